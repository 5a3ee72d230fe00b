import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

test.each([
  '/',
  '/pangat?people=10-25&q=a%20b',
  '/caterer/annapurna-rasoi',
  '/my-orders/01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '/compare/a&b',
])('%s is a path of the site', (path) => {
  expect(sitePath(path)).toBe(path)
})

test.each([
  '',
  null,
  undefined,
  'pangat',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/pangat\\..\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'http:/evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '@evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/../..//evil.example',
  '/%5c\u2028evil',
  '/／evil.example',
])('%j leads home', (path) => {
  expect(sitePath(path)).toBe('/')
})

test.each(['/%0d%0aSet-Cookie:a=b', '/%09/evil.example', '/@evil.example', '/pangat/javascript:alert(1)'])(
  '%s stays on the site',
  (path) => {
    const { origin } = new URL(sitePath(path), 'https://pangat.example')
    expect(origin).toBe('https://pangat.example')
  },
)

test('the fragment is left out', () => {
  expect(sitePath('/pangat?q=1#login')).toBe('/pangat?q=1')
})
