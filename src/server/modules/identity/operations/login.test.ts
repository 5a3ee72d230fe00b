import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#contract/endpoints/identity.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aUser } from '#test/factories/index.ts'
import { post } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'
import { cheapHash } from '#test/support/cheap-hash.ts'
import { verifyPassword } from '../secrets/password-hash.ts'

vi.mock(import('../secrets/password-hash.ts'), async (original) => {
  const real = await original()
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) }
})

const server = useServer()
const password = 'leafplate72'
const passwordHash = cheapHash(password)

const attempt = (email: string, secret: string) => post(server, '/auth/email/login', { email, password: secret })
/** An answer without what differs between any two answers. */
const comparable = async (response: Response) => ({
  status: response.status,
  body: { ...((await response.json()) as object), requestId: '' },
})

afterEach(() => void vi.mocked(verifyPassword).mockReset())

let customer: Awaited<ReturnType<typeof aUser>>
beforeEach(async () => {
  customer = await aUser(server, { passwordHash })
})

test('the right password signs in, whatever the case of the address', async () => {
  const response = await attempt(customer.email.toUpperCase(), password)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    user: { id: customer.id, role: { id: '2' } },
    token: expect.any(String),
    refreshToken: expect.any(String),
  })
})

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await comparable(await attempt(customer.email, 'leafplate73'))
  const unknown = await comparable(await attempt('nobody@pangat.example', 'leafplate73'))

  expect(wrong.status).toBe(401)
  expect(wrong.body).toMatchObject({ code: 'login_failed', message: ['Login Failed. Please check your credentials.'] })
  expect(unknown).toEqual(wrong)
})

test('known or not, one password is hashed before the answer', async () => {
  const external = await aUser(server, { passwordHash: null })
  for (const { email } of [customer, external, { email: 'nobody-else@pangat.example' }]) {
    vi.mocked(verifyPassword).mockClear()
    await attempt(email, 'leafplate73')
    expect(verifyPassword).toHaveBeenCalledOnce()
  }
})

test('an account without a password, or a deleted one, cannot sign in by password', async () => {
  const external = await aUser(server, { passwordHash: null })
  const deleted = await aUser(server, { passwordHash })
  await rows(server.database.db, sql`update users set deleted_at = now() where id = ${deleted.id}`)

  expect((await attempt(external.email, password)).status).toBe(401)
  expect((await attempt(deleted.email, password)).status).toBe(401)
})

test('after ten wrong tries even the right password has to wait, and other accounts do not', async () => {
  const other = await aUser(server, { passwordHash })
  const spelled = (i: number) => (i % 2 ? customer.email.toUpperCase() : customer.email)
  for (let i = 0; i < 10; i++) expect((await attempt(spelled(i), `wrong-${i}`)).status).toBe(401)

  const eleventh = await attempt(customer.email, password)
  expect(eleventh.status).toBe(429)
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await eleventh.json()).toMatchObject({
    code: 'too_many_requests',
    message: ['Too many attempts. Try again in 15 minutes.'],
  })
  expect((await attempt(other.email, password)).status).toBe(200)
})

test('further attempts double the wait, and the owner can log in after it', async () => {
  const tenWrong = async () => {
    for (let i = 0; i < 10; i++) await attempt(customer.email, `wrong-${i}`)
    return (await attempt(customer.email, password)).headers.get('retry-after')
  }
  expect(await tenWrong()).toBe('900')
  server.clock.advance(15 * 60_000)
  expect(await tenWrong()).toBe('1800')
  server.clock.advance(30 * 60_000)
  expect((await attempt(customer.email, password)).status).toBe(200)
})

test('honest sign-ins are not counted', async () => {
  for (let i = 0; i < 12; i++) expect((await attempt(customer.email, password)).status).toBe(200)
})

test('signing in makes a session of its own each time', async () => {
  const [one, two] = await Promise.all([attempt(customer.email, password), attempt(customer.email, password)])
  const tokens = [(await one.json()) as Session, (await two.json()) as Session].map((session) => session.refreshToken)
  expect(new Set(tokens).size).toBe(2)
})

test('one address cannot try one password on many accounts', async () => {
  // A hundred hashes would only take time.
  vi.mocked(verifyPassword).mockResolvedValue(false)
  const statuses: number[] = []
  for (let i = 0; i < 110; i++) statuses.push((await attempt(`person-${i}@nowhere.example`, 'summer-2026')).status)
  expect(statuses).toContain(429)
  expect(statuses.indexOf(429)).toBeLessThanOrEqual(100)
  vi.mocked(verifyPassword).mockReset()
  server.clock.advance(24 * 60 * 60_000)
  // The hundredth try is still open: the honest one before it was given back.
  for (let i = 0; i < 99; i++) {
    vi.mocked(verifyPassword).mockResolvedValueOnce(false)
    await attempt(`stranger-${i}@nowhere.example`, 'summer-2026')
  }
  expect((await attempt(customer.email, password)).status).toBe(200)
  const last = ['stranger-99', 'stranger-100'].map((name) => attempt(`${name}@nowhere.example`, 'summer-2026'))
  expect((await Promise.all(last)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([401, 429])
})
