import type { SearchResult } from '#contract/endpoints/search.ts'
import { m } from '#web/paraglide/messages.js'
import type { Search } from './search-params.ts'

/** The page's heading: the place that was understood, else what the page says of itself. */
export function searchTitle(ofPage: string, search: Search, result: SearchResult | undefined): string {
  if (search.place === '') return search.point ? m.search_title_here() : ofPage
  return result?.place ? m.search_title_near({ place: result.place.name }) : ofPage
}
