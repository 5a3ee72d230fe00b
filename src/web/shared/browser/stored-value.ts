import { readStored, writeStored } from './storage.ts'

/** A value that this browser keeps: the same in every tab and after a reload. */
export interface StoredValue<Value> {
  /** The same object until it changes. */
  get(): Value
  set(value: Value): void
  /** Hears every change, of other tabs too. */
  subscribe(listener: () => void): () => void
}

/**
 * A value kept in local storage under `key`. `read` makes sense of whatever stands there, also of nothing. Where nothing can be
 * kept, the value lives as long as the page.
 */
export function storedValue<Value>(key: string, read: (stored: unknown) => Value): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let current: { value: Value } | undefined
  const load = (): Value => {
    if (!current) {
      current = { value: read(parsed(readStored(key))) }
      // Other tabs, and a sign-out that clears storage, which has no key.
      addEventListener('storage', (event) => {
        if (event.key !== null && event.key !== key) return
        current = { value: read(parsed(readStored(key))) }
        for (const listener of listeners) listener()
      })
    }
    return current.value
  }
  return {
    get: load,
    set(value) {
      load()
      current = { value }
      writeStored(key, JSON.stringify(value))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // Another user's value under our key counts as nothing.
    return undefined
  }
}
