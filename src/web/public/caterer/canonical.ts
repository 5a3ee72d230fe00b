import { withQuery } from '#contract/paths.ts'
import { eventOfPage, eventOfPageParams } from '#contract/values/event/url.ts'
import { lastKnownPage } from '#web/public/listing/known-values.ts'
import { dietLookedFor, dietParams } from '#web/public/listing/card-event.ts'
import { readReviews, withReviews } from '#web/shared/reviews/review-params.ts'
import type { CanonicalUrl } from '#web/shared/site/canonical-url.ts'

const slugInPath = /^(?:\/[a-z-]{2,40})?\/caterer\/([a-z0-9-]{1,130})$/

/** A caterer by slug, for what a public page knows of an event, with the diet that was looked for and a choice of its reviews. */
export const canonicalCaterer: CanonicalUrl = ({ pathname, searchParams }) => {
  if (!slugInPath.test(pathname)) return undefined
  const { wanted, ignored } = readReviews(searchParams)
  const event = eventOfPage(searchParams)
  if (ignored || event.isUnknown || wanted.about !== '' || wanted.from > lastKnownPage) return undefined
  return withQuery(pathname, {
    ...eventOfPageParams(event),
    ...dietParams(dietLookedFor(searchParams)),
    ...Object.fromEntries(withReviews(new URLSearchParams(), wanted)),
  })
}

/** Returns the caterer that a canonical URL shows. */
export function catererOf({ pathname }: URL): string[] {
  return slugInPath.exec(pathname)?.slice(1) ?? []
}
