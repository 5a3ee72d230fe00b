import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { brand } from '#contract/brand.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { eventOfPage, namesEvent, readEvent, type ReadEvent } from '#contract/values/event/url.ts'
import { useStore } from '#web/shared/browser/store.ts'
import { useAlive } from '#web/shared/browser/use-alive.ts'
import { now } from '#web/ui/now.ts'
import { provideEventLinks } from './late-links.ts'
import { eventLinks, type EventLinks } from './links.ts'
import { readFilters } from './search-filters.ts'
import { tabEvent } from './tab-event.ts'

export interface UsedEvent extends ReadEvent {
  /** The URL says something of it, right or wrong. */
  isNamed: boolean
}

/** The event of a URL, else the one of this tab: two tabs with two events never mix. */
export function eventOf(search: string, ofTab: PlannedEvent | undefined): UsedEvent {
  const params = new URLSearchParams(search)
  if (namesEvent(params)) return { ...readEvent(params, dayInIndia(now())), isNamed: true }
  return { event: ofTab ?? noEvent, problems: [], isNamed: false }
}

/** Outside of components: the links of the page that is shown. */
export function currentEventLinks(): EventLinks {
  const { search } = window.location
  return eventLinks(eventOf(search, tabEvent.get()).event, readFilters(new URLSearchParams(search)))
}

/** Pages whose canonical URL has the range of guests and the kind of service: the list, lines, caterers and comparisons. */
const renderedForEvents = new RegExp(`^/(?:${brand.slug}|lines|caterer|compare)(?:/|$)`)
const nothingKnown: UsedEvent = { event: noEvent, problems: [], isNamed: false }

/**
 * The event of the page. The server and the first rendering in the browser know what a public page is cached for; the rest
 * follows as soon as the page is alive.
 */
export function useEvent(): UsedEvent {
  const { pathname, search } = useLocation()
  const isNamed = useMemo(() => namesEventIn(search), [search])
  // A page whose URL names an event is not rendered again when the tab remembers it.
  const ofTab = useStore(tabEvent, (event) => (isNamed() ? undefined : event), undefined)
  const isNamedAlive = useAlive(isNamed)
  const isAlive = isNamedAlive || ofTab !== undefined
  return useMemo(() => eventOfVisit(pathname, search, isAlive, ofTab), [isAlive, pathname, search, ofTab])
}

/** Tells whether a URL names an event. It is read when it is asked for, which the server does not: it caches most pages without. */
function namesEventIn(search: string): () => boolean {
  let known: boolean | undefined
  return () => (known ??= namesEvent(new URLSearchParams(search)))
}

function eventOfVisit(pathname: string, search: string, isAlive: boolean, ofTab: PlannedEvent | undefined): UsedEvent {
  if (isAlive) return eventOf(search, ofTab)
  if (!renderedForEvents.test(pathname)) return nothingKnown
  const { people, kind } = eventOfPage(new URLSearchParams(search))
  return { event: { ...noEvent, people, kind }, problems: [], isNamed: false }
}

/** Links that carry the event of the page. */
export function useEventLinks(): EventLinks {
  const { event } = useEvent()
  const { search } = useLocation()
  const isAlive = useAlive(() => search !== '')
  return useMemo(
    () => eventLinks(event, isAlive ? readFilters(new URLSearchParams(search)) : {}),
    [event, isAlive, search],
  )
}

provideEventLinks({
  linksOf(pathname, search, isAlive) {
    const { event } = eventOfVisit(pathname, search, isAlive, isAlive ? tabEvent.get() : undefined)
    return eventLinks(event, isAlive ? readFilters(new URLSearchParams(search)) : {})
  },
  subscribe: tabEvent.subscribe,
})
