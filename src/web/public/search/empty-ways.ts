import { limits } from '#contract/limits.ts'
import type { PricedDiet } from '#contract/rules/card-price.ts'
import type { ApiClient } from '#web/shared/api/api.ts'
import { activeFilters, changed, writeList, type ActiveFilter, type Search } from '#web/public/listing/search-params.ts'

/** A change of a search that finds nobody which would find somebody. */
export interface EmptyWay {
  what: ActiveFilter['part'] | 'further' | 'city'
  change: Partial<Search>
  /** How many caterers it finds. */
  count: number
}

interface Nobody {
  search: Search
  diet: PricedDiet | undefined
  /** What the list is searched around; undefined for the whole city. */
  place: string | undefined
  /** Whether that place is known. */
  near: boolean
}

/** Returns the single changes that find somebody: one filter less, further away, or the whole city. */
export async function emptyWays(api: ApiClient, { search, diet, place, near }: Nobody): Promise<EmptyWay[]> {
  const radii = [25, 50, limits.search.maxRadiusKm].filter((radius) => radius > search.radius)
  const changes: Omit<EmptyWay, 'count'>[] = [
    ...(near ? radii.map((radius) => ({ what: 'further' as const, change: { radius } })) : []),
    ...activeFilters(search).map(({ part, without }) => ({ what: part, change: without })),
    ...(near ? [{ what: 'city' as const, change: { place: '', point: undefined } }] : []),
  ]
  const ways = await Promise.all(
    changes.map(async (way) => {
      const next = changed(search, way.change)
      const around = way.what === 'city' ? undefined : place
      const found = await api('GET /api/search', { query: { ...writeList(next), diet, place: around } }).catch(
        () => undefined,
      )
      return { ...way, count: found?.total ?? 0 }
    }),
  )
  const found = ways.filter(({ count }) => count > 0)
  const nearest = found.find(({ what }) => what === 'further')
  return found.filter((way) => way.what !== 'further' || way === nearest)
}
