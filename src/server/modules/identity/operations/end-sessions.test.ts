import { beforeEach, expect, test } from 'vitest'
import type { SessionView } from '#contract/endpoints/account.ts'
import type { Session } from '#contract/endpoints/identity.ts'
import { aUser, type AUser } from '#test/factories/index.ts'
import { call, post, signedInAs } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'
import { cheapHash } from '#test/support/cheap-hash.ts'

const server = useServer()
const password = 'leafplate72'
const passwordHash = cheapHash(password)
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let asha: AUser
beforeEach(async () => {
  asha = await aUser(server, { passwordHash })
})

type Device = Session & { refreshToken: string }
async function signInOn(userAgent: string): Promise<Device> {
  const response = await post(server, '/auth/email/login', { email: asha.email, password }, { 'user-agent': userAgent })
  return (await response.json()) as Device
}
const from = ({ token }: Device) => ({ authorization: `Bearer ${token}` })
const path = (rest = '') => `/api/users/${asha.id}/sessions${rest}`
const list = async (device: Device): Promise<SessionView[]> =>
  sessionsIn(await call(server, 'GET', path(), { headers: from(device) }))
const sessionsIn = async (response: Response) => ((await response.json()) as { sessions: SessionView[] }).sessions
const isSignedIn = async (device: Device) => (await call(server, 'GET', '/auth/me', { headers: from(device) })).ok
const canRenew = async ({ refreshToken }: Device) => (await post(server, '/auth/refresh', { refreshToken })).ok

test('each device is listed in plain words, the last used first, and this one is marked', async () => {
  const desk = await signInOn(chrome)
  server.clock.advance(60_000)
  const laptop = await signInOn(firefox)
  expect(await list(desk)).toEqual([
    {
      id: expect.any(String),
      browser: 'Firefox',
      system: 'Linux',
      signedInAt: '2026-11-20T04:31:00.000Z',
      lastUsedAt: '2026-11-20T04:31:00.000Z',
      current: false,
    },
    expect.objectContaining({ browser: 'Chrome', system: 'Windows', current: true }),
  ])
  server.clock.advance(60_000)
  await canRenew(desk)
  expect((await list(laptop)).map(({ browser }) => browser)).toEqual(['Chrome', 'Firefox'])
})

test('one device is signed out at once, and saying so again changes nothing', async () => {
  const desk = await signInOn(chrome)
  const laptop = await signInOn(firefox)
  const other = (await list(desk)).find(({ current }) => !current)
  // By then the process knows the sessions without asking.
  server.clock.advance(2_000)
  expect(await isSignedIn(laptop)).toBe(true)
  for (let i = 0; i < 2; i++) {
    const response = await call(server, 'DELETE', path(`/${other?.id}`), { headers: from(desk) })
    expect(await sessionsIn(response)).toMatchObject([{ current: true }])
  }
  expect(await isSignedIn(laptop)).toBe(false)
  expect(await canRenew(laptop)).toBe(false)
  expect(await isSignedIn(desk)).toBe(true)
})

test('all devices but this one, or all of them', async () => {
  const desk = await signInOn(chrome)
  const laptop = await signInOn(firefox)
  await call(server, 'DELETE', path('?except=current'), { headers: from(desk) })
  expect([await isSignedIn(desk), await isSignedIn(laptop)]).toEqual([true, false])

  const response = await call(server, 'DELETE', path(), { headers: { ...from(desk), 'x-pangat-site': '1' } })
  expect(await sessionsIn(response)).toEqual([])
  expect(response.headers.getSetCookie()[0]).toMatch(/^pangat_refresh=; Max-Age=0/)
  expect([await isSignedIn(desk), await canRenew(desk)]).toEqual([false, false])
})

test('devices of another account are not listed and cannot be signed out', async () => {
  const desk = await signInOn(chrome)
  const [session] = await list(desk)
  const ravi = await aUser(server)
  const headers = await signedInAs(server, ravi)
  expect((await call(server, 'GET', path(), { headers })).status).toBe(404)
  expect((await call(server, 'DELETE', path(), { headers })).status).toBe(404)
  await call(server, 'DELETE', `/api/users/${ravi.id}/sessions/${session?.id}`, { headers })
  expect(await isSignedIn(desk)).toBe(true)
})

test('a device that was not used for a month is none', async () => {
  const desk = await signInOn(chrome)
  server.clock.advance(30 * 24 * 60 * 60 * 1000)
  const laptop = await signInOn(firefox)
  expect((await list(laptop)).map(({ browser }) => browser)).toEqual(['Firefox'])
  expect(await canRenew(desk)).toBe(false)
})
