import { beforeEach, expect, test, vi } from 'vitest'
import { storedValue } from './stored-value.ts'

/** Local storage and the window of one tab; `heard` is what other tabs do. */
function aTab(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored))
  const listeners: ((event: { key: string | null }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.push(listener),
  )
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
  return { entries, heard: (key: string | null) => listeners.forEach((listener) => listener({ key })) }
}

const asList = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : [])

beforeEach(() => vi.unstubAllGlobals())

test('a value is kept, told to those who listen, and the same object until it changes', () => {
  const tab = aTab()
  const value = storedValue('list', asList)
  const heard = vi.fn()
  value.subscribe(heard)
  expect(value.get()).toBe(value.get())
  value.set(['a'])
  expect(heard).toHaveBeenCalledTimes(1)
  expect(tab.entries.get('list')).toBe('["a"]')
  expect(storedValue('list', asList).get()).toEqual(['a'])
})

test('what another tab keeps is heard, and so is storage that was cleared', () => {
  const tab = aTab({ list: '["a"]' })
  const value = storedValue('list', asList)
  expect(value.get()).toEqual(['a'])
  tab.entries.set('list', '["b"]')
  tab.heard('something else')
  expect(value.get()).toEqual(['a'])
  tab.heard('list')
  expect(value.get()).toEqual(['b'])
  tab.entries.clear()
  tab.heard(null)
  expect(value.get()).toEqual([])
})

test('what is no JSON counts as nothing', () => {
  aTab({ list: '["a"' })
  expect(storedValue('list', asList).get()).toEqual([])
})

test('where nothing can be kept the value lives as long as the page', () => {
  aTab()
  const forbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  const value = storedValue('list', asList)
  expect(value.get()).toEqual([])
  value.set(['a'])
  expect(value.get()).toEqual(['a'])
})
