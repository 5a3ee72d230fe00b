import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { languages } from '../values/language.ts'
import { memberParts } from '../rules/member-part.ts'
import { tenDigits } from '../values/phone.ts'
import { roles } from '../values/role.ts'
import { Id, ignored, Ok } from './shared.ts'
import { nameLine, tooLong } from './text.ts'

export const Role = z
  .object({ id: z.enum(roles), name: z.string() })
  .meta({ id: 'Role', description: '1 admin, 2 customer, 3 caterer' })

export const User = z
  .object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    role: Role,
    email: z.string(),
    phone: z.string().describe('Phone number (E.164)'),
    catererId: Id.optional().describe('Caterer to which the account belongs'),
    part: z.enum(memberParts).optional().describe('Part in which the account acts for its caterer'),
    language: z.enum(languages).describe('Language of emails and documents'),
    availCoupons: z.array(Id),
  })
  .meta({ id: 'User', description: 'Account' })
export type User = z.output<typeof User>

/** `token` is an access token of 15 minutes. `refreshToken` is left out for the site itself, which gets a cookie instead. */
export const Session = z.object({ user: User, token: z.string(), refreshToken: z.string().optional() }).meta({
  id: 'Tokens',
  description:
    'Account with an access token of 15 minutes; `refreshToken` is absent for the site itself, which gets a cookie',
})
export type Session = z.output<typeof Session>

const needEmail = invalid('email_needed')
const needValidEmail = invalid('email_invalid')
/** ASCII only, so that no address can be mistaken for another by its looks. */
export const Email = z
  .string(needEmail)
  .trim()
  .min(1, needEmail)
  .max(limits.text.email, tooLong(limits.text.email))
  .pipe(z.email(needValidEmail))
  .meta({ format: 'email', description: 'Email address' })
/** An address for an account. Nobody can have one under `.invalid` (RFC 2606); deleted accounts keep one there. */
export const NewEmail = Email.refine((address) => !/\.invalid$/i.test(address), needValidEmail)
export const PersonName = nameLine(limits.text.name, 'name_needed')
/** '2' or {id: '2'}: both are seen in the wild (C13). The operation rejects role 1. */
export const RoleGiven = z
  .union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })], invalid('role_needed'))
  .meta({ description: 'Id of the role, or an object with it: 2 customer, 3 caterer' })
/** Bounded by what can be hashed; the rules of a new password are checked separately. */
export const Password = z
  .string(invalid('password_needed'))
  .max(limits.password.max * 4, tooLong(limits.password.max * 4))
  .meta({ format: 'password' })
/** The secret of a mailed link, as it stands behind the # of its address. */
export const LinkSecret = z.string().min(1).max(200).describe('Token of the emailed link')
const Confirmation = z.object({
  hash: LinkSecret,
  password: Password.optional().describe('New password, needed without a session of the account'),
})
const RefreshTokenGiven = z.object({ refreshToken: z.string().max(200).optional() })
/** Ten digits, with or without +91. */
export const Phone = z
  .string(invalid('phone_invalid'))
  .transform((text) => text.replace(/^\+91/, ''))
  .pipe(z.string().regex(tenDigits, invalid('phone_invalid')))
  .meta({ pattern: String.raw`^(\+91)?\d{10}$`, description: 'Ten digits, with or without +91' })

export const login = endpoint({
  method: 'POST',
  path: '/auth/email/login',
  aliases: ['/api/auth/email/login'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Log in with email and password',
  description:
    'Starts a session on this device. Limited to 10 attempts per account in 15 minutes, longer after repeated failures, and 100 per network; on a device where the site has signed in to the account before, to 20 an hour instead. 503 while too many passwords wait to be checked.',
  errors: ['login_failed', 'too_many_requests'],
  body: z.object({
    email: Email,
    password: Password.min(1, invalid('password_needed')),
  }),
  success: 'The account with its tokens',
  response: Session,
})

export const register = endpoint({
  method: 'POST',
  path: '/auth/email/register',
  aliases: ['/api/auth/email/register'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Create an account',
  description:
    'Creates the account of a customer (role 2) or a caterer (role 3), starts a session and emails a link that confirms the address. With `invitation` the account joins a caterer, and its address is confirmed. Limited to 30 accounts per network and hour.',
  errors: [
    'account_exists',
    'role_not_open',
    'password_too_weak',
    'password_too_common',
    'invitation_invalid',
    'invitation_for_other',
    'team_full',
    'too_many_requests',
  ],
  body: z.object({
    email: NewEmail,
    password: Password,
    phone: Phone,
    firstName: PersonName,
    lastName: PersonName,
    role: RoleGiven.default('2'),
    invitation: LinkSecret.optional().describe(
      'Token of an emailed invitation to act for a caterer; the role is then 3',
    ),
  }),
  success: 'The account with its tokens',
  response: Session,
  status: 201,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  aliases: ['/api/auth/refresh'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Renew a session',
  description:
    'Exchanges a refresh token, from the body or from the cookie of the site, for new tokens. A refresh token is good for 30 days and can be used once. Reusing an old one ends the session, except within a few seconds of its first use.',
  errors: [],
  body: RefreshTokenGiven.default({}),
  success: 'The account with new tokens',
  response: Session,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  aliases: ['/api/auth/logout'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Log out',
  description: 'Ends the session of the refresh token in the body or in the cookie of the site. Idempotent.',
  errors: [],
  body: RefreshTokenGiven.default({}),
  success: 'The session has ended',
  response: Ok,
})

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  aliases: ['/api/auth/me'],
  access: 'signed_in',
  tag: 'Accounts',
  summary: 'Get the current user',
  description: 'Returns the account that the access token belongs to.',
  errors: [],
  success: 'The account',
  response: User,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot/password',
  aliases: ['/api/auth/forgot/password'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Request a password reset',
  description:
    'Emails a link that sets a new password once within 30 minutes. Limited to 5 emails per account and 30 per network in an hour.',
  errors: ['email_unknown', 'too_many_requests'],
  body: z.object({ email: Email }),
  success: 'The email is on its way',
  response: Ok,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset/password',
  aliases: ['/auth/reset/password'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Set a new password with an emailed link',
  description: 'Takes the token of the emailed link as `hash`. Ends all sessions of the account.',
  errors: ['link_invalid', 'new_password_too_weak', 'password_too_common', 'too_many_requests'],
  body: z.object({ password: Password, hash: LinkSecret }),
  success: 'The password is changed',
  response: Ok,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/email/confirm',
  aliases: ['/api/auth/email/confirm'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Confirm an email address',
  description:
    'Takes the token of the confirmation email as `hash`. Without a session of that account it needs a new password, which ends all sessions of the account. Idempotent without a password.',
  errors: ['link_invalid', 'new_password_needed', 'new_password_too_weak', 'password_too_common', 'too_many_requests'],
  body: Confirmation,
  success: 'The address is confirmed',
  response: Ok,
})

export const confirmNewEmail = endpoint({
  method: 'POST',
  path: '/auth/email/confirm/new',
  aliases: ['/api/auth/email/confirm/new'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Confirm an email change',
  description:
    'Takes the token of the email sent to the new address as `hash`, and changes the address of the account to it. Ends the other sessions of the account. Without a session of the account it needs a new password, which ends all of them.',
  errors: [
    'link_invalid',
    'account_exists',
    'new_password_needed',
    'new_password_too_weak',
    'password_too_common',
    'too_many_requests',
  ],
  body: Confirmation,
  success: 'The address is changed',
  response: Ok,
})

export const validateLogin = endpoint({
  method: 'POST',
  path: '/auth/validate/login',
  aliases: ['/api/auth/validate/login'],
  access: 'public',
  tag: 'Accounts',
  summary: 'Log in with the identity provider',
  description:
    'Exchanges an id_token of the identity provider, sent as the bearer, for a session of a customer. Creates the account at the first sign-in. Each id_token is good for one call. 404 when the service has no provider.',
  errors: [
    'not_found',
    'too_many_requests',
    'provider_token_invalid',
    'provider_email_unverified',
    'provider_customers_only',
    'provider_account_deleted',
    'provider_unreachable',
    'account_exists',
  ],
  bearer: 'provider',
  /** Only the nonce counts. The rest is what the spec's client sends; the identity is taken from the token only (C57, C71). */
  body: z
    .object({
      nonce: z.string().max(200).optional().describe('Nonce of the sign-in, where the id_token has one'),
      email: z.unknown().optional().meta(ignored),
      firstName: z.unknown().optional().meta(ignored),
      role: z.unknown().optional().meta(ignored),
    })
    .default({}),
  success: 'The account with its tokens',
  response: Session.extend({ registered: z.boolean().describe('Whether this sign-in created the account') }),
})
