import { useEffect, useState } from 'react'
import type { PlaceView } from '#contract/endpoints/places.ts'
import { publicApi } from '#web/lib/public-api.ts'

const pauseMs = 150
const none: readonly PlaceView[] = []

interface Suggestions {
  items: readonly PlaceView[]
  loading: boolean
}

/**
 * Places for a text, a moment after the last key; an answer that comes too late is dropped, and what was found for the
 * letters before stays in sight meanwhile. `enabled` keeps it quiet until someone types.
 */
export function usePlaceSuggestions(text: string, enabled: boolean): Suggestions {
  const [found, setFound] = useState({ text: '', items: none })
  const wanted = enabled ? text.trim() : ''

  useEffect(() => {
    if (wanted === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      publicApi('GET /api/places', { query: { q: wanted } }, { signal: abort.signal }).then(
        ({ items }) => setFound({ text: wanted, items }),
        // Without suggestions the text itself still works (C50).
        () => abort.signal.aborted || setFound({ text: wanted, items: none }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])

  return wanted === '' ? { items: none, loading: false } : { items: found.items, loading: found.text !== wanted }
}
