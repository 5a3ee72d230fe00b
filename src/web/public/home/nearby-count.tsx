import { useEffect, useState } from 'react'
import type { PlaceView } from '#contract/endpoints/places.ts'
import { limits } from '#contract/limits.ts'
import { isGuestBand } from '#contract/values/guest-band.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { m } from '#messages'

const radius = limits.search.defaultRadiusKm

interface Counted {
  place: PlaceView
  people: string
  total: number
}

/** As soon as a place is chosen: how many caterers cook there for that many guests. */
export function NearbyCount({ place, people }: { place: PlaceView | undefined; people: string }) {
  const [counted, setCounted] = useState<Counted>()
  useEffect(() => {
    if (!place) return
    const abort = new AbortController()
    const query = { lat: place.lat, lng: place.lng, radius, ...(isGuestBand(people) ? { people } : {}) }
    publicApi('GET /api/search', { query }, { signal: abort.signal })
      .then(({ total }) => setCounted({ place, people, total }))
      // A count is a comfort; searching works without it.
      .catch(() => undefined)
    return () => abort.abort()
  }, [place, people])

  const isCurrent = place !== undefined && counted?.place === place && counted.people === people
  return (
    <p role="status" className="text-sm font-medium text-leaf not-empty:mt-3">
      {isCurrent && message(counted)}
    </p>
  )
}

function message({ place, total }: Counted): string {
  const values = { radius, place: place.name }
  return total === 0 ? m.home_nearby_none(values) : m.home_nearby_some({ count: total, ...values })
}
