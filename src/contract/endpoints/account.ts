import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { languages } from '../values/language.ts'
import { NewEmail, Password, PersonName, Phone, RoleGiven, User } from './identity.ts'
import { Id, IdParams, Ok, Rejected, Timestamp } from './shared.ts'

/** An account as its owner sees it. */
export const Profile = User.extend({
  emailVerified: z.boolean(),
  pendingEmail: z.string().optional().describe('New address that is not confirmed yet'),
  hasPassword: z
    .boolean()
    .describe('False for an account that only an identity provider opens: it has no password to ask for'),
}).meta({ id: 'Profile', description: 'Account as its owner sees it' })
export type Profile = z.output<typeof Profile>

/** A sign-in on one device. Browser and system are missing when the device does not say them. */
export const SessionView = z
  .object({
    id: Id,
    browser: z.string().optional(),
    system: z.string().optional(),
    signedInAt: Timestamp,
    lastUsedAt: Timestamp.describe('Last renewal of the tokens, to the minute'),
    current: z.boolean().describe('True for the session of the caller'),
  })
  .meta({
    id: 'Session',
    description: 'Sign-in on one device; browser and system are absent when the device does not name them',
  })
export type SessionView = z.output<typeof SessionView>

export const Sessions = z.object({ sessions: z.array(SessionView) }).meta({ id: 'Sessions' })
export type Sessions = z.output<typeof Sessions>

/** Everything kept about a person, by what it is about: account, sessions, orders and so on. */
export const PersonalDataView = z
  .object({
    writtenAt: Timestamp,
    about: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'PersonalData', description: 'Everything stored about a person, by subject' })
export type PersonalDataView = z.output<typeof PersonalDataView>

const tag = 'Accounts'
const path = '/api/users/{id}'
const access = 'signed_in'
/** Asked before what a thief of an open session must not do; not of accounts without a password. */
const CurrentPassword = Password.optional()
const needCode = invalid('email_code_needed')

/** Rights, and what follows from other things: another value than the account has is rejected with `not_allowed`. */
export const profileClaims = {
  id: Rejected,
  availCoupons: Rejected,
  emailVerified: Rejected,
  pendingEmail: Rejected,
  hasPassword: Rejected,
  part: Rejected,
}
/** Changed by operations of their own: rejected with `not_in_profile` unless it says what is so anyway. */
export const profileElsewhere = { email: Rejected, password: Rejected, oldPassword: Rejected, newPassword: Rejected }

export const getProfile = endpoint({
  method: 'GET',
  path,
  access,
  tag,
  summary: 'Get my profile',
  description: 'Only for the account itself: the id of another account answers 404.',
  errors: ['not_found'],
  params: IdParams,
  success: 'The profile',
  response: Profile,
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path,
  access,
  tag,
  summary: 'Update my profile',
  description:
    'Changes the fields that are given. Email and password have operations of their own and answer `not_in_profile` here. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found', 'not_allowed', 'not_in_profile', 'account_exists', 'too_many_requests'],
  params: IdParams,
  body: z.object({
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
    phone: Phone.optional(),
    language: z.enum(languages, invalid('language_needed')).optional(),
    catererId: Id.optional().describe('Caterer of the account, as it is; another one answers `not_allowed`'),
    role: RoleGiven.optional().describe('Role of the account, as it is; another one answers `not_allowed`'),
    ...profileClaims,
    ...profileElsewhere,
  }),
  success: 'The profile after the change',
  response: Profile,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path,
  access,
  tag,
  summary: 'Delete my account',
  description:
    'Removes personal data, anonymises orders and reviews, and ends all sessions. Needs the current password where the account has one. Rejected while an order is open. Only for the account itself: the id of another account answers 404.',
  errors: [
    'not_found',
    'password_wrong',
    'account_has_orders',
    'account_has_balance',
    'account_needed',
    'too_many_requests',
  ],
  params: IdParams,
  body: z.object({ password: CurrentPassword }).default({}),
  success: 'The account is deleted',
  response: Ok,
})

export const changeEmail = endpoint({
  method: 'POST',
  path: `${path}/email`,
  access,
  tag,
  summary: 'Request an email change',
  description:
    'Emails a confirmation link to the new address. The old address stays until the link is used. Needs the current password where the account has one. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found', 'password_wrong', 'email_unchanged', 'account_exists', 'too_many_requests'],
  params: IdParams,
  body: z.object({ email: NewEmail, password: CurrentPassword }),
  success: 'The profile with the pending address',
  response: Profile,
  status: 202,
})

export const sendVerification = endpoint({
  method: 'POST',
  path: `${path}/verification`,
  access,
  tag,
  summary: 'Resend the confirmation email',
  description:
    'Emails the link that confirms the address of the account. Sends nothing when the address is confirmed. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found', 'too_many_requests'],
  params: IdParams,
  success: 'The email is on its way',
  response: Ok,
  status: 202,
})

/** Whether the account's address is confirmed, and the code under way where there is one. */
export const EmailCodeState = z
  .object({
    email: z.string(),
    emailVerified: z.boolean(),
    code: z
      .object({ expiresAt: Timestamp, triesLeft: z.number().int() })
      .optional()
      .describe('Code requested last, while it can be entered'),
  })
  .meta({ id: 'EmailCodeState' })
export type EmailCodeState = z.output<typeof EmailCodeState>

export const getEmailCode = endpoint({
  method: 'GET',
  path: `${path}/email-code`,
  access,
  tag,
  summary: 'Get the state of the email confirmation code',
  description:
    'Returns whether the address is confirmed, and the current code’s expiry and remaining tries. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found'],
  params: IdParams,
  success: 'The state of the confirmation',
  response: EmailCodeState,
})

export const sendEmailCode = endpoint({
  method: 'POST',
  path: `${path}/email-code`,
  access,
  tag,
  summary: 'Send an email confirmation code',
  description:
    'Emails a 6-digit code that confirms the address within 10 minutes. A new code replaces the one before. Limited to 3 codes per account and 10 per network in an hour. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found', 'too_many_requests'],
  params: IdParams,
  success: 'The state of the confirmation',
  response: EmailCodeState,
  status: 202,
})

export const confirmEmailCode = endpoint({
  method: 'POST',
  path: `${path}/email-code/confirm`,
  access,
  tag,
  summary: 'Confirm the account email with a code',
  description:
    'Takes the code from the email. A code can be tried 5 times. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found', 'email_code_wrong', 'email_code_invalid'],
  params: IdParams,
  body: z.object({
    code: z
      .string(needCode)
      .max(40, needCode)
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, needCode))
      .meta({ description: 'Code of 6 digits; spaces are ignored' }),
  }),
  success: 'The address is confirmed',
  response: Ok,
})

export const changePassword = endpoint({
  method: 'POST',
  path: `${path}/password`,
  access,
  tag,
  summary: 'Change my password',
  description:
    'Needs the current password where the account has one. Ends the other sessions of the account. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found', 'password_wrong', 'new_password_too_weak', 'password_too_common', 'too_many_requests'],
  params: IdParams,
  body: z.object({ oldPassword: CurrentPassword, password: Password }),
  success: 'The password is changed',
  response: Ok,
})

export const listSessions = endpoint({
  method: 'GET',
  path: `${path}/sessions`,
  access,
  tag,
  summary: 'List my sessions',
  description:
    'Returns the devices on which the account is signed in, the last used first. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found'],
  params: IdParams,
  success: 'The sessions',
  response: Sessions,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: `${path}/sessions/{sessionId}`,
  access,
  tag,
  summary: 'Revoke a session',
  description: 'Signs one device out. Idempotent. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found'],
  params: z.object({ id: Id, sessionId: Id }),
  success: 'The sessions that remain',
  response: Sessions,
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: `${path}/sessions`,
  access,
  tag,
  summary: 'Revoke all sessions',
  description:
    'Signs all devices out, or all but the calling one with `except=current`. Idempotent. Only for the account itself: the id of another account answers 404.',
  errors: ['not_found'],
  params: IdParams,
  query: z.object({ except: z.enum(['current']).optional() }),
  success: 'The sessions that remain',
  response: Sessions,
})

export const getPersonalData = endpoint({
  method: 'GET',
  path: `${path}/data`,
  access,
  tag,
  summary: 'Export my data',
  description: `Returns everything stored about the person, as a JSON file. Only for the account itself: the id of another account answers 404. Limited to ${limits.dataExportsAnHour} exports per account and hour.`,
  errors: ['not_found', 'too_many_requests'],
  params: IdParams,
  success: 'The data',
  response: PersonalDataView,
})
