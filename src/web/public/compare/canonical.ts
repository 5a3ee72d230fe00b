import { withQuery } from '#contract/paths.ts'
import { isKnownPlace, knownPeople } from '#web/public/listing/known-values.ts'
import { readSearch } from '#web/public/listing/read-search.ts'
import type { CanonicalUrl } from '#web/shared/site/canonical-url.ts'
import { readNames } from './compare-address.ts'

const namesInPath = /^\/compare(?:\/([A-Za-z0-9_&-]+))?$/

/** A comparison by ids or slugs, around an area, for a range of guests. */
export const canonicalComparison: CanonicalUrl = ({ pathname, searchParams }) => {
  if (!namesInPath.test(pathname)) return undefined
  const { search, ignored } = readSearch(searchParams)
  const people = knownPeople(searchParams)
  if (ignored.includes('place') || people === 'unknown' || !isKnownPlace(search.place) || search.point) return undefined
  return withQuery(pathname, {
    place: search.place,
    people,
    rows: searchParams.get('rows') === 'all' ? 'all' : undefined,
  })
}

/** Returns the ids or slugs of the caterers that a canonical URL shows. */
export function comparedCaterers({ pathname }: URL): string[] {
  return readNames(namesInPath.exec(pathname)?.[1]).names
}
