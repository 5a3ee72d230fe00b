import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { tenDigits } from '../values/phone.ts'
import { roles } from '../values/role.ts'
import { Id, Ok } from './shared.ts'

export const Role = z.object({ id: z.enum(roles), name: z.string() })

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

const needEmail = 'Please enter your email address'
const needValidEmail = 'Enter a valid email address'
/** ASCII only, so that no address can be mistaken for another by its looks. */
export const Email = z
  .string(needEmail)
  .trim()
  .min(1, needEmail)
  .max(limits.text.email, `Enter an email address of up to ${limits.text.email} characters`)
  .pipe(z.email(needValidEmail))
/** An address for an account. Nobody can have one under `.invalid` (RFC 2606); deleted accounts keep one there. */
export const NewEmail = Email.refine((address) => !/\.invalid$/i.test(address), needValidEmail)
/** Letters, marks, digits, signs and spaces of any script; the two joiners are part of how Hindi and Marathi are written. */
export const visibleText = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200c\u200d]*$/u
export const PersonName = z
  .string('Enter your name')
  .trim()
  .min(1, 'Enter your name')
  .max(limits.text.name, `Enter a name of up to ${limits.text.name} characters`)
  .normalize('NFC')
  .regex(visibleText, 'Enter a name without control characters')
/** '2' or {id: '2'}: both are seen in the wild (C13). The operation refuses role 1. */
export const RoleGiven = z.union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })])
/** As long as anybody types and no longer than can be hashed; what is acceptable as a new password is a rule of its own. */
export const Password = z.string().max(limits.password.max * 4)
/** The secret of a mailed link, as it stands behind the # of its address. */
const LinkSecret = z.string().min(1).max(200)
const RefreshTokenGiven = z.object({ refreshToken: z.string().max(200).optional() })
/** Ten digits, with or without +91. */
export const Phone = z
  .string()
  .transform((text) => text.replace(/^\+91/, ''))
  .pipe(z.string().regex(tenDigits, 'Phone number must be exactly 10 digits'))

export const login = endpoint({
  method: 'POST',
  path: '/auth/email/login',
  aliases: ['/api/auth/email/login'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Sign in with e-mail and password',
  body: z.object({
    email: Email,
    password: Password.min(1),
  }),
  response: Session,
})

export const register = endpoint({
  method: 'POST',
  path: '/auth/email/register',
  aliases: ['/api/auth/email/register'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Make an account for a customer (role 2) or a caterer (role 3) and sign in',
  body: z.object({
    email: NewEmail,
    password: Password,
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
  aliases: ['/api/auth/refresh'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Trade a refresh token, from the cookie or the body, for a new session',
  body: RefreshTokenGiven.default({}),
  response: Session,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  aliases: ['/api/auth/logout'],
  access: 'public',
  tag: 'Accounts',
  summary: 'End this session; answers the same when there is none',
  body: RefreshTokenGiven.default({}),
  response: Ok,
})

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  aliases: ['/api/auth/me'],
  access: 'signed_in',
  tag: 'Accounts',
  summary: 'Who is signed in',
  response: User,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot/password',
  aliases: ['/api/auth/forgot/password'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Mail a link with which the password can be set anew, once, within 30 minutes',
  body: z.object({ email: Email }),
  response: Ok,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset/password',
  aliases: ['/auth/reset/password'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Set a new password with the secret of a mailed link; ends all sessions of the account',
  body: z.object({ password: Password, hash: LinkSecret }),
  response: Ok,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/email/confirm',
  aliases: ['/api/auth/email/confirm'],
  access: 'public',
  tag: 'Accounts',
  summary:
    'Confirm the address of an account with the secret of the mail that welcomed it; again is refused as any used link',
  body: z.object({ hash: LinkSecret }),
  response: Ok,
})

export const confirmNewEmail = endpoint({
  method: 'POST',
  path: '/auth/email/confirm/new',
  aliases: ['/api/auth/email/confirm/new'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Change the address of an account to the one that the secret was mailed to; ends its other sessions',
  body: z.object({ hash: LinkSecret }),
  response: Ok,
})

export const validateLogin = endpoint({
  method: 'POST',
  path: '/auth/validate/login',
  aliases: ['/api/auth/validate/login'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Trade an id_token of the identity provider, sent as the bearer, for a session of a customer',
  /** Only the nonce counts. The rest is what the spec's client sends; who somebody is stands in the token alone (C57, C71). */
  body: z
    .object({
      nonce: z.string().max(200).optional(),
      email: z.unknown().optional(),
      firstName: z.unknown().optional(),
      role: z.unknown().optional(),
    })
    .default({}),
  /** `registered` when this sign-in made the account. */
  response: Session.extend({ registered: z.boolean() }),
})
