import { limits } from '#contract/limits.ts'
import { numberWithin } from '#contract/values/event/url.ts'

/** What a list was narrowed by that is no part of the event; it goes along to the bill, where other caterers may be looked for. */
export type SearchFilters = { veg?: '1'; jain?: '1'; radius?: number }

/** Reads them from the query of a page; what makes no sense is left out. */
export function readFilters(params: URLSearchParams): SearchFilters {
  const radius = numberWithin(params.get('radius') ?? '', 1, limits.search.maxRadiusKm)
  return {
    ...(params.get('veg') === '1' ? { veg: '1' } : {}),
    ...(params.get('jain') === '1' ? { jain: '1' } : {}),
    ...(radius === undefined ? {} : { radius }),
  }
}
