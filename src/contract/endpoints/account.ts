import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../values/language.ts'
import { NewEmail, Password, PersonName, Phone, RoleGiven, User } from './identity.ts'
import { Id, IdParams, Ok } from './shared.ts'

/** An account as its owner sees it. */
export const Profile = User.extend({
  language: z.enum(languages),
  emailVerified: z.boolean(),
  /** The address that waits to be confirmed by the mail sent to it. */
  pendingEmail: z.string().optional(),
  /** False for accounts that only an identity provider opens: nothing to ask before a change. */
  hasPassword: z.boolean(),
})
export type Profile = z.output<typeof Profile>

/** A sign-in on one device. Browser and system are missing when the device does not say them. */
export const SessionView = z.object({
  id: Id,
  browser: z.string().optional(),
  system: z.string().optional(),
  signedInAt: z.iso.datetime(),
  /** To the minute or so: set whenever the device renews its tokens. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SessionView = z.output<typeof SessionView>

export const Sessions = z.object({ sessions: z.array(SessionView) })

/** Everything kept about a person, by what it is about: account, sessions, orders and so on. */
export const PersonalDataView = z.object({
  writtenAt: z.iso.datetime(),
  about: z.record(z.string(), z.unknown()),
})
export type PersonalDataView = z.output<typeof PersonalDataView>

const tag = 'Accounts'
const path = '/api/users/{id}'
const access = 'signed_in'
/** Asked before what a thief of an open session must not do; not of accounts without a password. */
const CurrentPassword = Password.optional()
const needCode = 'Enter the 6-digit code'

export const getProfile = endpoint({
  method: 'GET',
  path,
  access,
  tag,
  summary: 'The own account',
  params: IdParams,
  response: Profile,
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path,
  access,
  tag,
  summary: 'Change what is given of the own account and nothing else; e-mail and password have ways of their own',
  params: IdParams,
  body: z.object({
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
    phone: Phone.optional(),
    language: z.enum(languages, 'Choose a language').optional(),
    /** What the spec's client sends after making a caterer, which is linked already; another's is refused (C70). */
    catererId: Id.optional(),
    /** Changes nothing; a role that one does not have is refused. */
    role: RoleGiven.optional(),
  }),
  response: Profile,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path,
  access,
  tag,
  summary: 'Delete the own account; its orders and reviews stay without a name. Refused while orders are under way',
  params: IdParams,
  body: z.object({ password: CurrentPassword }).default({}),
  response: Ok,
})

export const changeEmail = endpoint({
  method: 'POST',
  path: `${path}/email`,
  access,
  tag,
  summary: 'Ask for another e-mail address; it counts once the link mailed to it was followed',
  params: IdParams,
  body: z.object({ email: NewEmail, password: CurrentPassword }),
  response: Profile,
  status: 202,
})

export const sendVerification = endpoint({
  method: 'POST',
  path: `${path}/verification`,
  access,
  tag,
  summary: 'Mail the link that confirms the own address again; nothing is sent when it is confirmed',
  params: IdParams,
  response: Ok,
  status: 202,
})

/** Whether the account's address is confirmed, and the code under way where there is one. */
export const EmailCodeState = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** The code asked for last, while it can be entered. */
  code: z.object({ expiresAt: z.iso.datetime(), triesLeft: z.number().int() }).optional(),
})
export type EmailCodeState = z.output<typeof EmailCodeState>

export const getEmailCode = endpoint({
  method: 'GET',
  path: `${path}/email-code`,
  access,
  tag,
  summary: 'Get the state of the email confirmation code',
  params: IdParams,
  response: EmailCodeState,
})

export const sendEmailCode = endpoint({
  method: 'POST',
  path: `${path}/email-code`,
  access,
  tag,
  summary: 'Send a code that confirms the account email',
  params: IdParams,
  response: EmailCodeState,
  status: 202,
})

export const confirmEmailCode = endpoint({
  method: 'POST',
  path: `${path}/email-code/confirm`,
  access,
  tag,
  summary: 'Confirm the account email with the code',
  params: IdParams,
  /** Spaces are ignored: people copy '123 456'. */
  body: z.object({
    code: z
      .string(needCode)
      .max(40, needCode)
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, needCode)),
  }),
  response: Ok,
})

export const changePassword = endpoint({
  method: 'POST',
  path: `${path}/password`,
  access,
  tag,
  summary: 'Set another password; ends the other sessions of the account',
  params: IdParams,
  body: z.object({ oldPassword: CurrentPassword, password: Password }),
  response: Ok,
})

export const listSessions = endpoint({
  method: 'GET',
  path: `${path}/sessions`,
  access,
  tag,
  summary: 'The devices on which this account is signed in, the last used first',
  params: IdParams,
  response: Sessions,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: `${path}/sessions/{sessionId}`,
  access,
  tag,
  summary: 'Sign one device out; answers the same when it is signed out already',
  params: z.object({ id: Id, sessionId: Id }),
  response: Sessions,
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: `${path}/sessions`,
  access,
  tag,
  summary: 'Sign all devices out; with except=current all but the one that asks',
  params: IdParams,
  query: z.object({ except: z.enum(['current']).optional() }),
  response: Sessions,
})

export const getPersonalData = endpoint({
  method: 'GET',
  path: `${path}/data`,
  access,
  tag,
  summary: 'Everything kept about the own person, as a file to keep',
  params: IdParams,
  response: PersonalDataView,
})
