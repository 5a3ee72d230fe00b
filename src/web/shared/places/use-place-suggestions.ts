import { useEffect, useState } from 'react'
import { openPlaces } from './configured-places.ts'
import type { PlaceSuggestion } from './places-provider.ts'

const pauseMs = 150
const none: readonly PlaceSuggestion[] = []

interface Suggestions {
  items: readonly PlaceSuggestion[]
  loading: boolean
}

/**
 * Places for a text, a moment after the last key; an answer that comes too late is dropped, and what was found for the
 * characters before stays visible until then. No request is made before `enabled`.
 */
export function usePlaceSuggestions(text: string, enabled: boolean): Suggestions {
  const [found, setFound] = useState({ text: '', items: none })
  const wanted = enabled ? text.trim() : ''

  useEffect(() => {
    if (wanted === '') return
    const abort = new AbortController()
    const show = (items: readonly PlaceSuggestion[]) => abort.signal.aborted || setFound({ text: wanted, items })
    const timer = setTimeout(() => {
      openPlaces()
        .then((places) => (abort.signal.aborted ? none : places.suggest(wanted, abort.signal)))
        // Without suggestions the text itself still works (C50).
        .then(show, () => show(none))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])

  return wanted === '' ? { items: none, loading: false } : { items: found.items, loading: found.text !== wanted }
}
