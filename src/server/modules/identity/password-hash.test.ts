import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password verifies against its own hash alone', async () => {
  const kept = await hashPassword('leafplate72')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('leafplate72', kept)).toBe(true)
  expect(await verifyPassword('leafplate73', kept)).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('leafplate72')).not.toBe(await hashPassword('leafplate72'))
})

test('every character counts, however long the password and whatever it is written in', async () => {
  const long = `${'पंगत-'.repeat(24)}1`
  const kept = await hashPassword(`${long}a`)
  expect(await verifyPassword(`${long}b`, kept)).toBe(false)
  expect(await verifyPassword(`${long}a`, kept)).toBe(true)

  const nul = await hashPassword('leaf\u0000plate72')
  expect(await verifyPassword('leaf\u0000other99', nul)).toBe(false)
})

test('without a hash nothing verifies, and it takes about as long', async () => {
  const kept = await hashPassword('leafplate72')
  const time = async (hash: string | undefined) => {
    const started = performance.now()
    expect(await verifyPassword('a wrong one', hash)).toBe(false)
    return performance.now() - started
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let i = 0; i < 15; i++) {
    known.push(await time(kept))
    unknown.push(await time(undefined))
  }
  const fastest = (times: number[]) => Math.min(...times)
  // The fastest of many is what the work itself takes; the rest is the machine's mood.
  expect(fastest(unknown) / fastest(known)).toBeGreaterThan(0.6)
  expect(fastest(unknown) / fastest(known)).toBeLessThan(1.6)
})

test('a storm of hashes is refused beyond a bound instead of piling up', async () => {
  const storm = await Promise.allSettled(Array.from({ length: 70 }, () => verifyPassword('x', undefined)))
  const refused = storm.filter((one) => one.status === 'rejected')
  expect(refused.length).toBe(18)
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many_requests', retryAfter: 2 } })
  expect(await verifyPassword('x', undefined)).toBe(false)
})
