import { addDays, dayInIndia, type Day } from '#contract/values/calendar.ts'
import { paise } from '#contract/values/money.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { DeliveredEvent } from '#server/kernel/events.ts'
import { lockOrders, listPayoutFacts, type PayoutFacts } from '#server/modules/ordering/index.ts'
import { marketplaceTermsOn } from '#server/modules/taxes/index.ts'
import { countCompleted } from '../queries/payables.ts'
import { insertCompensations } from '../store/compensations.ts'
import { insertPayables, setOpen, type NewPayable } from '../store/payables.ts'

/** Promotions of so many first orders of a caterer wait for an admin (C93). */
const firstOrders = 5

/**
 * Keeps which orders are payable, and what caterers owe: an order is payable some days after it is complete, what a cancellation
 * retained some days after the event (C92). A refund of a payable order makes the next payout look at it again.
 */
export async function keepPayables(ctx: Context, tx: Tx, events: readonly DeliveredEvent[]): Promise<void> {
  const over = events.filter(({ type }) => type === 'order.completed' || type === 'order.cancelled')
  await addOverOrders(
    tx,
    over.map(({ subject }) => subject),
    ctx.clock.now(),
  )
  const refunded = events.flatMap(({ type, payload }) =>
    type === 'payment.refund_due' ? [payload['reference'] ?? ''] : [],
  )
  if (refunded.length > 0) await setOpen(tx, refunded, true)
}

/** Adds orders that are over to what is payable, or to what their caterer owes. Those that are neither are left out. */
export async function addOverOrders(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  await lockOrders(tx, orderIds)
  const facts = await listPayoutFacts(tx, orderIds)
  const { payout: terms } = await marketplaceTermsOn(tx, dayInIndia(now))
  const catererIds = new Set(facts.map(({ catererId }) => catererId))
  const completed = await countCompleted(tx, [...catererIds], firstOrders)
  const found: NewPayable[] = []
  for (const order of facts) {
    const payableOn = payableDayOf(order, terms)
    if (payableOn === undefined) continue
    const { id: orderId, catererId } = order
    const isCompleted = order.state === 'completed'
    const before = completed.get(catererId) ?? 0
    if (isCompleted) completed.set(catererId, before + 1)
    found.push({ orderId, catererId, payableOn, isCompleted, promotionHeld: isCompleted && before < firstOrders })
  }
  await insertPayables(tx, found)
  await insertCompensations(
    tx,
    facts.flatMap(({ id: orderId, catererId, customerId, endedBy, compensation }) =>
      endedBy === 'caterer' && compensation ? [{ orderId, catererId, customerId, amount: paise(compensation) }] : [],
    ),
    now,
  )
}

interface DayTerms {
  daysAfterCompletion: number
  daysAfterEvent: number
}

function payableDayOf({ state, completedAt, eventDate, endedBy }: PayoutFacts, terms: DayTerms): Day | undefined {
  if (state === 'completed')
    return addDays(completedAt ? dayInIndia(completedAt) : eventDate, terms.daysAfterCompletion)
  return endedBy === 'customer' ? addDays(eventDate, terms.daysAfterEvent) : undefined
}
