import { withQuery } from '#contract/paths.ts'
import { eventOfPage, eventOfPageParams } from '#contract/values/event/url.ts'
import { isRailwayLine, type RailwayLine } from '#contract/values/place.ts'
import type { CanonicalUrl } from '#web/shared/site/canonical-url.ts'

const path = /^\/lines\/([a-z-]+)$/

/** The line of a page's path. */
export function lineOf(pathname: string): RailwayLine | undefined {
  const named = path.exec(pathname)?.[1]
  return isRailwayLine(named) ? named : undefined
}

/** A line, for what a public page knows of an event (C103). */
export const canonicalLine: CanonicalUrl = ({ pathname, searchParams }) => {
  const event = eventOfPage(searchParams)
  if (!lineOf(pathname) || event.isUnknown) return undefined
  return withQuery(pathname, eventOfPageParams(event))
}
