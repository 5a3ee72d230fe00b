/** @alike-on-postgres the queue is in memory. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '#test/factories/index.ts'
import { call, post } from '#test/support/accounts.ts'
import { cheapHash } from '#test/support/cheap-hash.ts'
import { serve, useServer } from '#test/support/server.ts'
import { hashPassword, verifyPassword } from '../secrets/password-hash.ts'

vi.mock(import('../secrets/password-hash.ts'), async (original) => {
  const real = await original()
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) }
})

const server = useServer()
const password = 'leafplate72'
const fromSite = { 'x-pangat-site': '1' }
const hour = 60 * 60_000
const day = 24 * hour

let customer: Awaited<ReturnType<typeof aUser>>
beforeEach(async () => {
  customer = await aUser(server, { passwordHash: cheapHash(password) })
})
afterEach(() => void vi.mocked(verifyPassword).mockReset())

let people = 0
const newAddress = () => ({ 'x-forwarded-for': `10.1.${Math.floor(++people / 250)}.${(people % 250) + 1}` })

const attempt = (secret: string, { email = customer.email, cookie = '', headers = newAddress(), at = server } = {}) =>
  post(at, '/auth/email/login', { email, password: secret }, { ...fromSite, ...headers, cookie })

const markOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('pangat_device='))
    ?.split(';')[0]

async function signedInOn(cookie = ''): Promise<string> {
  const response = await attempt(password, { cookie })
  const mark = markOf(response)
  if (response.status !== 200 || mark === undefined) throw new Error(`signing in returned ${response.status}`)
  return mark
}

async function lockOut(): Promise<void> {
  for (let i = 0; i < 10; i++) await attempt(`wrong-${i}`)
  expect((await attempt(password)).status).toBe(429)
}

test('the owner signs in on a known device although strangers used up the attempts of the account', async () => {
  const cookie = await signedInOn()
  await lockOut()

  expect((await attempt(password, { cookie })).status).toBe(200)
  expect((await attempt(password)).status).toBe(429)
})

test('a known device passes behind an address whose attempts others used up', async () => {
  const cookie = await signedInOn()
  const shared = newAddress()
  vi.mocked(verifyPassword).mockResolvedValue(false)
  for (let i = 0; i <= 100; i++) await attempt('summer-2026', { email: `p-${i}@nowhere.example`, headers: shared })
  vi.mocked(verifyPassword).mockReset()

  expect((await attempt(password, { headers: shared })).status).toBe(429)
  expect((await attempt(password, { cookie, headers: shared })).status).toBe(200)
})

test('a known device has 20 attempts an hour of its own, and they count against nobody else', async () => {
  const [cookie, otherDevice] = [await signedInOn(), await signedInOn()]
  for (let i = 0; i < 20; i++) expect((await attempt(`wrong-${i}`, { cookie })).status).toBe(401)

  expect((await attempt(password, { cookie })).status).toBe(429)
  expect((await attempt(password, { cookie: otherDevice })).status).toBe(200)
  expect((await attempt(password)).status).toBe(200)
  server.clock.advance(hour)
  expect((await attempt(password, { cookie })).status).toBe(200)
})

test('signing in again keeps the id of the device, so it is no way to more attempts', async () => {
  const first = await signedInOn()
  server.clock.advance(day)
  const second = await signedInOn(first)
  expect(second).not.toBe(first)
  expect(second.split('.')[0]).toBe(first.split('.')[0])
})

test('a mark is no good for another account', async () => {
  const other = await aUser(server, { passwordHash: cheapHash(password) })
  const cookie = await signedInOn()
  for (let i = 0; i < 10; i++) await attempt(`wrong-${i}`, { email: other.email })
  expect((await attempt(password, { email: other.email, cookie })).status).toBe(429)
})

test('a shared browser is known to three accounts, the last ones that signed in', async () => {
  const people = [customer]
  for (let i = 0; i < 3; i++) people.push(await aUser(server, { passwordHash: cheapHash(password) }))
  let cookie = ''
  for (const { email } of people) cookie = markOf(await attempt(password, { email, cookie })) ?? ''
  const statuses: number[] = []
  for (const { email } of people) {
    for (let i = 0; i < 10; i++) await attempt(`wrong-${i}`, { email })
    statuses.push((await attempt(password, { email, cookie })).status)
  }
  expect(statuses).toEqual([429, 200, 200, 200])
})

test('a mark lasts 180 days', async () => {
  const cookie = await signedInOn()
  server.clock.advance(180 * day - 1_000)
  await lockOut()
  expect((await attempt(password, { cookie })).status).toBe(200)
  server.clock.advance(1_000)
  expect((await attempt(password, { cookie })).status).toBe(429)
})

test('a new password makes devices unknown, and the one that set it stays known', async () => {
  const [here, elsewhere] = [await attempt(password), await signedInOn()]
  const { token } = (await here.json()) as { token: string }
  const changed = await call(server, 'POST', `/api/users/${customer.id}/password`, {
    body: { oldPassword: password, password: 'leafplate73' },
    headers: { ...fromSite, authorization: `Bearer ${token}`, cookie: markOf(here) ?? '' },
  })
  expect(changed.status).toBe(200)
  for (let i = 0; i < 10; i++) await attempt(`wrong-${i}`)

  expect((await attempt('leafplate73', { cookie: elsewhere })).status).toBe(429)
  expect((await attempt('leafplate73', { cookie: markOf(changed) ?? '' })).status).toBe(200)
})

test('another SESSION_SECRET makes all devices unknown', async () => {
  const cookie = await signedInOn()
  const rotated = await serve(server.database, {
    clock: server.clock,
    settings: { SESSION_SECRET: 'another-phrase-that-only-the-tests-of-this-project-know' },
  })
  await lockOut()
  expect((await attempt(password, { cookie, at: rotated })).status).toBe(429)
})

test.each([
  ['a changed signature', (mark: string) => `${mark.slice(0, -2)}AA`],
  ['a changed id', (mark: string) => mark.replace(/=./, '=~')],
  ['a later end', (mark: string) => mark.replace(/\.\d{10}\./, '.9999999999.')],
  ['no mark at all', () => 'pangat_device=%00~~..'],
])('%s makes a device unknown', async (_, forge) => {
  const cookie = forge(await signedInOn())
  await lockOut()
  expect((await attempt(password, { cookie })).status).toBe(429)
})

test('a client that is not the site neither gets a mark nor is known by one', async () => {
  const cookie = await signedInOn()
  const plain = await post(server, '/auth/email/login', { email: customer.email, password }, newAddress())
  expect(plain.headers.getSetCookie()).toEqual([])
  expect(await plain.json()).not.toHaveProperty('marks')
  await lockOut()
  const { status } = await post(
    server,
    '/auth/email/login',
    { email: customer.email, password },
    { ...newAddress(), cookie },
  )
  expect(status).toBe(429)
})

test('a full queue of passwords is 503 busy with Retry-After, and takes no attempt', async () => {
  const fill = (asker: 'known' | 'stranger') => Array.from({ length: 55 }, () => hashPassword('x', asker))
  const storm = Promise.allSettled([...fill('stranger'), ...fill('known')])

  const rejected = await attempt(password)
  expect(rejected.status).toBe(503)
  expect(rejected.headers.get('retry-after')).toBe('2')
  expect(await rejected.json()).toMatchObject({ code: 'busy' })
  await storm
  for (let i = 0; i < 9; i++) await attempt(`wrong-${i}`)
  expect((await attempt(password)).status).toBe(200)
})
