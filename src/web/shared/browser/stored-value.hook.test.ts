import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storedValue } from './stored-value.ts'

/** What another tab wrote, as its event tells it; without a key it cleared the storage. */
const fromOtherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

describe('a stored value', () => {
  beforeEach(() => localStorage.clear())
  const read = (stored: unknown) => (typeof stored === 'number' ? stored : 0)

  test('takes what another tab wrote under its key, and tells whoever subscribed until they stop', () => {
    const value = storedValue('guests', read)
    const heard = vi.fn()
    const stop = value.subscribe(heard)
    expect(value.get()).toBe(0)
    localStorage.setItem('guests', '40')
    fromOtherTab('people')
    expect([value.get(), heard.mock.calls.length]).toEqual([0, 0])
    fromOtherTab('guests')
    expect([value.get(), heard.mock.calls.length]).toEqual([40, 1])
    stop()
    localStorage.clear()
    fromOtherTab(null)
    expect([value.get(), heard.mock.calls.length]).toEqual([0, 1])
  })

  test('that was set before it was read follows other tabs too', () => {
    const value = storedValue('guests', read)
    value.set(40)
    localStorage.setItem('guests', '50')
    fromOtherTab('guests')
    expect(value.get()).toBe(50)
  })

  test('is read as nothing when what is stored is no JSON', () => {
    localStorage.setItem('guests', 'forty')
    const seen = vi.fn(read)
    storedValue('guests', seen).get()
    expect(seen).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  test('is read as nothing when nothing is stored', () => {
    const seen = vi.fn(read)
    storedValue('guests', seen).get()
    expect(seen).toHaveBeenCalledExactlyOnceWith(undefined)
  })
})
