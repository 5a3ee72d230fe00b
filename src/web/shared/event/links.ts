import { paths, type CatererAddress, type Query } from '#contract/paths.ts'
import { changedEvent, type PlannedEvent } from '#contract/values/event.ts'
import { eventParams, writeEvent } from '#contract/values/event/url.ts'
import type { SearchFilters } from './search-filters.ts'

/** Links to the pages that an event goes along to. */
export interface EventLinks {
  /** The list, with filters and with another event as far as `change` says. */
  search: (filters?: Query, change?: Partial<PlannedEvent>) => string
  area: (slug: string, filters?: Query, change?: Partial<PlannedEvent>) => string
  line: (line: string) => string
  caterer: typeof paths.caterer
  compare: (names: readonly string[], more?: Query) => string
  shortlist: () => string
  customise: () => string
  bill: () => string
}

/** The one builder of links that carry an event, and on the way to the bill what the list was narrowed by. */
export function eventLinks(event: PlannedEvent, filters: SearchFilters = {}): EventLinks {
  const query = writeEvent(event)
  const onTheWay = { ...query, ...filters }
  const listQuery = (narrowed?: Query, change: Partial<PlannedEvent> = {}) => ({
    ...writeEvent(changedEvent(event, change)),
    ...narrowed,
  })
  return {
    search: (narrowed, change) => paths.search(listQuery(narrowed, change)),
    // An area is a place of its own.
    area: (slug, narrowed, change) => paths.area(slug, listQuery(narrowed, { ...change, place: '', point: undefined })),
    line: (line) => paths.line(line, query),
    caterer: (of: CatererAddress, more) => paths.caterer(of, { ...onTheWay, ...more }),
    compare: (names, more) => paths.compare(names, { ...query, ...more }),
    shortlist: () => paths.shortlist(query),
    customise: () => paths.customise(onTheWay),
    bill: () => paths.bill(onTheWay),
  }
}

/** Returns the parameters of a page with another event; what else they say stays. */
export function withEvent(before: URLSearchParams, event: PlannedEvent): URLSearchParams {
  const after = new URLSearchParams(before)
  const written = writeEvent(event)
  for (const name of eventParams) {
    const value = written[name]
    if (value === undefined || value === '') after.delete(name)
    else after.set(name, String(value))
  }
  return after
}
