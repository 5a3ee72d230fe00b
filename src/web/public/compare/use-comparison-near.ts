import { useEffect, useState } from 'react'
import type { Comparison } from '#contract/endpoints/comparison.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { useEvent } from '#web/shared/event/use-event.ts'

interface Near {
  asked: string
  comparison: Comparison
}

/**
 * The comparison with distances to the place of the event. Pages are kept without a place, so the browser asks for it; until then,
 * and when it cannot be had, the comparison is as it was loaded.
 */
export function useComparisonNear(loaded: Comparison | undefined): {
  comparison: Comparison | undefined
  placeIsUnknown: boolean
} {
  const { place, point } = useEvent().event
  const [near, setNear] = useState<Near>()
  const ids = loaded?.items.map(({ card }) => card.id).join(',') ?? ''
  const [lat, lng] = [point?.lat, point?.lng]
  const asked = place !== '' || point ? [ids, place, lat, lng].join('|') : ''
  useEffect(() => {
    if (ids === '' || asked === '') return
    const abort = new AbortController()
    const at = lat === undefined || lng === undefined ? {} : { lat, lng }
    publicApi('GET /api/caterer/compare', { query: { ids, place, ...at } }, { signal: abort.signal })
      .then((comparison) => setNear({ asked, comparison }))
      .catch(() => undefined)
    return () => abort.abort()
  }, [ids, place, lat, lng, asked])
  if (!near || near.asked !== asked) return { comparison: loaded, placeIsUnknown: false }
  return { comparison: near.comparison, placeIsUnknown: near.comparison.place === undefined }
}
