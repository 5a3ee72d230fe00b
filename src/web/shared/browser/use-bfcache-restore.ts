import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onShown` when the browser shows this page again as it was left, from its back/forward cache, as after leaving for the
 * gateway or the identity provider: what was under way when it was left goes no further then.
 */
export function useBfcacheRestore(onShown: () => unknown): void {
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    const hear = (event: PageTransitionEvent) => {
      if (event.persisted) shown()
    }
    addEventListener('pageshow', hear)
    return () => removeEventListener('pageshow', hear)
  }, [])
}
