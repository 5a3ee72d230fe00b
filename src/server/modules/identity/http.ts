import { serialize } from 'hono/utils/cookie'
import * as endpoints from '#contract/endpoints/identity.ts'
import { login, me, refresh, register, signOut, validateLogin } from '#contract/endpoints/identity.ts'
import type { Message } from '#contract/endpoints/shared.ts'
import type { NoteCode } from '#contract/notes.ts'
import { noteView } from '#server/http/text-views.ts'
import { userOf } from '#server/kernel/context.ts'
import * as account from '#contract/endpoints/account.ts'
import { Reply, type Api } from '#server/http/api.ts'
import { bearerOf } from '#server/http/middleware.ts'
import type { RequestFacts } from '#server/http/request.ts'
import { refreshTokenDays } from './domain/refresh-token.ts'
import type { Identity } from './identity.ts'
import type { SignedIn } from './operations/open-session.ts'
import type { Device } from './deps.ts'
import { knownDeviceDays } from './sessions/known-devices.ts'

/** Binds the accounts' endpoints. The site keeps its refresh token in a cookie that no script can read; other clients get it in the body. */
export function bindIdentity(api: Api, identity: Identity, publicUrl: URL): void {
  const cookie = refreshCookie(publicUrl)
  const marks = marksCookie(publicUrl)
  const deviceOf = (request: RequestFacts): Device => ({
    ip: request.ip,
    userAgent: request.header('user-agent') ?? '',
    marks: request.fromSite ? request.cookie(marks.name) : undefined,
  })
  const tokenOf = (body: { refreshToken?: string | undefined }, request: RequestFacts) =>
    request.fromSite ? request.cookie(cookie.name) : body.refreshToken
  const answer = <S extends SignedIn>(given: S, request: RequestFacts, status: 200 | 201 = 200) => {
    const { marks: kept, ...session } = given
    if (!request.fromSite) return new Reply<Visible<S>>(session, { status })
    const { refreshToken, ...visible } = session
    const cookies = [cookie.set(refreshToken), ...(kept === undefined ? [] : [marks.set(kept)])]
    return new Reply<Visible<S>>(visible, { status, cookies })
  }

  api.on(register, async (ctx, { body }, request) =>
    answer(await identity.register(ctx, body, deviceOf(request)), request, 201),
  )
  api.on(login, async (ctx, { body }, request) => answer(await identity.login(ctx, body, deviceOf(request)), request))
  api.on(validateLogin, async (ctx, { body }, request) => {
    const given = { idToken: bearerOf(request.header('authorization')), nonce: body.nonce }
    return answer(await identity.validateLogin(ctx, given, deviceOf(request)), request)
  })
  api.on(refresh, async (ctx, { body }, request) =>
    answer(await identity.refresh(ctx, tokenOf(body, request)), request),
  )
  api.on(signOut, async (ctx, { body }, request) => {
    await identity.signOut(ctx, tokenOf(body, request))
    return signedOut('signed_out', request, cookie)
  })
  api.on(me, async (ctx) => identity.me(ctx))
  bindMailedLinks(api, identity, deviceOf)
  bindProfile(api, identity, { deviceOf, marks })
  bindSessions(api, identity, cookie)
  api.on(account.deleteAccount, async (ctx, { params, body }, request) => {
    await identity.deleteAccount(ctx, params.id, body.password)
    return signedOut('account_deleted', request, cookie)
  })
}

type Cookie = ReturnType<typeof refreshCookie>
/** What a body shows of a sign-in. */
type Visible<S> = Omit<Omit<S, 'marks'>, 'refreshToken'>
type DeviceOf = (request: RequestFacts) => Device

function signedOut(code: NoteCode, request: RequestFacts, cookie: Cookie): Reply<Message> {
  return new Reply(noteView(code), request.fromSite ? { cookies: [cookie.remove()] } : {})
}

function bindMailedLinks(api: Api, identity: Identity, deviceOf: DeviceOf): void {
  api.on(endpoints.forgotPassword, async (ctx, { body }, request) => {
    await identity.forgotPassword(ctx, body.email, deviceOf(request))
    return noteView('password_reset_sent')
  })
  api.on(endpoints.resetPassword, async (ctx, { body }) => {
    await identity.resetPassword(ctx, body)
    return noteView('password_reset')
  })
  api.on(endpoints.confirmEmail, async (ctx, { body }) => {
    await identity.confirmEmail(ctx, body)
    return noteView('email_confirmed')
  })
  api.on(endpoints.confirmNewEmail, async (ctx, { body }) => {
    await identity.confirmNewEmail(ctx, body)
    return noteView('email_changed')
  })
}

function bindProfile(
  api: Api,
  identity: Identity,
  { deviceOf, marks }: { deviceOf: DeviceOf; marks: ReturnType<typeof marksCookie> },
): void {
  api.on(account.getProfile, async (ctx, { params }) => identity.getProfile(ctx, params.id))
  api.on(account.changeProfile, async (ctx, { params, body }) => identity.changeProfile(ctx, params.id, body))
  api.on(account.changeEmail, async (ctx, { params, body }) => identity.changeEmail(ctx, params.id, body))
  api.on(account.sendVerification, async (ctx, { params }) => {
    await identity.sendVerification(ctx, params.id)
    return noteView('email_sent_again')
  })
  api.on(account.getEmailCode, async (ctx, { params }) => identity.getEmailCode(ctx, params.id))
  api.on(account.sendEmailCode, async (ctx, { params }, request) =>
    identity.sendEmailCode(ctx, params.id, deviceOf(request)),
  )
  api.on(account.confirmEmailCode, async (ctx, { params, body }) => {
    await identity.confirmEmailCode(ctx, params.id, body.code)
    return noteView('email_confirmed')
  })
  api.on(account.changePassword, async (ctx, { params, body }, request) => {
    const kept = await identity.changePassword(ctx, params.id, body, deviceOf(request))
    const cookies = request.fromSite && kept !== undefined ? [marks.set(kept)] : []
    return new Reply(noteView('password_changed'), { cookies })
  })
  api.on(account.getPersonalData, async (ctx, { params }) => {
    const headers = { 'Content-Disposition': 'attachment; filename="my-data.json"' }
    return new Reply(await identity.getPersonalData(ctx, params.id), { headers })
  })
}

function bindSessions(api: Api, identity: Identity, cookie: Cookie): void {
  api.on(account.listSessions, async (ctx, { params }) => ({ sessions: await identity.listSessions(ctx, params.id) }))
  api.on(account.endSession, async (ctx, { params }, request) => {
    await identity.endSessions(ctx, params.id, { only: params.sessionId })
    const sessions = await identity.listSessions(ctx, params.id)
    const isOwn = params.sessionId === userOf(ctx).sessionId
    return new Reply({ sessions }, isOwn && request.fromSite ? { cookies: [cookie.remove()] } : {})
  })
  api.on(account.endAllSessions, async (ctx, { params, query }, request) => {
    const exceptCurrent = query.except === 'current'
    await identity.endSessions(ctx, params.id, { except: exceptCurrent ? userOf(ctx).sessionId : undefined })
    const sessions = await identity.listSessions(ctx, params.id)
    return new Reply({ sessions }, !exceptCurrent && request.fromSite ? { cookies: [cookie.remove()] } : {})
  })
}

/** Browsers accept the `__Host-` name only for Secure cookies, which plain http (demo mode alone) cannot have. */
function hostCookie(publicUrl: URL, plainName: string, sameSite: 'Lax' | 'Strict', days: number) {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? `__Host-${plainName}` : plainName
  const write = (value: string, maxAge: number) =>
    serialize(name, value, { path: '/', httpOnly: true, sameSite, secure, maxAge })
  return { name, set: (value: string) => write(value, days * 24 * 60 * 60), remove: () => write('', 0) }
}

function refreshCookie(publicUrl: URL) {
  return hostCookie(publicUrl, 'pangat_refresh', 'Lax', refreshTokenDays)
}

/** Stays after signing out: it opens nothing, and a device that was signed out is the one that signs in again. */
function marksCookie(publicUrl: URL) {
  return hostCookie(publicUrl, 'pangat_device', 'Strict', knownDeviceDays)
}
