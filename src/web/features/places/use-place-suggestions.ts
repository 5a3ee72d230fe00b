import { useEffect, useState } from 'react'
import type { PlaceView } from '#contract/endpoints/places.ts'
import { publicApi } from '#web/lib/public-api.ts'

const pauseMs = 150

interface Suggestions {
  items: readonly PlaceView[]
  loading: boolean
}

const none: Suggestions = { items: [], loading: false }

/** Places for a text, a moment after the last key; an answer that comes too late is dropped. `enabled` keeps it quiet until someone types. */
export function usePlaceSuggestions(text: string, enabled: boolean): Suggestions {
  const [found, setFound] = useState<Suggestions>(none)
  const wanted = enabled ? text.trim() : ''

  useEffect(() => {
    if (wanted === '') {
      setFound(none)
      return
    }
    const abort = new AbortController()
    // What was found for the letters before stays in sight until the answer is here.
    setFound((before) => ({ items: before.items, loading: true }))
    const timer = setTimeout(async () => {
      try {
        const { items } = await publicApi('GET /api/places', { query: { q: wanted } }, { signal: abort.signal })
        setFound({ items, loading: false })
      } catch {
        // Without suggestions the text itself still works (C50).
        if (!abort.signal.aborted) setFound(none)
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])

  return found
}
