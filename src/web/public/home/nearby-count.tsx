import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Point } from '#contract/values/place.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { m } from '#messages'

const radius = limits.search.defaultRadiusKm

interface NamedPoint extends Point {
  name: string
}

interface NearbyCountProps {
  place: NamedPoint | undefined
  people: GuestBand | undefined
}

interface Counted {
  asked: string
  name: string
  total: number
}

/** As soon as a place is chosen: how many caterers cook there for that many guests. */
export function NearbyCount({ place, people }: NearbyCountProps) {
  const [counted, setCounted] = useState<Counted>()
  const { name, lat, lng } = place ?? {}
  const asked = [name, lat, lng, people].join('|')
  useEffect(() => {
    if (name === undefined || lat === undefined || lng === undefined) return
    const abort = new AbortController()
    const query = { lat, lng, radius, ...(people ? { people } : {}) }
    publicApi('GET /api/search', { query }, { signal: abort.signal })
      .then(({ total }) => setCounted({ asked, name, total }))
      // A count is a comfort; searching works without it.
      .catch(() => undefined)
    return () => abort.abort()
  }, [asked, name, lat, lng, people])

  const isCurrent = place !== undefined && counted?.asked === asked
  return (
    <p role="status" className="text-sm font-medium text-leaf not-empty:mt-3">
      {isCurrent && message(counted)}
    </p>
  )
}

function message({ name, total }: Counted): string {
  const values = { radius, place: name }
  return total === 0 ? m.home_nearby_none(values) : m.home_nearby_some({ count: total, ...values })
}
