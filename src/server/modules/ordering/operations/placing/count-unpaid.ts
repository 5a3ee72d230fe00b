import type { Context, Tx } from '#server/kernel/context.ts'
import { retryLater, type AppError } from '#server/kernel/app-error.ts'
import { confirmCapacity } from '#server/modules/availability/index.ts'
import { unpaidLimit } from '../../domain/check-unpaid.ts'
import { countersOf, type Counter, type CounterKind } from '../../domain/counters.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { placeExpectedAt, releasePlaces } from '../../queries/unpaid-counts.ts'
import { errorFromProblems } from './error-from-problems.ts'

/** A hold that has ended is seen to by the next run of the job. */
const jobSeconds = 60

/** Takes a locked order out of its counters, when it ends unpaid or is paid. */
export async function leaveCounters(tx: Tx, order: LockedOrder): Promise<void> {
  const counters = countersOf(order)
  if (counters.length > 0) await releasePlaces(tx, counters)
}

/** Takes a locked order that is paid out of its counters; its plates stay taken. */
export async function countAsPaid(tx: Tx, order: LockedOrder): Promise<void> {
  const { catererId, eventDate: day, guests: plates } = order
  await Promise.all([leaveCounters(tx, order), order.unconfirmed && confirmCapacity(tx, { catererId, day, plates })])
}

/** Says why there is no place in the first of the full counters, and when to try again where time helps. */
export async function fullCounterError(
  ctx: Pick<Context, 'db'>,
  full: readonly CounterKind[],
  counters: readonly Counter[],
  now: Date,
): Promise<AppError> {
  const counter = counters.find(({ kind }) => full.includes(kind))
  if (!counter || counter.kind === 'account') return errorFromProblems([unpaidLimit()])
  const { because, at } = await placeExpectedAt(ctx.db, counter, now)
  const seconds = Math.max(jobSeconds, ((at?.getTime() ?? 0) - now.getTime()) / 1000)
  return retryLater(because === 'started' ? 'network_starts_limit' : 'network_unpaid_limit', seconds)
}
