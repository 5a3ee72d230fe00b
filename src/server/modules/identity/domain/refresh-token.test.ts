import { expect, test } from 'vitest'
import { judge } from './refresh-token.ts'

const now = new Date('2026-11-20T04:30:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const used = (seconds: number) => judge({ hash: 'x', expiresAt: later(1000), usedAt: later(seconds) }, now)

test('a token is traded once, until it expires', () => {
  expect(judge({ hash: 'x', expiresAt: later(1), usedAt: undefined }, now)).toBe('rotate')
  expect(judge({ hash: 'x', expiresAt: now, usedAt: undefined }, now)).toBe('expired')
})

test('for five seconds it may be repeated, and after that it was stolen', () => {
  expect([used(0), used(-5), used(-5.001), used(-3600)]).toEqual(['repeat', 'repeat', 'reuse', 'reuse'])
})

test('a clock that is set back makes no stolen token good again', () => {
  expect([used(5), used(5.001), used(3600)]).toEqual(['repeat', 'reuse', 'reuse'])
})
