import { serialize } from 'hono/utils/cookie'
import { login, me, refresh, register, signOut, type Session } from '#contract/endpoints/identity.ts'
import { Reply, type Api } from '#server/http/api.ts'
import type { RequestFacts } from '#server/http/request.ts'
import { refreshTokenDays } from './domain/refresh-token.ts'
import type { Identity } from './identity.ts'
import type { SignedIn } from './operations/open-session.ts'
import type { Device } from './parts.ts'

/** Binds the accounts' endpoints. The site keeps its refresh token in a cookie that no script can read; other clients get it in the body. */
export function bindIdentity(api: Api, identity: Identity, publicUrl: URL): void {
  const cookie = refreshCookie(publicUrl)
  const tokenOf = (body: { refreshToken?: string | undefined }, request: RequestFacts) =>
    request.fromSite ? request.cookie(cookie.name) : body.refreshToken
  const answer = (session: SignedIn, request: RequestFacts, status: 200 | 201 = 200): Reply<Session> => {
    if (!request.fromSite) return new Reply<Session>(session, { status })
    const { refreshToken, ...visible } = session
    return new Reply<Session>(visible, { status, cookies: [cookie.keep(refreshToken)] })
  }

  api.on(register, async (ctx, { body }, request) =>
    answer(await identity.register(ctx, body, deviceOf(request)), request, 201),
  )
  api.on(login, async (ctx, { body }, request) => answer(await identity.login(ctx, body, deviceOf(request)), request))
  api.on(refresh, async (ctx, { body }, request) =>
    answer(await identity.refresh(ctx, tokenOf(body, request)), request),
  )
  api.on(signOut, async (ctx, { body }, request) => {
    await identity.signOut(ctx, tokenOf(body, request))
    return new Reply({ message: 'Signed Out!' }, request.fromSite ? { cookies: [cookie.remove()] } : {})
  })
  api.on(me, async (ctx) => identity.me(ctx))
}

function deviceOf(request: RequestFacts): Device {
  return { ip: request.ip, userAgent: request.header('user-agent') ?? '' }
}

/** Browsers accept the `__Host-` name only for Secure cookies, which plain http (demo mode alone) cannot have. */
function refreshCookie(publicUrl: URL) {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? '__Host-pangat_refresh' : 'pangat_refresh'
  const write = (value: string, maxAge: number) =>
    serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge })
  return { name, keep: (token: string) => write(token, refreshTokenDays * 24 * 60 * 60), remove: () => write('', 0) }
}
