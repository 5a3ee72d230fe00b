import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', { browser: 'Firefox', system: 'Linux' }],
  ['', {}],
])('%s is told in plain words', (userAgent, device) => expect(deviceOf(userAgent)).toEqual(device))

test('a user agent that is none of those stays a text and breaks nothing', () => {
  for (const odd of ['x', '<script>alert(1)</script>', '('.repeat(400), '\u202e'.repeat(100)]) {
    expect(Object.keys(deviceOf(odd)).length).toBeLessThanOrEqual(2)
  }
})
