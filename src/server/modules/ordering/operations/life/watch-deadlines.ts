import { limits } from '#contract/limits.ts'
import { zero } from '#contract/values/money.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { Payments } from '#server/modules/payments/index.ts'
import type { LockedOrder } from '../../domain/order.ts'
import { heldFor } from '../../domain/order-context.ts'
import { deliveredIds, unansweredIds, unpaidChangeIds } from '../../queries/due.ts'
import { lockOrder } from '../../store.ts'
import { complete } from './complete-order.ts'
import { dropWaiting } from '../changing/drop-change.ts'
import { endOrder } from './end-order.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * What happens to paid orders by itself: unanswered ones lapse and give everything back, delivered ones are complete after two
 * days, unpaid changes are dropped. Each in a transaction of its own. Idempotent; safe to run concurrently.
 */
export async function watchDeadlines(ctx: Context, payments: Payments): Promise<void> {
  const now = ctx.clock.now()
  const delivered = new Date(now.getTime() - limits.order.completedAfterDays * dayMs)
  await each(ctx, await unansweredIds(ctx.db, now), async (tx, order) => {
    if (order.state !== 'requested' || !order.answerBy || now < order.answerBy) return
    const ending = { by: 'nobody', reason: '', refund: heldFor(order), compensation: zero } as const
    await endOrder(ctx, tx, payments, order, { to: 'lapsed', ...ending })
  })
  await each(ctx, await deliveredIds(ctx.db, delivered), async (tx, order) => {
    if (order.state === 'delivered') await complete(ctx, tx, order)
  })
  await each(ctx, await unpaidChangeIds(ctx.db, now), async (tx, order) => {
    if (!(await mayStillBePaid(tx, payments, order.id))) await dropWaiting(tx, order, now, { overdue: true })
  })
}

/** While a payment is under way its change waits until the gateway has decided. */
async function mayStillBePaid(tx: Tx, payments: Payments, orderId: string): Promise<boolean> {
  const topUps = (await payments.attemptsOf(tx, [orderId], 'top_up')).get(orderId) ?? []
  return topUps.some(({ state }) => state === 'pending')
}

/** One that cannot be seen to is logged and tried again by the next run; it does not keep the others waiting. */
async function each(
  ctx: Context,
  ids: readonly string[],
  work: (tx: Tx, order: LockedOrder) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      await ctx.transaction(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order) await work(tx, order)
      })
    } catch (error) {
      ctx.log.error(
        { err: error instanceof Error ? error.name : 'unknown', orderId: id },
        'order deadline handling failed',
      )
    }
  }
}
