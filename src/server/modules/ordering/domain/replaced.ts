import type { Day } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { mayMove } from './life-cycle.ts'

/** The customer's own order whose plates and coupon pass to a new one (C80). An unpaid order never changes but for its state. */
export interface Replaced {
  id: string
  state: OrderState
  catererId: string
  eventDate: Day
  guests: number
  holdUntil: Date
}

/** Returns the plates of a caterer's day that the replaced order still holds. */
export function passingPlates(
  replaced: Replaced | undefined,
  { catererId, day }: { catererId: string; day: Day },
): number {
  const passes = replaced?.catererId === catererId && replaced.eventDate === day
  return passes && mayMove(replaced.state, 'cancelled_unpaid') ? replaced.guests : 0
}
