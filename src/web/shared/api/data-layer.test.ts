import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agreeToBeCounted, countConversion } from './data-layer.ts'

let stored: Map<string, string>
let page: { dataLayer?: object[] }

beforeEach(() => {
  stored = new Map()
  page = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('nobody is counted who has not agreed', () => {
  countConversion({ event: 'sign_up', role: 'user' })
  agreeToBeCounted(false)
  countConversion({ event: 'sign_up', role: 'user' })
  expect(page.dataLayer).toBeUndefined()
})

test('whoever agreed is counted until they take it back', () => {
  agreeToBeCounted(true)
  countConversion({ event: 'sign_up', role: 'caterer' })
  agreeToBeCounted(false)
  countConversion({ event: 'sign_up', role: 'caterer' })
  expect(page.dataLayer).toEqual([{ event: 'sign_up', role: 'caterer' }])
})
