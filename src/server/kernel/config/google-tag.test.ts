import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'

test('without an id nothing of others counts visits', () => {
  expect(loadConfig({}).googleTag).toBeUndefined()
  expect(loadConfig({ GOOGLE_TAG_ID: '', GOOGLE_TAG_TEST_ORIGIN: 'http://127.0.0.1:4000' }).googleTag).toBeUndefined()
})

test('an id names Google’s origins, in tests another', () => {
  expect(loadConfig({ GOOGLE_TAG_ID: 'G-AB12CD34EF' }).googleTag).toMatchObject({
    id: 'G-AB12CD34EF',
    origin: 'https://www.googletagmanager.com',
  })
  const origin = 'http://127.0.0.1:4000'
  expect(loadConfig({ GOOGLE_TAG_ID: 'G-AB12CD34EF', GOOGLE_TAG_TEST_ORIGIN: origin }).googleTag).toEqual({
    id: 'G-AB12CD34EF',
    origin,
    reportsTo: [origin],
  })
})

test.each([
  [{ GOOGLE_TAG_ID: 'G-1"><script>' }, /GOOGLE_TAG_ID must be a measurement id/],
  [{ GOOGLE_TAG_ID: 'UA-12345' }, /GOOGLE_TAG_ID must be a measurement id/],
  [{ GOOGLE_TAG_TEST_ORIGIN: 'http://127.0.0.1:4000/x' }, /GOOGLE_TAG_TEST_ORIGIN must be an origin/],
  [{ GOOGLE_TAG_TEST_ORIGIN: 'http://a.example', PANGAT_MODE: 'production' }, /please remove it in production/],
])('%j stops the start', (settings, problem) => {
  expect(() => loadConfig(settings)).toThrow(problem)
})
