import type { PlaceOfSlug } from '#contract/endpoints/places.ts'
import type { PriceRange } from '#contract/endpoints/search.ts'
import type { Search } from '#web/public/listing/search-params.ts'
import type { ApiClient } from '#web/shared/api/api.ts'

/** A place below the search page that has no text of its own: its list is shown, and a few facts (C99). */
export interface LocalPlace {
  name: string
  halls: readonly string[]
  /** What caterers around it usually ask; undefined when that cannot be had. */
  range: PriceRange | undefined
}

/** Returns the place that a slug names. Unknown words name none, and a page without the place is still the page of the city. */
export async function placeOfSlug(api: ApiClient, slug: string | undefined): Promise<PlaceOfSlug | undefined> {
  if (slug === undefined) return undefined
  const answer = await api('GET /api/places/of-slug', { query: { slug } }).catch(() => undefined)
  return answer?.found
}

/** Returns the facts that the page of a place shows. */
export async function localPlace(
  api: ApiClient,
  { name, place, halls }: PlaceOfSlug,
  { people, radius }: Pick<Search, 'people' | 'radius'>,
): Promise<LocalPlace> {
  const range = await api('GET /api/price-range', { query: { people, place, radius: String(radius) } }).catch(
    () => undefined,
  )
  return { name, halls, range }
}
