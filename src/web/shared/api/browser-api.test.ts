import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInNewContext } from 'node:vm'
import { firstPaint } from '#web/shared/site/first-paint.ts'

const user = {
  id: 'u',
  firstName: 'Asha',
  lastName: 'K',
  role: { id: '2', name: 'user' },
  email: 'a@b.example',
  phone: '',
  availCoupons: [],
}

/** A server with one session: it knows the good token, and trades the cookie for the next one. */
function aServer() {
  const calls: { path: string; token: string | undefined }[] = []
  const server = { calls, good: 'token-0', refreshes: 0, refreshAnswer: 200, lost: 0 }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const token = headers.get('authorization')?.replace('Bearer ', '')
    expect(headers.get('x-pangat-site')).toBe('1')
    if (path === '/auth/refresh') return refresh()
    calls.push({ path, token })
    if (token === undefined) return errorResponse(401, 'not_signed_in')
    return token === server.good ? Response.json({ path }) : errorResponse(401, 'session_ended')
  })
  async function refresh(): Promise<Response> {
    server.refreshes++
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (server.lost-- > 0) throw new TypeError('Failed to fetch')
    if (server.refreshAnswer !== 200)
      return errorResponse(server.refreshAnswer, server.refreshAnswer === 401 ? 'session_ended' : 'busy')
    server.good = `token-${server.refreshes}`
    return Response.json({ user, token: server.good })
  }
  return server
}

function errorResponse(status: number, code: string): Response {
  return Response.json({ statusCode: status, error: '', code, message: ['No.'], requestId: '' }, { status })
}

let stored: Map<string, string>

/** The module with its memory empty, as after a reload. */
async function aPage() {
  vi.resetModules()
  const page = await import('./browser-api.ts')
  const heard: string[] = []
  page.watchSession({ renewed: (session) => heard.push(`renewed ${session.token}`), ended: () => heard.push('ended') })
  return { ...page, heard }
}

beforeEach(() => {
  stored = new Map([['firstName', 'Asha']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('navigator', { locks: undefined })
})
afterEach(() => vi.unstubAllGlobals())

test('a page that has no token yet gets one before its first private call', async () => {
  const server = aServer()
  const { api, heard } = await aPage()
  await api('GET /auth/me')
  expect(server.calls).toEqual([{ path: '/auth/me', token: 'token-1' }])
  expect(heard).toEqual(['renewed token-1'])
})

test('a call whose token is over is repeated once with a new one', async () => {
  const server = aServer()
  const { api, setToken } = await aPage()
  setToken('old')
  await api('GET /auth/me')
  expect(server.calls.map(({ token }) => token)).toEqual(['old', 'token-1'])
})

test('many calls at once share one renewal', async () => {
  const server = aServer()
  const { api, setToken } = await aPage()
  setToken('old')
  await Promise.all(Array.from({ length: 8 }, () => api('GET /auth/me')))
  expect(server.refreshes).toBe(1)
})

test('a session that is over is told, and the call is rejected', async () => {
  const server = aServer()
  server.refreshAnswer = 401
  const { api, setToken, heard } = await aPage()
  setToken('old')
  const call = api('GET /auth/me')
  await expect(call).rejects.toMatchObject({ name: 'ApiError' })
  await expect(call).rejects.toMatchObject({ code: 'session_ended' })
  expect(heard).toEqual(['ended'])
  expect(server.refreshes).toBe(1)
})

test('a server that cannot be reached does not sign anybody out', async () => {
  const server = aServer()
  server.lost = 2
  const { api, heard } = await aPage()
  await expect(api('GET /auth/me')).rejects.toMatchObject({ name: 'ApiUnreachable' })
  server.refreshAnswer = 503
  await expect(api('GET /auth/me')).rejects.toMatchObject({ name: 'ApiUnreachable' })
  expect(heard).toEqual([])
})

test('a lost answer is asked for again at once', async () => {
  const server = aServer()
  server.lost = 1
  const { api } = await aPage()
  await api('GET /auth/me')
  expect(server.refreshes).toBe(2)
})

test('visitors make no attempt to renew, and browsing never carries a token', async () => {
  stored.clear()
  const server = aServer()
  const { api, setToken } = await aPage()
  await expect(api('GET /auth/me')).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(server.refreshes).toBe(0)

  stored.set('firstName', 'Asha')
  setToken('token-0')
  await api('GET /api/search', { query: { people: '25-50' } }).catch(() => {})
  await api('GET /api/caterer/nearby', { query: { lat: '19', lng: '72' } }).catch(() => {})
  expect(server.calls.slice(1).map(({ token }) => token)).toEqual([undefined, undefined])
})

test('tabs renew one after the other', async () => {
  aServer()
  const held: string[] = []
  vi.stubGlobal('navigator', { locks: { request: (name: string, work: () => unknown) => (held.push(name), work()) } })
  const { api } = await aPage()
  await api('GET /auth/me')
  expect(held).toEqual(['pangat-session'])
})

test('the first paint marks who is signed in, and says nothing of visitors', () => {
  const paint = (entries: Record<string, string>) => {
    const dataset: Record<string, string> = {}
    const localStorage = { getItem: (key: string) => entries[key] ?? null }
    runInNewContext(firstPaint(), { localStorage, document: { documentElement: { dataset } } })
    return dataset
  }
  expect(paint({})).toEqual({})
  expect(paint({ firstName: 'Asha' })).toEqual({ signedIn: '', role: '2' })
  expect(paint({ firstName: 'Asha', isCaterer: 'true' })).toEqual({ signedIn: '', role: '3' })
  // It is allowed by the hash of the markup, so nothing in it may need escaping there.
  expect(firstPaint()).not.toMatch(/<|&/)
})

test('a read that is not answered in time fails, and a write has no deadline', async () => {
  const deadline = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)))
  })
  const { api, setToken } = await aPage()
  setToken('token-0')

  const read = api('GET /api/orders', { query: {} })
  void api('POST /auth/logout', { body: {} })
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  deadline.abort()

  await expect(read).rejects.toMatchObject({ name: 'ApiUnreachable' })
  expect(signals[1]).toBeUndefined()
})
