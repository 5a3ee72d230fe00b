import { useEffect, useState } from 'react'
import type { Comparison } from '#contract/endpoints/comparison.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { useCardEvent } from '#web/public/listing/card-event.ts'
import { useEvent } from '#web/shared/event/use-event.ts'

interface Near {
  asked: string
  comparison: Comparison
}

/**
 * The comparison for the place, the day, the exact guests and their diet. Pages are kept without them, so the browser asks for it; until then,
 * and when it cannot be had, the comparison is as it was loaded.
 */
export function useComparisonNear(loaded: Comparison | undefined): {
  comparison: Comparison | undefined
  placeIsUnknown: boolean
} {
  const { place, date } = useEvent().event
  const { point, guests, people, diet } = useCardEvent()
  const [near, setNear] = useState<Near>()
  const ids = loaded?.items.map(({ card }) => card.id).join(',') ?? ''
  const [lat, lng] = [point?.lat, point?.lng]
  const isMore = place !== '' || point !== undefined || guests !== undefined || date !== undefined || diet !== undefined
  const asked = isMore ? [ids, place, lat, lng, guests, people, date, diet].join('|') : ''
  useEffect(() => {
    if (ids === '' || asked === '') return
    const abort = new AbortController()
    const at = lat === undefined || lng === undefined ? {} : { lat, lng }
    publicApi(
      'GET /api/caterer/compare',
      { query: { ids, place, guests, people, date, diet, ...at } },
      { signal: abort.signal },
    )
      .then((comparison) => setNear({ asked, comparison }))
      .catch(() => undefined)
    return () => abort.abort()
  }, [ids, place, lat, lng, guests, people, date, diet, asked])
  if (!near || near.asked !== asked) return { comparison: loaded, placeIsUnknown: false }
  return { comparison: near.comparison, placeIsUnknown: place !== '' && near.comparison.place === undefined }
}
