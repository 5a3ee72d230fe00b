import { expect, test } from 'vitest'
import { shouldRevalidate } from './same-data.ts'

const from = (current: string, next: string) =>
  shouldRevalidate({
    currentUrl: new URL(current, 'https://pangat.example'),
    nextUrl: new URL(next, 'https://pangat.example'),
    defaultShouldRevalidate: true,
  })

test('change of the fragment reloads nothing', () => {
  expect(from('/pangat?people=25-50#login', '/pangat?people=25-50')).toBe(false)
  expect(from('/pangat', '/pangat#register')).toBe(false)
})

test('another page, another search and the same address asked for again are loaded', () => {
  expect(from('/pangat#login', '/')).toBe(true)
  expect(from('/pangat#login', '/pangat?people=25-50')).toBe(true)
  expect(from('/pangat', '/pangat')).toBe(true)
})
