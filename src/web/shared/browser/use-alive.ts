import { useSyncExternalStore } from 'react'

/** False on the server and while hydrating. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Being alive does not change back. */
function never(): () => void {
  return () => undefined
}
