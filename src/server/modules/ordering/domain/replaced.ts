import type { Day } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { mayMove } from '#contract/rules/order-life-cycle.ts'

/** The customer's own order whose plates and coupon pass to a new one (C80). An unpaid order never changes but for its state. */
export interface Replaced {
  id: string
  state: OrderState
  catererId: string
  eventDate: Day
  guests: number
  /** Its plates count as held by an unconfirmed account. */
  unconfirmed: boolean
  holdUntil: Date
}

/** Returns the plates of a caterer's day that the replaced order still holds, or those that it holds as an unconfirmed account's. */
export function passedCapacity(
  replaced: Replaced | undefined,
  { catererId, day }: { catererId: string; day: Day },
  { unconfirmed = false } = {},
): number {
  const isOfDay = replaced?.catererId === catererId && replaced.eventDate === day
  const passes = isOfDay && (replaced.unconfirmed || !unconfirmed)
  return passes && mayMove(replaced.state, 'cancelled_unpaid') ? replaced.guests : 0
}
