import type { Context, Tx } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { releaseCapacity } from '#server/modules/availability/index.ts'
import type { MoneyDeps } from '../../deps.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { findWaitingChange, settleChange } from '../../queries/changes.ts'
import { lockOwnOrder } from '../reading/own-order.ts'

/**
 * Drops a change that waits to be paid; the order stays as it was. Throws `change_not_found`, and `payment_pending` while the
 * gateway may still take the money.
 */
export async function dropChange(ctx: Context, { payments }: MoneyDeps, id: string): Promise<void> {
  await ctx.transaction(async (tx) => void (await lockOwnOrder(ctx, tx, id)))
  await payments.checkReference(ctx, id, 'top_up')
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(ctx, tx, id)
    const topUps = (await payments.attemptsOf(tx, [id], 'top_up')).get(id) ?? []
    if (topUps.some(({ state }) => state === 'pending')) throw fail('payment_pending')
    if (!(await dropWaiting(tx, order, ctx.clock.now()))) throw fail('change_not_found')
  })
}

/** Drops the change of a locked order that waits, or only one that was not paid in time, and frees its plates; false when there is none. */
export async function dropWaiting(
  tx: Tx,
  order: LockedOrder,
  now: Date,
  { overdue = false }: { overdue?: boolean } = {},
): Promise<boolean> {
  const change = await findWaitingChange(tx, order.id)
  if (!change || (overdue && change.holdUntil && now < change.holdUntil)) return false
  if (!(await settleChange(tx, change.id, 'dropped', now))) return false
  const plates = Math.max(0, change.after.guests - change.before.guests)
  if (plates > 0) await releaseCapacity(tx, { catererId: order.catererId, day: order.eventDate, plates })
  return true
}
