import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSealer, SealError } from './sealed.ts'

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
const sealer = createSealer(newKey)
const plain = Buffer.from('Account 000123456789')

const reasonOf = (open: () => unknown): string => {
  try {
    open()
  } catch (error) {
    if (error instanceof SealError) return error.reason
    throw error
  }
  return 'opened'
}

test('what is sealed can be opened again, does not show, and is never the same twice', () => {
  const [one, other] = [sealer.seal(plain, 'a'), sealer.seal(plain, 'a')]
  expect(sealer.open(one, 'a')).toEqual(plain)
  expect(one.includes('123456789')).toBe(false)
  expect(one).not.toEqual(other)
  expect(sealer.open(sealer.seal(Buffer.alloc(0), 'a'), 'a')).toHaveLength(0)
})

test('a change of any byte is noticed', () => {
  const sealed = sealer.seal(plain, 'a')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect([at, reasonOf(() => sealer.open(changed, 'a'))]).not.toContain('opened')
  }
  for (const length of [0, 1, 34, sealed.length - 1])
    expect(reasonOf(() => sealer.open(sealed.subarray(0, length), 'a'))).not.toBe('opened')
})

test('what belongs to one place cannot be opened at another', () => {
  expect(reasonOf(() => sealer.open(sealer.seal(plain, 'documents/A'), 'documents/B'))).toBe('not_authentic')
})

test('another key opens nothing', () => {
  expect(reasonOf(() => createSealer(oldKey).open(sealer.seal(plain, 'a'), 'a'))).toBe('key_unknown')
})

test('after a rotation the old key is read, and the new one written', () => {
  const before = createSealer(oldKey)
  const rotated = createSealer(newKey, oldKey)
  expect(rotated.open(before.seal(plain, 'a'), 'a')).toEqual(plain)
  const written = rotated.seal(plain, 'a')
  expect(sealer.open(written, 'a')).toEqual(plain)
  expect(reasonOf(() => before.open(written, 'a'))).toBe('key_unknown')
  expect([rotated.keyId, before.keyId === rotated.keyId]).toEqual([sealer.keyId, false])
})

test('equal values have equal fingerprints by one key alone', () => {
  expect(sealer.fingerprint('a')).toBe(createSealer(newKey, oldKey).fingerprint('a'))
  expect(sealer.fingerprint('a')).not.toBe(sealer.fingerprint('b'))
  expect(sealer.fingerprint('a')).not.toBe(createSealer(oldKey).fingerprint('a'))
})
