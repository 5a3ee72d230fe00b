import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { readStored, writeStored } from '#web/shared/browser/storage.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { Search } from '#web/public/listing/search-params.ts'
import type { SearchControls } from './use-search.ts'

// Of use to visitors who name no place.
const visitorPosition = () => import('#web/shared/places/visitor-position.ts')

/** Someone said no: they are not asked again by the page itself. */
const deniedKey = 'locationRefused'

export interface Nearby {
  /** Asks for the visitor's position because they want it. */
  locate: () => void
  locating: boolean
}

/**
 * Caterers near the visitor (C74). The page asks for the position once, only when the URL names no place; a visitor who declined is
 * not asked again. The list of the whole city stays until there is a better one, and for good when there is none.
 */
export function useNearby(search: Search, area: string | undefined, change: SearchControls['change']): Nearby {
  const [locating, setLocating] = useState(false)

  const show = useEffectEvent((point: NonNullable<Search['point']>, asked: boolean) => {
    // A place that the visitor has chosen or is typing takes precedence.
    if (asked || (isEverywhere(search, area) && document.activeElement?.getAttribute('name') !== 'place'))
      change({ place: '', point }, { inPlace: !asked })
  })
  const locate = async (asked: boolean): Promise<void> => {
    const found = await (await visitorPosition()).position()
    if ('failure' in found) {
      if (found.denied) writeStored(deniedKey, '1')
      return notify(found.failure, 'error')
    }
    writeStored(deniedKey, undefined)
    if (await hasCaterersNear(found.point)) show(found.point, asked)
    else notify(m.search_failed_near(), 'error')
  }
  const askOnce = useEffectEvent(async () => {
    if (!isEverywhere(search, area) || search.page > 1) return
    const { isTried, markTried, mayLocate } = await visitorPosition()
    if (isTried()) return
    markTried()
    if (readStored(deniedKey) !== null && !(await mayLocate())) return
    await locate(false)
  })
  useEffect(() => {
    // Nobody waits for a question that was not asked.
    askOnce().catch(() => undefined)
  }, [])

  return {
    locating,
    locate() {
      setLocating(true)
      locate(true)
        .catch(() => notify(m.ui_part_failed(), 'error'))
        .finally(() => setLocating(false))
    },
  }
}

function isEverywhere({ place, point }: Search, area: string | undefined): boolean {
  return place === '' && point === undefined && area === undefined
}

/** False as well when the list cannot be had, or is none (R237). */
async function hasCaterersNear({ lat, lng }: NonNullable<Search['point']>): Promise<boolean> {
  try {
    const query = { lat, lng, radius: limits.search.defaultRadiusKm, limit: 1 }
    const found: unknown = await publicApi('GET /api/caterer/nearby', { query })
    return Array.isArray(found) && found.length > 0
  } catch {
    return false
  }
}
