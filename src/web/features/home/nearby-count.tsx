import { useEffect, useState } from 'react'
import type { PlaceView } from '#contract/endpoints/places.ts'
import { limits } from '#contract/limits.ts'
import { isGuestBand } from '#contract/values/guest-band.ts'
import { publicApi } from '#web/lib/public-api.ts'
import { m } from '#web/paraglide/messages.js'

const radius = limits.search.defaultRadiusKm

/** As soon as a place is chosen: how many caterers cook there for that many guests. */
export function NearbyCount({ place, people }: { place: PlaceView | undefined; people: string }) {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    setCount(undefined)
    if (!place) return
    const abort = new AbortController()
    const query = { lat: place.lat, lng: place.lng, radius, ...(isGuestBand(people) ? { people } : {}) }
    publicApi('GET /api/search', { query }, { signal: abort.signal })
      .then(({ total }) => setCount(total))
      // A count is a comfort; searching works without it.
      .catch(() => undefined)
    return () => abort.abort()
  }, [place, people])

  const text = () => {
    if (!place || count === undefined) return ''
    const values = { radius, place: place.name }
    return count === 0 ? m.home_nearby_none(values) : m.home_nearby_some({ count, ...values })
  }
  return <p role="status" className="text-sm font-medium text-leaf not-empty:mt-3">{text()}</p>
}
