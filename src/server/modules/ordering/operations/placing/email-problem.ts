import type { Tx } from '#server/kernel/context.ts'
import { capacityOn } from '#server/modules/availability/index.ts'
import type { DayFacts } from '../../domain/check-event.ts'
import { beyondUnconfirmedShare, needsConfirmedEmail, unconfirmedProblem } from '../../domain/check-size.ts'
import type { Coupon } from '#server/modules/coupons/index.ts'
import { problem, type Draft, type CatererTerms, type Problem } from '../../domain/draft.ts'
import type { PlacedOrder } from '../../domain/order.ts'
import { errorFromProblems } from './error-from-problems.ts'

/**
 * Returns the problem of an order that takes too much of a day for an account whose address is not confirmed: alone, or
 * together with the unpaid orders of other such accounts. Visitors have no account yet and learn of it after signing in.
 */
export function emailProblem(
  { guests }: Draft,
  asked: { userId: string | undefined; isConfirmed: boolean; caterer: Pick<CatererTerms, 'maximumServingCapacity'> },
  day: DayFacts | undefined,
): Problem | undefined {
  if (asked.userId === undefined || asked.isConfirmed) return undefined
  const capacity = day?.capacity ?? asked.caterer.maximumServingCapacity
  const isTooMuch =
    needsConfirmedEmail({ guests, capacity }) ||
    (day !== undefined && beyondUnconfirmedShare({ guests, unconfirmed: day.unconfirmed, capacity }))
  return isTooMuch ? unconfirmedProblem(guests) : undefined
}

/** Returns the problem of a coupon that the marketplace pays for, whose customer has not confirmed their address (C93). */
export function couponEmailProblem(
  coupon: Pick<Coupon, 'borneBy' | 'code'> | undefined,
  { userId, isConfirmed }: { userId: string | undefined; isConfirmed: boolean },
): Problem | undefined {
  if (coupon?.borneBy !== 'marketplace' || userId === undefined || isConfirmed) return undefined
  return problem('coupon_email_unconfirmed', 'email', { code: coupon.code })
}

/**
 * Throws `email_unconfirmed` for an order that needs a confirmed address. Called while this transaction holds the day's row, so
 * that the capacity it reads is the one that the order counts against.
 */
export async function requireSmallOrder(
  tx: Tx,
  { catererId, eventDate, guests }: Pick<PlacedOrder, 'catererId' | 'eventDate' | 'guests'>,
): Promise<void> {
  const capacity = await capacityOn(tx, { catererId, day: eventDate })
  if (needsConfirmedEmail({ guests, capacity })) throw errorFromProblems([unconfirmedProblem(guests)])
}
