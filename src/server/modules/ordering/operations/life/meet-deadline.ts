import { backoff } from '#server/kernel/due-work/backoff.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { doDueWork, type Claim } from '#server/kernel/due-work/due-work.ts'
import { errorName } from '#server/kernel/log.ts'
import { storedRetries } from '#server/kernel/due-work/retries.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { lockOrder } from '../../store.ts'

const minuteMs = 60_000
/** About four days. */
const waits = backoff({ firstMs: minuteMs, factor: 2, longestMs: 6 * 60 * minuteMs, mostTries: 24 })

/**
 * Sees to orders that are overdue, each locked, in a transaction of its own. `work` decides again under the lock and may leave an order
 * to a later run. One that fails is tried again later and keeps no other order waiting.
 */
export function meetDeadline(
  ctx: Context,
  kind: string,
  claim: (claim: Claim) => Promise<{ id: string }[]>,
  work: (tx: Tx, order: LockedOrder) => Promise<void>,
): Promise<void> {
  return doDueWork(ctx, {
    ...storedRetries(ctx, kind),
    name: kind,
    claim,
    perform: ({ id }) =>
      ctx.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order) await work(tx, order)
      }),
    backoff: waits,
    about: ({ id }, error) => ({ orderId: id, err: errorName(error) }),
    isAlarming: true,
    batch: 100,
    leaseMs: minuteMs,
  })
}
