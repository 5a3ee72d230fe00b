import { expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

test('without a key places come from the gazetteer; an empty one is none', () => {
  expect(loadConfig({}).googleMapsKey).toBeUndefined()
  expect(loadConfig({ GOOGLE_MAPS_KEY: '' }).googleMapsKey).toBeUndefined()
})

test('a key for Google’s places is taken as it is', () => {
  const key = 'AIzaSyD-example_key_of_39_characters_000'
  expect(loadConfig({ GOOGLE_MAPS_KEY: key }).googleMapsKey).toBe(key)
})

test.each(['short', 'AIzaSy"><script>alert(1)</script>', `${'a'.repeat(30)} b`])(
  'what cannot be a key stops the start with its name and cure: %s',
  (key) => {
    expect(() => loadConfig({ GOOGLE_MAPS_KEY: key })).toThrow(ConfigError)
    expect(() => loadConfig({ GOOGLE_MAPS_KEY: key })).toThrow(/GOOGLE_MAPS_KEY must be a browser key/)
  },
)
