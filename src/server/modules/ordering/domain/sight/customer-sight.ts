import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia, type Day } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { hasFailed, wasPaid } from '#contract/rules/order-life-cycle.ts'

/**
 * What owner and managers of a caterer see of the customer of a paid order (C95): `answering` before they accept, `open` from then
 * on, and `closed` once the order failed or its event is long over.
 */
export type CustomerSight = 'answering' | 'open' | 'closed'

/** Returns what owner and managers see of the customer now; undefined for an unpaid order, of which they see nothing. */
export function customerSight(order: { state: OrderState; eventDate: Day }, now: Date): CustomerSight | undefined {
  const { state, eventDate } = order
  if (!wasPaid(state)) return undefined
  if (hasFailed(state) || dayInIndia(now) > addDays(eventDate, limits.order.customerSeenDays)) return 'closed'
  return state === 'requested' ? 'answering' : 'open'
}

/** Reports whether a cook sees the order: the kitchen plans what was accepted, and must know what was cancelled (C95). */
export function isSeenByCooks(state: OrderState): boolean {
  return wasPaid(state) && !['requested', 'declined', 'lapsed'].includes(state)
}

/** Reports whether the caterer has agreed to cook the order, so that it knows the customer by the whole name. */
export function wasAccepted(state: OrderState): boolean {
  return wasPaid(state) && state !== 'requested' && !hasFailed(state)
}

/** Returns the first of a person's names: all that a caterer sees before it accepts. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
