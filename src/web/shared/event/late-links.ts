import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { paths, type Query } from '#contract/paths.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import { useAlive } from '#web/shared/browser/use-alive.ts'
import type { EventLinks } from './links.ts'

/** What builds links with the event, once a page has it. */
interface Builder {
  /** Returns the links of the page at this URL. */
  linksOf: (pathname: string, search: string, isAlive: boolean) => EventLinks
  /** Calls `listener` when they may have changed in this tab. */
  subscribe: (listener: () => void) => () => void
}

let builder: Builder | undefined
let version = 0
const listeners = new Set<() => void>()

/** Called by the module that knows events, as soon as a page loads it. */
export function provideEventLinks(given: Builder): void {
  builder = given
  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  given.subscribe(changed)
  changed()
}

/**
 * Links that carry the event of the page, for what stands on pages of all kinds: reading and checking an event takes more script than
 * all of the header. Pages that are rendered for an event load it; on others links are without it until the page is alive.
 */
export function useLateEventLinks(): EventLinks {
  const { pathname, search } = useLocation()
  const isAlive = useAlive()
  useSyncExternalStore(subscribe, versionNow, versionNow)
  return builder?.linksOf(pathname, search, isAlive) ?? plainLinks
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function versionNow(): number {
  return version
}

/** The same as the links of no event. */
export const plainLinks: EventLinks = {
  search: (filters, change) => paths.search({ ...queryOf(change), ...filters }),
  area: (slug, filters, change) => paths.area(slug, { ...queryOf({ ...change, place: '' }), ...filters }),
  line: (line) => paths.line(line),
  caterer: paths.caterer,
  compare: (names, more) => paths.compare(names, more),
  shortlist: () => paths.shortlist(),
  customise: () => paths.customise(),
  bill: () => paths.bill(),
}

/** What pages without an event of their own change of it. */
function queryOf({ place, people, occasion, kind }: Partial<PlannedEvent> = {}): Query {
  return { place, people, for: occasion, kind }
}
