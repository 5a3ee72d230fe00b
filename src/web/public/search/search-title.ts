import type { ListedResult } from '#web/public/listing/listed.ts'
import { m } from '#messages'
import type { Search } from '#web/public/listing/search-params.ts'

/** The page's heading: the place that was understood, else what the page says of itself. */
export function searchTitle(ofPage: string, search: Search, result: Pick<ListedResult, 'place'> | undefined): string {
  if (search.place === '') return search.point ? m.search_title_here() : ofPage
  // A place that could not be asked about is still the one that was meant.
  const place = result ? result.place?.name : search.place
  return place ? m.search_title_near({ place }) : ofPage
}
