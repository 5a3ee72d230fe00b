import type { Session } from '#contract/endpoints/identity.ts'
import { createClient, fetchFile, type ApiClient, type Send } from './api.ts'
import { ApiError } from './api-error.ts'
import type { Transport } from './transport-with-progress.ts'
import { readStored, sessionKeys } from '#web/shared/browser/storage.ts'

/**
 * The API as pages call it in the browser. The access token lives here, in memory; the refresh token is a cookie that no
 * script can read. A call whose token is missing or over gets a new one first, once, and is repeated. A read that is not answered
 * in time fails, so that its page can offer to try again; what a write did is not known then, and its caller decides.
 */
export const api: ApiClient = createClient((path, init) => send(path, init.method === 'GET' ? inTime(init) : init))

/** A file that only some may have, such as a PDF, fetched with the session; a plain link would go without it. With a body it is posted. */
export const apiFile = (path: string, body?: object): Promise<File> => fetchFile(send, path, body)

/** The response of a stream, which stays open until `signal` ends it, as it is answered. */
export const apiStream = (path: string, init: { signal: AbortSignal; headers?: Record<string, string> }) =>
  send(path, init)

/** Hears what becomes of the session while calls are made. */
export interface SessionWatcher {
  renewed(session: Session): void
  /** The session is over; whoever goes on is a visitor. */
  ended(): void
}

let accessToken: string | undefined
let watcher: SessionWatcher | undefined
/** The last that a watcher should have heard. */
let untold: ((watcher: SessionWatcher) => void) | undefined
let renewing: Promise<boolean> | undefined

/** A watcher comes later than the first calls, as its code is fetched while they are made, and is told at once what became of the session. */
export function watchSession(by: SessionWatcher): void {
  watcher = by
  untold?.(by)
  untold = undefined
}

function tell(what: (watcher: SessionWatcher) => void): void {
  if (watcher) what(watcher)
  else untold = what
}

/** The token of someone who has just signed in; undefined forgets the one there is. */
export function setToken(token: string | undefined): void {
  accessToken = token
}

/** Browsing is the same for everyone and must not wait for a session (R341). */
const browsing = /^\/api\/(?:search|places|promotions|reviews|caterer|caterer\/nearby)(?:\?|$)|^\/reviews\//
/** These calls make the session or do without; `me` needs it, and confirming an address spares the session that asks. */
const makesSession = /^(?:\/api)?\/auth\/(?!me$|email\/confirm)/

const send: Send = (path, init) => sendBy(fetch, path, init)

/** Sends a call as this browser's clients do, with the token of the session, by a transport such as `fetch`. */
export async function sendBy(transport: Transport, path: string, init: RequestInit): Promise<Response> {
  const call = (path: string, init: RequestInit, token?: string) => callBy(transport, path, init, token)
  const reads = init.method === undefined || init.method === 'GET'
  if (makesSession.test(path) || (reads && browsing.test(path))) return call(path, init)

  if (!accessToken && readStored(sessionKeys.firstName) !== null) await renewToken()
  const token = accessToken
  const answer = await call(path, init, token)
  if (!token || !(await saysEnded(answer))) return answer
  return (await renewToken(token)) ? call(path, init, accessToken) : answer
}

/** Connections may be dead for minutes before a browser notices. */
const longestReadMs = 30_000

function inTime(init: RequestInit): RequestInit {
  const deadline = AbortSignal.timeout(longestReadMs)
  return { ...init, signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline }
}

const call = (path: string, init: RequestInit) => callBy(fetch, path, init)

function callBy(transport: Transport, path: string, init: RequestInit, token?: string): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-pangat-site', '1')
  if (token) headers.set('authorization', `Bearer ${token}`)
  return transport(path, { ...init, headers })
}

async function saysEnded(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'session_ended'
}

/**
 * Gets a new access token in place of `stale`, one call at a time in this tab and one tab at a time. Answers false when the
 * session is over, which the watcher is told; throws when the server cannot be reached, and then nothing has changed.
 */
export function renewToken(stale?: string): Promise<boolean> {
  renewing ??= oneTabAtATime(async () => {
    if (accessToken !== undefined && accessToken !== stale) return true
    try {
      const session = await refresh()
      accessToken = session.token
      tell((by) => by.renewed(session))
      return true
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      accessToken = undefined
      tell((by) => by.ended())
      return false
    }
  }).finally(() => {
    renewing = undefined
  })
  return renewing
}

const secondTryAfterMs = 500
const longestWaitMs = 10_000

/** Tries twice: when the first answer is lost on the way, the server gives the same token again within five seconds. */
async function refresh(): Promise<Session> {
  // `keepalive`: the cookie of the response is stored even when the page is closed before.
  const once = () =>
    createClient((path, init) => call(path, { ...init, keepalive: true }))(
      'POST /auth/refresh',
      { body: {} },
      { signal: AbortSignal.timeout(longestWaitMs) },
    )
  try {
    return await once()
  } catch (error) {
    if (error instanceof ApiError) throw error
    await new Promise((resolve) => setTimeout(resolve, secondTryAfterMs))
    return once()
  }
}

/** Refresh tokens are good once, so tabs take turns. Browsers without locks rely on the server's five seconds of grace. */
async function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('pangat-session', work) : work()
}
