import { useSyncExternalStore } from 'react'

/** A value of this tab that components follow. */
export interface Store<Value> {
  /** Returns the same object until it changes. */
  get(): Value
  set(value: Value): void
  /** Calls `listener` after every change, until the function returned is called. */
  subscribe(listener: () => void): () => void
}

/** Creates a store; `start` returns its first value when that is first asked for. */
export function createStore<Value>(start: () => Value): Store<Value> {
  let current: { value: Value } | undefined
  const listeners = new Set<() => void>()
  const get = () => (current ??= { value: start() }).value
  return {
    get,
    set(value) {
      // A store that is set before it was read starts as well.
      get()
      current = { value }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns what `see` makes of a store's value and renders again when that changes; `onServer` on the server and while hydrating. */
export function useStore<Value, Seen>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  see: (value: Value) => Seen,
  onServer: Seen,
): Seen {
  return useSyncExternalStore(
    store.subscribe,
    () => see(store.get()),
    () => onServer,
  )
}
