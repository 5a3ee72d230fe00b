import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database/database.ts'
import { eventChannel, subjectsSince } from '#server/kernel/events.ts'
import type { Log } from '#server/kernel/log.ts'
import { createCity, type City } from './city.ts'
import { createBatches, everything } from './change-batches.ts'
import { byCell } from '../domain/grid.ts'
import { loadAllListings, loadListings } from './listings.ts'

export interface ReadModelDeps {
  database: Database
  clock: Clock
  log: Log
  /** Other data in memory that is read again after notices can have been lost. */
  alsoReload?: () => Promise<void>
}

/** The city as the database has it, a moment later. */
export interface ReadModel {
  /** The whole city; loads it when that failed or was not done before. */
  city(): Promise<City>
  /** Reads these caterers again and returns when what is shown of them is up to date. */
  refresh(catererIds: readonly string[]): Promise<void>
  /** Calls `changed` after every refresh, and after the whole city was read again. */
  onChange(changed: () => void): void
  /** Stops listening. */
  close(): Promise<void>
}

/** Notices can be lost with a broken connection, so what was announced lately is looked through now and then. */
const catchUpMs = 30_000
/** A change may be committed that long after its announcement was written. */
const commitDelayMs = 20_000

/** Loads the city at once and keeps it: a caterer is read again when any process announces `catalogue.changed` about it. */
export function createReadModel({ database, clock, log, alsoReload }: ReadModelDeps): ReadModel {
  let loading: Promise<City> | undefined
  let stopListening: (() => Promise<void>) | undefined
  let closed = false
  const onChange = new Set<() => void>()

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
    stopListening ??= await database.listen(eventChannel, heard, changes.addAll)
    const city = createCity()
    const listings = await loadAllListings(database.db)
    // What a search looks at together then lies together in memory.
    listings.sort((a, b) => byCell(a.card.googleLocation, b.card.googleLocation))
    for (const some of inBatches(listings, 500)) {
      for (const listing of some) city.put(listing)
      // Thousands take long, and other requests must be served in between.
      await setImmediate()
    }
    return city
  }
  const refresh = async (ids: readonly string[]): Promise<void> => {
    const [current, listings] = await Promise.all([city(), loadListings(database.db, ids)])
    const live = new Map(listings.map((listing) => [listing.id, listing]))
    for (const id of ids) {
      const listing = live.get(id)
      if (listing) current.put(listing)
      else current.remove(id)
    }
  }
  /** Reads the whole city again; searches see the former one until it is complete. */
  const reload = async (): Promise<void> => {
    const [fresh] = await Promise.all([load(), alsoReload?.()])
    loading = Promise.resolve(fresh)
  }
  const changes = createBatches(async (batch) => {
    // Batches run one after the other, so no refresh goes to a city that a reload is about to replace.
    await (batch === everything ? reload() : refresh(batch))
    for (const changed of onChange) changed()
  }, log)
  const heard = (payload: string): void => {
    const event = JSON.parse(payload) as { type: string; subject: string } // as kernel/events.ts writes it
    if (!closed && event.type === 'catalogue.changed') changes.add(event.subject)
  }
  const stopCatchingUp = database.engine === 'postgres' ? catchUpRegularly(database, clock, log, changes.add) : () => {}

  city().catch((error: unknown) => !closed && log.error({ err: String(error) }, 'catalogue load failed'))
  return {
    city,
    refresh: (ids) => changes.now(ids),
    onChange: (changed) => void onChange.add(changed),
    async close() {
      closed = true
      stopCatchingUp()
      changes.stop()
      await stopListening?.()
    },
  }
}

function* inBatches<Item>(items: readonly Item[], size: number): Iterable<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

function catchUpRegularly(database: Database, clock: Clock, log: Log, changed: (id: string) => void): () => void {
  let since = clock.now()
  const catchUp = async (): Promise<void> => {
    const now = clock.now()
    const from = new Date(since.getTime() - commitDelayMs)
    for (const subject of await subjectsSince(database.db, 'catalogue.changed', from)) changed(subject)
    since = now
  }
  const timer = setInterval(() => {
    catchUp().catch((error: unknown) => log.error({ err: String(error) }, 'catalogue change lookup failed'))
  }, catchUpMs).unref()
  return () => clearInterval(timer)
}
