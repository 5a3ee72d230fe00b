import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { newPushKeys } from './push.ts'

const { publicKey, privateKey } = newPushKeys()
const keys = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:you@pangat.example',
}

test('a pair that was made is taken, and without keys there is no push', () => {
  expect(loadConfig({}).push).toBeUndefined()
  expect(loadConfig(keys).push).toEqual({
    publicKey,
    privateKey,
    subject: 'mailto:you@pangat.example',
    testOrigin: undefined,
  })
})

test.each([
  ['half of the keys', { ...keys, VAPID_SUBJECT: '' }, 'please set VAPID_SUBJECT too'],
  ['keys of two pairs', { ...keys, VAPID_PUBLIC_KEY: newPushKeys().publicKey }, 'must be a pair'],
  ['a key that is none', { ...keys, VAPID_PRIVATE_KEY: 'secret' }, 'VAPID_PRIVATE_KEY must be a key in base64url'],
  ['no address', { ...keys, VAPID_SUBJECT: 'you' }, 'VAPID_SUBJECT must be an address'],
  [
    'a path for tests',
    { ...keys, PUSH_TEST_ORIGIN: 'http://127.0.0.1:4000/push' },
    'PUSH_TEST_ORIGIN must be an origin',
  ],
  [
    'tests in production',
    { PANGAT_MODE: 'production', PUSH_TEST_ORIGIN: 'http://127.0.0.1:4000' },
    'PUSH_TEST_ORIGIN is for tests',
  ],
])('%s stops the start', (_, settings, problem) => {
  expect(() => loadConfig(settings)).toThrow(problem)
})

test('no message repeats a key', () => {
  expect(() => loadConfig({ ...keys, VAPID_PUBLIC_KEY: newPushKeys().publicKey })).not.toThrow(privateKey)
})

test('private keys have 32 bytes, whatever they begin with', () => {
  for (let n = 0; n < 600; n++) expect(Buffer.from(newPushKeys().privateKey, 'base64url')).toHaveLength(32)
})
