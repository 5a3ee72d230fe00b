import { argon2 } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

vi.mock(import('node:crypto'), async (original) => {
  const real = await original()
  return { ...real, argon2: vi.fn(real.argon2) }
})

test('a password verifies against its own hash alone', async () => {
  const stored = await hashPassword('leafplate72')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('leafplate72', stored)).toBe(true)
  expect(await verifyPassword('leafplate73', stored)).toBe(false)
})

test('the same password typed on another keyboard is the same', async () => {
  const stored = await hashPassword('lag\u0928\u093c-plate72')
  expect(await verifyPassword('lag\u0929-plate72', stored)).toBe(true)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('leafplate72')).not.toBe(await hashPassword('leafplate72'))
})

test('every character counts, however long the password and whatever it is written in', async () => {
  const long = `${'पंगत-'.repeat(24)}1`
  const stored = await hashPassword(`${long}a`)
  expect(await verifyPassword(`${long}b`, stored)).toBe(false)
  expect(await verifyPassword(`${long}a`, stored)).toBe(true)

  const nul = await hashPassword('leaf\u0000plate72')
  expect(await verifyPassword('leaf\u0000other99', nul)).toBe(false)
})

test('without a hash nothing verifies, and the very same work is done', async () => {
  const stored = await hashPassword('leafplate72')
  const work: object[] = []
  for (const hash of [stored, undefined, 'not a hash']) {
    vi.mocked(argon2).mockClear()
    expect(await verifyPassword('a wrong one', hash)).toBe(false)
    expect(argon2).toHaveBeenCalledOnce()
    const [call] = vi.mocked(argon2).mock.calls
    if (!call) throw new Error('it was called once')
    const [algorithm, { nonce, ...parameters }] = call
    work.push({ algorithm, ...parameters, saltBytes: (nonce as Buffer).length })
  }
  expect(work[0]).toMatchObject({ algorithm: 'argon2id', message: 'a wrong one', memory: 19_456, passes: 2 })
  for (const other of work) expect(other).toEqual(work[0])
})

// Fifty hashes would only take time.
const withoutWork = () =>
  vi
    .mocked(argon2)
    .mockImplementation((_algorithm, _parameters, done) => void setImmediate(done, null, Buffer.alloc(32)))

test('a storm of hashes is rejected beyond a bound instead of piling up', async () => {
  withoutWork()
  const storm = await Promise.allSettled(Array.from({ length: 70 }, () => verifyPassword('x', undefined)))
  const rejected = storm.filter((one) => one.status === 'rejected')
  expect(rejected.length).toBe(18)
  expect(rejected[0]).toMatchObject({ reason: { code: 'busy', retryAfter: 2 } })
  expect(await verifyPassword('x', undefined)).toBe(false)
})

test('known devices go before strangers and have a queue of their own', async () => {
  withoutWork()
  const ended: string[] = []
  const verify = async (asker: 'known' | 'stranger') => {
    await verifyPassword('x', undefined, asker)
    ended.push(asker)
  }
  const strangers = Array.from({ length: 60 }, () => verify('stranger'))
  const known = Array.from({ length: 10 }, () => verify('known'))
  expect((await Promise.allSettled(strangers)).filter(({ status }) => status === 'rejected')).toHaveLength(8)
  await Promise.all(known)

  // Two were being hashed when the known ones came.
  expect(ended.slice(2, 12)).toEqual(known.map(() => 'known'))
})
