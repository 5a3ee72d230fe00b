import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { tenDigits } from '../values/phone.ts'
import { Id, Ok } from './shared.ts'

export const roleIds = ['1', '2', '3'] as const
export type RoleId = (typeof roleIds)[number]
export const roleNames = { '1': 'admin', '2': 'user', '3': 'caterer' } as const satisfies Record<RoleId, string>

export const Role = z.object({ id: z.enum(roleIds), name: z.string() })

export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  email: z.string(),
  /** E.164, '+91' and ten digits. */
  phone: z.string(),
  catererId: Id.optional(),
  availCoupons: z.array(Id),
})
export type User = z.output<typeof User>

/** `token` is an access token of 15 minutes. `refreshToken` is left out for the site itself, which gets a cookie instead. */
export const Session = z.object({ user: User, token: z.string(), refreshToken: z.string().optional() })
export type Session = z.output<typeof Session>

export const Email = z.string().trim().max(limits.text.email).pipe(z.email('Please enter a valid email address'))
export const PersonName = z
  .string()
  .trim()
  .min(1, 'Please enter your name')
  .max(limits.text.name)
  .regex(/^\P{Cc}*$/u, 'Please enter a name without control characters')
/** '2' or {id: '2'}: both are seen in the wild (C13). The operation refuses role 1. */
const RoleGiven = z.union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })])
/** Ten digits, with or without +91. */
export const Phone = z
  .string()
  .transform((text) => text.replace(/^\+91/, ''))
  .pipe(z.string().regex(tenDigits, 'Phone number must be exactly 10 digits'))

export const login = endpoint({
  method: 'POST',
  path: '/auth/email/login',
  access: 'public',
  tag: 'Accounts',
  summary: 'Sign in with e-mail and password',
  body: z.object({
    email: Email,
    password: z
      .string()
      .min(1)
      .max(limits.password.max * 4),
  }),
  response: Session,
})

export const register = endpoint({
  method: 'POST',
  path: '/auth/email/register',
  access: 'public',
  tag: 'Accounts',
  summary: 'Make an account for a customer (role 2) or a caterer (role 3) and sign in',
  body: z.object({
    email: Email,
    password: z.string().max(limits.password.max * 4),
    phone: Phone,
    firstName: PersonName,
    lastName: PersonName,
    role: RoleGiven.default('2'),
  }),
  response: Session,
  status: 201,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  tag: 'Accounts',
  summary: 'Trade a refresh token, from the cookie or the body, for a new session',
  body: z.object({ refreshToken: z.string().max(200).optional() }).default({}),
  response: Session,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  tag: 'Accounts',
  summary: 'End this session; answers the same when there is none',
  body: z.object({ refreshToken: z.string().max(200).optional() }).default({}),
  response: Ok,
})

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: 'signed_in',
  tag: 'Accounts',
  summary: 'Who is signed in',
  response: User,
})
