import { useSyncExternalStore } from 'react'

/**
 * False on the server and while hydrating. Where it does not matter it stays false, and nothing is rendered again. `matters` is asked
 * in the browser alone.
 */
export function useAlive(matters: () => boolean = always): boolean {
  return useSyncExternalStore(never, matters, () => false)
}

/** Being alive does not change back. */
function never(): () => void {
  return () => undefined
}

function always(): boolean {
  return true
}
