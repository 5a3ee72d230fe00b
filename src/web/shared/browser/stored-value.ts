import { createStore, type Store } from './store.ts'
import { readStored, writeStored } from './storage.ts'

/** A value that this browser stores: the same in every tab and after a reload. */
export interface StoredValue<Value> extends Store<Value> {
  /** Reads storage again, as after something else wrote there, and returns the value. */
  reload(): Value
}

interface Stored<Value> {
  /** Keys of local storage whose change in another tab changes the value. */
  keys: readonly string[]
  read: () => Value
  write: (value: Value) => void
}

/**
 * Creates a store of what is in local storage. It follows other tabs from when it is first used. Where nothing can be stored,
 * the value lives as long as the page.
 */
export function createStored<Value>({ keys, read, write }: Stored<Value>): StoredValue<Value> {
  const store = createStore(() => {
    addEventListener('storage', ({ key }) => {
      // Storage that was cleared, as by a sign-out, has no key.
      if (key === null || keys.includes(key)) reload()
    })
    return read()
  })
  const reload = () => {
    store.set(read())
    return store.get()
  }
  return {
    ...store,
    set(value) {
      write(value)
      store.set(value)
    },
    reload,
  }
}

/**
 * Creates a store of JSON under one key. `read` makes sense of whatever is there, also of nothing; a value that `isNothing` is removed
 * from storage.
 */
export function storedValue<Value>(
  key: string,
  read: (stored: unknown) => Value,
  isNothing: (value: Value) => boolean = () => false,
): StoredValue<Value> {
  return createStored({
    keys: [key],
    read: () => read(parsed(readStored(key))),
    write: (value) => writeStored(key, isNothing(value) ? undefined : JSON.stringify(value)),
  })
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // Another user's value under our key counts as nothing.
    return undefined
  }
}
