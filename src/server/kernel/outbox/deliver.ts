import { backoff } from '../due-work/backoff.ts'
import type { Context, Tx } from '../context.ts'
import { errorName } from '../log.ts'
import type { Subscriber } from '../events.ts'
import { claimDeliveries, countAbandoned, countFailure, endDeliveries, routeEvents, type Claimed } from './store.ts'

const batch = 50
const routedTogether = 500
/** About three hours after the first try, later events of the subject go on without the one that failed. */
const waits = backoff({ firstMs: 10_000, factor: 2, longestMs: 60 * 60_000, mostTries: 12 })
/** After so many failures something other than odd events is broken; the next run sees whether it still is. */
const mostFailures = 20

/** Writes the deliveries of events that have none: of earlier builds, and of transactions without a context. */
export async function route(ctx: Context, subscribers: readonly Subscriber[]): Promise<void> {
  let routed
  do {
    routed = await ctx.transaction((tx) => routeEvents(tx, subscribers, routedTogether))
  } while (routed === routedTogether)
}

/**
 * Delivers what is due to a subscriber. An event and what follows from it are committed together, so a crash loses nothing and two
 * processes never do the same. When a batch fails, its events are tried one by one: one that fails waits for growing times, together
 * with later events of its subject, and is abandoned at last.
 */
export async function deliver(ctx: Context, subscriber: Subscriber, all: readonly Subscriber[]): Promise<void> {
  const readers = all.filter(({ ignoresPayload }) => !ignoresPayload)
  let failures = 0
  while (failures < mostFailures) {
    let ids: readonly string[] = []
    const claimBatch = async (): Promise<number> =>
      ctx.transaction(async (tx) => {
        const claimed = await claimDeliveries(tx, subscriber, { most: batch, now: ctx.clock.now() })
        ids = claimed.map(({ event }) => event.id)
        await handle({ ctx, tx, subscriber, readers }, claimed)
        return claimed.length
      })
    try {
      if ((await claimBatch()) === 0) return
    } catch (error) {
      // Nothing was claimed: the database is what fails.
      if (ids.length === 0) throw error
      for (const id of ids) {
        if (failures >= mostFailures) break
        if (!(await deliverOne({ ctx, subscriber, readers }, id))) failures += 1
      }
    }
  }
}

interface Delivering {
  ctx: Context
  subscriber: Subscriber
  /** Those that payloads about people are kept for. */
  readers: readonly Subscriber[]
}

/** Returns false when it failed. */
async function deliverOne({ ctx, subscriber, readers }: Delivering, id: string): Promise<boolean> {
  let claimed: Claimed | undefined
  try {
    await ctx.transaction(async (tx) => {
      ;[claimed] = await claimDeliveries(tx, subscriber, { most: 1, now: ctx.clock.now(), only: id })
      if (claimed) await handle({ ctx, tx, subscriber, readers }, [claimed])
    })
    return true
  } catch (error) {
    if (!claimed) throw error
    await fail(ctx, subscriber, claimed, error)
    return false
  }
}

async function handle(
  { ctx, tx, subscriber, readers }: Delivering & { tx: Tx },
  claimed: readonly Claimed[],
): Promise<void> {
  if (claimed.length === 0) return
  const isDone = ({ isHandled }: Claimed) => isHandled && subscriber.sharesWorkWithEarlierBuilds === true
  const open = claimed.filter((one) => !isDone(one)).map(({ event }) => event)
  if (open.length > 0) await subscriber.handle(ctx, tx, open)
  const ids = claimed.map(({ event }) => event.id)
  await endDeliveries(tx, subscriber, ids, { now: ctx.clock.now(), readers })
}

async function fail(ctx: Context, subscriber: Subscriber, { event, tries }: Claimed, error: unknown): Promise<void> {
  const now = ctx.clock.now()
  const next = waits(tries + 1, now)
  await countFailure(ctx.db, subscriber, event.id, { now, next })
  const about = {
    err: errorName(error),
    event: event.id,
    type: event.type,
    subscriber: subscriber.name,
    tries: tries + 1,
  }
  if (next) return ctx.log.warn(about, 'event delivery delayed')
  const { [subscriber.name]: abandoned } = await countAbandoned(ctx.db)
  ctx.log.error({ ...about, abandoned }, 'event delivery abandoned')
}
