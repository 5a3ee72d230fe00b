import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'

const [one, other] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]

test('keys are read as bytes, and a demonstration needs none', () => {
  expect(loadConfig({}).bankDataKeys).toBeUndefined()
  expect(loadConfig({ BANK_DATA_KEY: one }).bankDataKeys).toEqual({
    current: Buffer.from(one, 'base64'),
    old: undefined,
  })
  expect(loadConfig({ BANK_DATA_KEY: one, BANK_DATA_KEY_OLD: other }).bankDataKeys?.old?.toString('base64')).toBe(other)
})

test.each([
  ['too short', { BANK_DATA_KEY: randomBytes(16).toString('base64') }, 'BANK_DATA_KEY must be 32 bytes in base64'],
  ['no base64', { BANK_DATA_KEY: 'x'.repeat(44) }, 'BANK_DATA_KEY must be 32 bytes'],
  ['a placeholder', { BANK_DATA_KEY: Buffer.alloc(32).toString('base64') }, 'looks like a placeholder'],
  ['an old one alone', { BANK_DATA_KEY_OLD: one }, 'BANK_DATA_KEY_OLD needs BANK_DATA_KEY'],
  ['a bad old one', { BANK_DATA_KEY: one, BANK_DATA_KEY_OLD: 'old' }, 'BANK_DATA_KEY_OLD must be 32 bytes'],
  ['the same one twice', { BANK_DATA_KEY: one, BANK_DATA_KEY_OLD: one }, 'must be another key'],
])('%s stops the start with its cure', (_, settings, problem) => {
  expect(() => loadConfig(settings)).toThrow(problem)
})

test('no message repeats a key', () => {
  expect(() => loadConfig({ BANK_DATA_KEY: 'my-own-key' })).not.toThrow('my-own-key')
  expect(() => loadConfig({ BANK_DATA_KEY: one, BANK_DATA_KEY_OLD: one })).not.toThrow(one)
})
