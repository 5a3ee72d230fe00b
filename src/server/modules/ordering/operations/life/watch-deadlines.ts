import { limits } from '#contract/limits.ts'
import { zero } from '#contract/values/money.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { Claim } from '#server/kernel/due-work/due-work.ts'
import type { MoneyDeps, OrderingDeps } from '../../deps.ts'
import { heldFor } from '../../domain/order-context.ts'
import {
  deadlines,
  deliveredOrders,
  isUnmarked,
  ordersWithUnpaidChange,
  unansweredOrders,
  unmarkedOrders,
} from '../../queries/due/due.ts'
import { complete } from './complete-order.ts'
import { dropWaiting } from '../changing/drop-change.ts'
import { endOrder } from './end-order.ts'
import { meetDeadline } from './meet-deadline.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * What happens to paid orders automatically: unanswered ones lapse and give everything back, delivered ones are complete after two
 * days, those that nobody marked as delivered seven days after the event unless a complaint is open, unpaid changes are dropped. Each in a transaction of its own. Idempotent; safe to run concurrently.
 */
export async function watchDeadlines(
  ctx: Context,
  deps: Pick<OrderingDeps, 'payments' | 'hasOpenComplaint'>,
): Promise<void> {
  const now = ctx.clock.now()
  const delivered = new Date(now.getTime() - limits.order.completedAfterDays * dayMs)
  const unanswered = (claim: Claim) => unansweredOrders(ctx.db, claim)
  await meetDeadline(ctx, deadlines.lapse, unanswered, async (tx, order) => {
    if (order.state !== 'requested' || !order.answerBy || now < order.answerBy) return
    const ending = { by: 'nobody', reason: '', refund: heldFor(order), compensation: zero } as const
    await endOrder(ctx, tx, deps, order, { to: 'lapsed', ...ending })
  })
  const toComplete = (claim: Claim) => deliveredOrders(ctx.db, delivered, claim)
  await meetDeadline(ctx, deadlines.complete, toComplete, async (tx, order) => {
    if (order.state === 'delivered') await complete(ctx, tx, order)
  })
  const lastEvent = addDays(dayInIndia(now), -limits.order.unmarkedCompletedAfterDays)
  const unmarked = (claim: Claim) =>
    unmarkedOrders(
      ctx.db,
      { kind: deadlines.completeUnmarked, before: addDays(lastEvent, 1), unless: deps.hasOpenComplaint },
      claim,
    )
  await meetDeadline(ctx, deadlines.completeUnmarked, unmarked, async (tx, order) => {
    if (isUnmarked(order.state) && order.eventDate <= lastEvent) await complete(ctx, tx, order)
  })
  const unpaid = (claim: Claim) => ordersWithUnpaidChange(ctx.db, claim)
  await meetDeadline(ctx, deadlines.dropChange, unpaid, async (tx, order) => {
    if (!(await mayStillBePaid(tx, deps, order.id))) await dropWaiting(tx, order, now, { overdue: true })
  })
}

/** While a payment is under way its change waits until the gateway has decided. */
async function mayStillBePaid(tx: Tx, { payments }: MoneyDeps, orderId: string): Promise<boolean> {
  const topUps = (await payments.attemptsOf(tx, [orderId], 'top_up')).get(orderId) ?? []
  return topUps.some(({ state }) => state === 'pending')
}
