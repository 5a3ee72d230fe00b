import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database/database.ts'
import type { ProcessSubscriber, RecordedEvent } from '#server/kernel/events.ts'
import type { Log } from '#server/kernel/log.ts'
import { returnMemory } from '#server/kernel/processes/return-memory.ts'
import { createCity, type City } from './city.ts'
import { createBatches } from './change-batches.ts'
import { byNeighbourhood } from '../domain/blocks.ts'
import type { Listing } from '../domain/listing.ts'
import { loadAllListings, loadListings } from './listings.ts'
import { shownEvents } from './shown-events.ts'
import { createSuspended, type Suspended } from './suspended.ts'
import { filterByCity, listSuspended } from '#server/modules/caterers/index.ts'

export interface ReadModelDeps {
  database: Database
  clock: Clock
  log: Log
  /** Starts to listen to the events of other processes. */
  listen: () => Promise<void>
  /** Cities whose caterers this process shows; all of them when undefined. */
  cities?: readonly string[] | undefined
}

/** Caterers of a city from which the memory that reading took is worth giving back. */
const sizeToReturn = 1_000

/** Ids, slugs and former slugs, before and after a change, of the caterers that it was about. */
export type CatalogueChange = ReadonlySet<string>

/** The city as the database has it, a moment later. */
export interface ReadModel {
  /** The whole city; loads it when that failed or was not done before. */
  city(): Promise<City>
  /** The city, where it is loaded. */
  loaded(): City | undefined
  /** Caterers that an admin has taken off the site, as up to date as the city. */
  suspended: Pick<Suspended, 'bySlug'>
  /** Reads these caterers again and returns when what is shown of them is up to date. */
  refresh(catererIds: readonly string[]): Promise<void>
  /** Calls `changed` after every refresh. */
  onChange(changed: (change: CatalogueChange) => void): void
  /** Reads a caterer again when an event changes what is shown of it. */
  subscriber: ProcessSubscriber
  /** Reads nothing more. */
  close(): void
}

/** Loads the city immediately and keeps it. */
export function createReadModel({ database, clock, log, listen, cities }: ReadModelDeps): ReadModel {
  let loading: Promise<City> | undefined
  let loaded: City | undefined
  const suspended = createSuspended()
  let closed = false
  const onChange = new Set<(change: CatalogueChange) => void>()

  const city = (): Promise<City> => {
    loading ??= load().catch((error: unknown) => {
      // The next one who asks tries again.
      loading = undefined
      throw error
    })
    return loading
  }
  const load = async (): Promise<City> => {
    // Listening comes first, so that nothing is missed between reading and hearing.
    await listen()
    const city = await readAll()
    // What reading took is garbage by now.
    if (city.listings.length >= sizeToReturn) returnMemory()
    loaded = city
    return city
  }
  const readAll = async (): Promise<City> => {
    const city = createCity()
    const [listings, taken] = await database.reader((db) =>
      Promise.all([loadAllListings(db, clock.now(), cities), listSuspended(db)]),
    )
    for (const caterer of taken) suspended.put(caterer)
    // What a search looks at together then lies together in memory.
    listings.sort((a, b) => byNeighbourhood(a.card.googleLocation, b.card.googleLocation))
    for (const some of inBatches(listings, 500)) {
      for (const listing of some) city.put(listing)
      // Thousands take long, and other requests must be served in between.
      await setImmediate()
    }
    // Every other order is made from it, quickly, when it is first asked for.
    city.orders.byMerit()
    return city
  }
  const refresh = async (given: readonly string[]): Promise<void> => {
    const ids = cities ? await filterByCity(database.db, given, cities) : given
    if (ids.length === 0) return
    const [current, listings, taken] = await Promise.all([
      city(),
      loadListings(database.db, ids, clock.now()),
      listSuspended(database.db, ids),
    ])
    const names = new Set([...ids, ...suspended.replace(ids, taken)])
    const live = new Map(listings.map((listing) => [listing.id, listing]))
    for (const id of ids) {
      const before = current.byId(id)
      const listing = live.get(id)
      if (listing) current.put(listing)
      else current.remove(id)
      for (const known of [before, listing]) for (const name of known ? namesOf(known) : []) names.add(name)
    }
    for (const changed of onChange) changed(names)
  }
  const changes = createBatches(refresh, log)

  city().catch((error: unknown) => !closed && log.error({ err: String(error) }, 'catalogue load failed'))
  return {
    city,
    loaded: () => loaded,
    suspended,
    refresh: changes.now,
    onChange: (changed) => void onChange.add(changed),
    subscriber: {
      types: shownEvents,
      async heard(events, from) {
        const ids = events.flatMap((event) => catererOf(event) ?? [])
        if (from === 'here') return changes.now(ids)
        for (const id of ids) changes.add(id)
      },
      formerNotice(event) {
        const id = event.type === 'catalogue.changed' ? undefined : catererOf(event)
        return id === undefined ? undefined : { type: 'catalogue.changed', subject: id }
      },
    },
    close() {
      closed = true
      changes.stop()
    },
  }
}

/** Orders and reviews of earlier builds do not name their caterer, which is emitted beside them. */
function catererOf({ type, subject, payload }: RecordedEvent): string | undefined {
  return /^(caterer|menu|package|catalogue)\./.test(type) ? subject : payload.catererId
}

function namesOf({ slug, formerSlugs }: Listing): string[] {
  return [slug, ...formerSlugs]
}

function* inBatches<Item>(items: readonly Item[], size: number): Iterable<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
