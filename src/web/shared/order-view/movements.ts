import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { isCancellable } from '#contract/rules/order-life-cycle.ts'

type Refund = OrderView['refunds'][number]

/** Money that came for an order, or goes back. */
export interface Movement {
  what: 'paid' | 'top_up' | Refund['why']
  /** Rupees; negative when it goes back. */
  amount: number
  /** When it came, or was back. */
  at: string | undefined
  /** How it stands when it goes back. */
  refund?: Refund['state']
}

/** What was paid for an order, first and by changes, and what goes back of it. */
export function movementsOf({ events, changes, bill, refunds }: OrderView): Movement[] {
  const paidAt = events.find(({ to }) => to === 'requested')?.at
  const applied = changes.filter(({ state }) => state === 'applied')
  // Every change keeps the bill before it; the first of them knows what was paid at the beginning.
  const first = applied[0]?.before.bill.total ?? bill.total
  const topUps = applied
    .filter(({ toPay }) => toPay > 0)
    .map(({ toPay, at }): Movement => ({ what: 'top_up', amount: toPay, at }))
  const back = refunds.map(({ why, amount, state, doneAt }): Movement => ({
    what: why,
    amount: -amount,
    at: doneAt,
    refund: state,
  }))
  return [...(paidAt ? [{ what: 'paid' as const, amount: first, at: paidAt }] : []), ...topUps, ...back]
}

/** Returns the rupees of the last payment for an order; undefined before the first, and once the order has ended or is delivered. */
export function lastPaid(order: OrderView): number | undefined {
  if (!isCancellable(order.state)) return undefined
  return movementsOf(order).findLast(({ what }) => what === 'paid' || what === 'top_up')?.amount
}
