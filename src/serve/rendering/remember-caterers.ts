import type { RequestParts } from '#contract/request-path.ts'
import { limits } from '#contract/limits.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { errorName, type Log } from '#server/kernel/log.ts'
import type { Catalogue } from '#server/modules/catalogue/index.ts'

/** An answer is read again at half of this age, and when its caterer changes. In milliseconds. */
const lifetimeMs = 6 * 60 * 60_000

/** Milliseconds. */
export interface Pace {
  /** Before the first caterer: a start has more urgent work. */
  start: number
  /** After what a caterer took, so many times as long: a tenth of the time is spent on this, however slow the machine is. */
  times: number
  /** After a failure. */
  afterFailure: number
  /** Between the beginnings of two rounds over all caterers. */
  round: number
}

const usualPace: Pace = { start: 10_000, times: 9, afterFailure: 10_000, round: lifetimeMs / 2 }

export interface RememberedCaterers {
  /** How many caterers wait to be read. */
  waiting(): number
  close(): void
}

/**
 * Reads what pages of caterers show besides the catalogue, one caterer after the other, so that each page is there while the database is
 * away, also one that nobody has opened. What has changed comes first. Begins when it is called.
 */
export function rememberCaterers(
  {
    catalogue,
    renew,
    log,
  }: {
    catalogue: Pick<Catalogue, 'cards' | 'onChange'>
    renew: (route: string, given: RequestParts, lifetimeMs: number) => Promise<void>
    log: Log
  },
  pace = usualPace,
): RememberedCaterers {
  const changed = new Set<string>()
  const others = new Set<string>()
  let nextRoundAt = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const after = (ms: number): void => {
    if (!isClosed) timer = setTimeout(() => void turn(), ms).unref()
  }
  const turn = async (): Promise<void> => {
    const began = performance.now()
    try {
      if (began >= nextRoundAt) {
        for (const { id } of await catalogue.cards()) others.add(id)
        nextRoundAt = began + pace.round
      }
      const [id] = changed.size > 0 ? changed : others
      if (id !== undefined) await take(id)
      after(id === undefined ? pace.start : (performance.now() - began) * pace.times)
    } catch (error) {
      log.debug({ err: errorName(error) }, 'caterer not remembered')
      after(pace.afterFailure)
    }
  }
  const take = async (id: string): Promise<void> => {
    // A change that comes while it is read has it read again.
    const waitedIn = [changed, others].filter((waiting) => waiting.delete(id))
    try {
      await read(id)
    } catch (error) {
      for (const waiting of waitedIn) waiting.add(id)
      throw error
    }
  }
  const read = async (id: string): Promise<void> => {
    const results = await Promise.allSettled(shownOf(id).map(([route, given]) => renew(route, given, lifetimeMs)))
    for (const result of results)
      // One that has left the site is forgotten by that.
      if (result.status === 'rejected' && !(result.reason instanceof AppError)) throw result.reason
  }
  catalogue.onChange((names) => {
    for (const name of names) if (idPattern.test(name)) changed.add(name)
  })
  after(pace.start)
  return {
    waiting: () => changed.size + others.size,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** A change names ids and slugs, which have no capital letters. */
const idPattern = /^[0-9A-Z]+$/

/** What the loader of a caterer's page reads of the database, as it reads it. */
function shownOf(id: string): [route: string, given: RequestParts][] {
  const given = { params: { catererId: id } }
  return [
    ['GET /api/dishes/caterer/{catererId}', given],
    ['GET /api/menus/caterer/{catererId}', given],
    ['GET /api/reviews', { query: { caterer: id, page: 1, pageSize: limits.reviews.pageSize } }],
  ]
}
