import { setImmediate } from 'node:timers/promises'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { eventChannel, subjectsSince } from '#server/kernel/events.ts'
import type { Log } from '#server/kernel/log.ts'
import { createCity, type City } from './city.ts'
import { byCell } from './domain/grid.ts'
import { loadAllListings, loadListings } from './listings.ts'

export interface ReadModelParts {
  database: Database
  clock: Clock
  log: Log
}

/** The city as the database has it, a moment later. */
export interface ReadModel {
  /** The whole city; loads it when that failed or was not done before. */
  city(): Promise<City>
  /** Reads these caterers anew and answers when what is shown of them is up to date. */
  refresh(catererIds: readonly string[]): Promise<void>
  /** Stops listening. */
  close(): Promise<void>
}

/** Changes within this time are read together. */
const debounceMs = 40
const retryMs = 1_000
/** Notices can be lost with a broken connection, so what was announced lately is looked through now and then. */
const catchUpMs = 30_000
/** A change may be committed that long after its announcement was written. */
const commitDelayMs = 20_000

/** Loads the city at once and keeps it: a caterer is read anew when any process announces `catalogue.changed` about it. */
export function createReadModel({ database, clock, log }: ReadModelParts): ReadModel {
  let loading: Promise<City> | undefined
  let stopListening: (() => Promise<void>) | undefined
  let closed = false

  const city = (): Promise<City> => {
    loading ??= load()
    return loading
  }
  const load = async (): Promise<City> => {
    try {
      // Listening comes first, so that nothing is missed between reading and hearing.
      stopListening ??= await database.listen(eventChannel, heard)
      const city = createCity()
      const listings = await loadAllListings(database.db)
      // What a search looks at together then lies together in memory.
      listings.sort((a, b) => byCell(a.card.googleLocation, b.card.googleLocation))
      for (const some of inParts(listings, 500)) {
        for (const listing of some) city.put(listing)
        // Thousands take their time, and others want to be answered meanwhile.
        await setImmediate()
      }
      return city
    } catch (error) {
      // The next one who asks tries again.
      loading = undefined
      throw error
    }
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
  const changes = createBatches(refresh, log)
  const heard = (payload: string): void => {
    const event = JSON.parse(payload) as { type: string; subject: string } // as kernel/events.ts writes it
    if (!closed && event.type === 'catalogue.changed') changes.add(event.subject)
  }
  const stopCatchingUp = database.engine === 'postgres' ? catchUpRegularly(database, clock, log, changes.add) : () => {}

  city().catch((error: unknown) => !closed && log.error({ err: String(error) }, 'the catalogue could not be loaded'))
  return {
    city,
    refresh: (ids) => changes.now(ids),
    async close() {
      closed = true
      stopCatchingUp()
      changes.stop()
      await stopListening?.()
    },
  }
}

function* inParts<Item>(items: readonly Item[], size: number): Iterable<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Gathers ids for a moment and hands them on together, one batch after the other; a batch that failed is tried again. */
function createBatches(work: (ids: readonly string[]) => Promise<void>, log: Log) {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const run = async (): Promise<void> => {
    timer = undefined
    const ids = [...waiting]
    waiting.clear()
    if (stopped || ids.length === 0) return
    try {
      await work(ids)
    } catch (error) {
      if (stopped) return
      log.error({ err: String(error) }, 'changes of the catalogue could not be read')
      for (const id of ids) waiting.add(id)
      schedule(retryMs)
      throw error
    }
  }
  const runNext = (): Promise<void> => {
    running = running.catch(() => {}).then(run)
    return running
  }
  const schedule = (delay: number): void => {
    // Whoever waits for a batch hears of its failure; here it was logged and is tried again.
    timer ??= setTimeout(() => void runNext().catch(() => {}), delay).unref()
  }
  return {
    add(id: string): void {
      waiting.add(id)
      schedule(debounceMs)
    },
    now(ids: readonly string[]): Promise<void> {
      for (const id of ids) waiting.add(id)
      return runNext()
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
  }
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
    catchUp().catch((error: unknown) =>
      log.error({ err: String(error) }, 'changes of the catalogue could not be looked up'),
    )
  }, catchUpMs).unref()
  return () => clearInterval(timer)
}
