import type { EmailCodeState, PersonalDataView, Profile, SessionView } from '#contract/endpoints/account.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { limits as numbers } from '#contract/limits.ts'
import type { IdentityProvider } from '#server/adapters/identity-provider/provider.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { userOf, type Actor, type Context, type Queryable, type Tx } from '#server/kernel/context.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import { fail } from '#server/kernel/app-error.ts'
import { createAccessTokens } from './sessions/access-tokens.ts'
import { createEmailCodes, type CodeOwner } from './secrets/email-codes.ts'
import { createKnownDevices } from './sessions/known-devices.ts'
import { createLiveSessions } from './sessions/live-sessions.ts'
import { changeEmail } from './operations/change-email.ts'
import { changePassword } from './operations/change-password.ts'
import { changeProfile, type ProfileChanges } from './operations/change-profile.ts'
import { confirmEmailCode } from './operations/confirm-email-code.ts'
import { confirmEmail, type Confirmation } from './operations/confirm-email.ts'
import { confirmNewEmail } from './operations/confirm-new-email.ts'
import { deleteAccount } from './operations/delete-account.ts'
import { endAllSessions, forgetSessionsOf } from './sessions/end-all-sessions.ts'
import { endSessions } from './operations/end-sessions.ts'
import { forgotPassword } from './operations/forgot-password.ts'
import { getPersonalData } from './operations/get-personal-data.ts'
import { getProfile } from './operations/get-profile.ts'
import { askPassword } from './operations/own-account.ts'
import { issueEmailCode, type IssuedCode } from './operations/issue-email-code.ts'
import { listSessions } from './operations/list-sessions.ts'
import { login } from './operations/login.ts'
import { readUser, type SignedIn } from './operations/open-session.ts'
import { refreshSession } from './operations/refresh-session.ts'
import { register, type Registration } from './operations/register.ts'
import { resetPassword } from './operations/reset-password.ts'
import { getEmailCode, sendEmailCode } from './operations/send-email-code.ts'
import { sendVerification } from './operations/send-verification.ts'
import { signOut } from './operations/sign-out.ts'
import { validateLogin, type ProviderLogin } from './operations/validate-login.ts'
import type { Device, Deps, OfAccount } from './deps.ts'
import type { EndReason } from './domain/session.ts'
import { createRefreshTokens } from './sessions/refresh-tokens.ts'

export interface IdentityOptions {
  /** All session keys are derived from it. */
  secret: string
  publicUrl: URL
  clock: Clock
  db: Queryable
  rateLimits: RateLimits
  /** What the other modules keep about people. */
  personalData: readonly PersonalData[]
  ofAccount: OfAccount
  provider: IdentityProvider | undefined
}

/** Accounts and sessions. */
export interface Identity {
  /** Whoever an access token stands for; throws `session_ended` when it is not ours, expired, or its session is over. */
  authenticate(token: string): Promise<Actor>
  register(ctx: Context, given: Registration, device: Device): Promise<SignedIn>
  login(ctx: Context, given: { email: string; password: string }, device: Device): Promise<SignedIn>
  validateLogin(ctx: Context, given: ProviderLogin, device: Device): Promise<SignedIn & { registered: boolean }>
  refresh(ctx: Context, refreshToken: string | undefined): Promise<SignedIn>
  signOut(ctx: Context, refreshToken: string | undefined): Promise<void>
  me(ctx: Context): Promise<User>
  forgotPassword(ctx: Context, email: string, device: Device): Promise<void>
  resetPassword(ctx: Context, given: { password: string; hash: string }): Promise<void>
  confirmEmail(ctx: Context, given: Confirmation): Promise<void>
  confirmNewEmail(ctx: Context, given: Confirmation): Promise<void>
  getProfile(ctx: Context, userId: string): Promise<Profile>
  changeProfile(ctx: Context, userId: string, changes: ProfileChanges): Promise<Profile>
  changeEmail(ctx: Context, userId: string, given: { email: string; password?: string | undefined }): Promise<Profile>
  changePassword(
    ctx: Context,
    userId: string,
    given: { oldPassword?: string | undefined; password: string },
    device: Device,
  ): Promise<string | undefined>
  sendVerification(ctx: Context, userId: string): Promise<void>
  getEmailCode(ctx: Context, userId: string): Promise<EmailCodeState>
  sendEmailCode(ctx: Context, userId: string, device: Device): Promise<EmailCodeState>
  /** Creates the code of an email that is being written. */
  issueEmailCode(ctx: Pick<Context, 'clock'>, tx: Tx, owner: CodeOwner): Promise<IssuedCode | undefined>
  confirmEmailCode(ctx: Context, userId: string, code: string): Promise<void>
  listSessions(ctx: Context, userId: string): Promise<SessionView[]>
  /** One, all but one, or all of them. */
  endSessions(ctx: Context, userId: string, which: { except?: string | undefined; only?: string }): Promise<void>
  /** Ends all sessions of an account within a transaction; what it returns is called after the commit. */
  endAllSessions(ctx: Context, tx: Tx, userId: string, reason: EndReason): Promise<() => void>
  /** Makes this process read the sessions of an account again. */
  forgetSessionsOf(ctx: Context, userId: string): Promise<void>
  /** Asks for the caller's current password; what it returns is called in the transaction. */
  askPassword(ctx: Context, password: string | undefined): Promise<(tx: Tx) => Promise<void>>
  getPersonalData(ctx: Context, userId: string): Promise<PersonalDataView>
  deleteAccount(ctx: Context, userId: string, password: string | undefined): Promise<void>
}

const minute = 60
const hour = 60 * minute

export function createIdentity(options: IdentityOptions): Identity {
  const { secret, publicUrl, clock, db, rateLimits, provider, personalData, ofAccount } = options
  const deps: Deps = {
    ofAccount,
    personalData,
    accessTokens: createAccessTokens(secret, publicUrl.origin, clock),
    refreshTokens: createRefreshTokens(secret),
    liveSessions: createLiveSessions(db, clock, ofAccount.membershipOf),
    emailCodes: createEmailCodes(secret),
    knownDevices: createKnownDevices(secret, clock),
    provider,
    limits: {
      loginByAccount: rateLimits('login-account', { tries: 10, seconds: 15 * minute, growsTo: 4 * hour }),
      loginByDevice: rateLimits('login-device', { tries: 20, seconds: hour }),
      loginByAddress: rateLimits('login-address', { tries: 100, seconds: 15 * minute }),
      registerByAddress: rateLimits('register-address', { tries: 30, seconds: hour }),
      forgotByAccount: rateLimits('forgot-account', { tries: 5, seconds: hour }),
      forgotByAddress: rateLimits('forgot-address', { tries: 30, seconds: hour }),
      passwordByAccount: rateLimits('password-account', { tries: 10, seconds: 15 * minute, growsTo: 4 * hour }),
      exportsByAccount: rateLimits('exports-account', { tries: numbers.dataExportsAnHour, seconds: hour }),
      mailsByAccount: rateLimits('mails-account', { tries: 5, seconds: hour }),
      mailsToAddress: rateLimits('mails-address', { tries: 5, seconds: hour }),
      codesByAccount: rateLimits('email-codes-account', { tries: numbers.emailCode.sendsPerAccount, seconds: hour }),
      codesByNetwork: rateLimits('email-codes-network', { tries: numbers.emailCode.sendsPerNetwork, seconds: hour }),
      phonesByAccount: rateLimits('phones-account', { tries: 10, seconds: hour }),
    },
  }
  return {
    authenticate: (token) => authenticate(deps, token),
    register: (ctx, given, device) => register(ctx, deps, given, device),
    login: (ctx, given, device) => login(ctx, deps, given, device),
    validateLogin: (ctx, given, device) => validateLogin(ctx, deps, given, device),
    refresh: (ctx, refreshToken) => refreshSession(ctx, deps, refreshToken),
    signOut: (ctx, refreshToken) => signOut(ctx, deps, refreshToken),
    me: async (ctx) => (await readUser(ctx, deps, userOf(ctx).userId)).user,
    forgotPassword: (ctx, email, device) => forgotPassword(ctx, deps, email, device),
    resetPassword: (ctx, given) => resetPassword(ctx, deps, given),
    confirmEmail: (ctx, given) => confirmEmail(ctx, deps, given),
    confirmNewEmail: (ctx, given) => confirmNewEmail(ctx, deps, given),
    getProfile: (ctx, userId) => getProfile(ctx, deps, userId),
    changeProfile: (ctx, userId, changes) => changeProfile(ctx, deps, userId, changes),
    changeEmail: (ctx, userId, given) => changeEmail(ctx, deps, userId, given),
    changePassword: (ctx, userId, given, device) => changePassword(ctx, deps, userId, given, device),
    sendVerification: (ctx, userId) => sendVerification(ctx, deps, userId),
    getEmailCode,
    sendEmailCode: (ctx, userId, device) => sendEmailCode(ctx, deps, userId, device),
    issueEmailCode: (ctx, tx, owner) => issueEmailCode(ctx, tx, deps, owner),
    confirmEmailCode: (ctx, userId, code) => confirmEmailCode(ctx, deps, userId, code),
    listSessions,
    endSessions: (ctx, userId, which) => endSessions(ctx, deps, userId, which),
    endAllSessions: (ctx, tx, userId, reason) => endAllSessions(ctx, tx, deps, userId, reason),
    forgetSessionsOf: (ctx, userId) => forgetSessionsOf(ctx, deps, userId),
    askPassword: (ctx, password) => askPassword(ctx, deps, password),
    getPersonalData: (ctx, userId) => getPersonalData(ctx, deps, userId),
    deleteAccount: (ctx, userId, password) => deleteAccount(ctx, deps, userId, password),
  }
}

/** Role and caterer come from the session as the database knows it, not from the token: a change holds within a minute. */
async function authenticate({ accessTokens, liveSessions }: Deps, token: string): Promise<Actor> {
  const claims = await accessTokens.read(token)
  const session = claims && (await liveSessions.find(claims.sessionId, claims.issuedAt))
  if (!claims || !session || session.userId !== claims.userId) throw fail('session_ended')
  return {
    kind: 'user',
    userId: session.userId,
    role: session.role,
    sessionId: claims.sessionId,
    hasConfirmedEmail: session.hasConfirmedEmail,
    catererId: session.catererId,
    part: session.part,
  }
}
