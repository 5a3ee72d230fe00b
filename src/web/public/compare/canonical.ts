import { withQuery } from '#contract/paths.ts'
import { eventOfPage, eventOfPageParams } from '#contract/values/event/url.ts'
import type { CanonicalUrl } from '#web/shared/site/canonical-url.ts'
import { dietLookedFor, dietParams } from '#web/public/listing/card-event.ts'
import { readNames } from './compare-address.ts'

const namesInPath = /^\/compare(?:\/([A-Za-z0-9_&-]+))?$/

/** A comparison by ids or slugs, for what a public page knows of an event and the diet that was looked for. Distances are asked for by the browser. */
export const canonicalComparison: CanonicalUrl = ({ pathname, searchParams }) => {
  if (!namesInPath.test(pathname)) return undefined
  const event = eventOfPage(searchParams)
  if (event.isUnknown) return undefined
  return withQuery(pathname, {
    ...eventOfPageParams(event),
    ...dietParams(dietLookedFor(searchParams)),
    rows: searchParams.get('rows') === 'all' ? 'all' : undefined,
  })
}

/** Returns the ids or slugs of the caterers that a canonical URL shows. */
export function comparedCaterers({ pathname }: URL): string[] {
  return readNames(namesInPath.exec(pathname)?.[1]).names
}
