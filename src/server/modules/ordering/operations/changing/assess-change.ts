import type { Paise } from '#contract/values/money.ts'
import type { Context, Queryable } from '#server/kernel/context.ts'
import { fail, AppError, failField } from '#server/kernel/app-error.ts'
import { calendarOf, isClosed, capacityLeft } from '#server/modules/availability/index.ts'
import { getCatererForOrdering } from '#server/modules/caterers/index.ts'
import { getOffer } from '#server/modules/menus/index.ts'
import { asAgreed, changeableOf, differenceOf, isSame, priced, type ChangeDraft } from '../../domain/change.ts'
import { guestProblems } from '../../domain/check-guests.ts'
import { menuProblems } from '../../domain/check-menu.ts'
import { problem, type Offer, type Problem } from '../../domain/draft.ts'
import type { Changeable, Order } from '../../domain/order.ts'
import { leastTotal } from '../../domain/price.ts'
import { settlementOf, type Settlement } from '../../domain/settlement.ts'

/** A change with its price and everything that keeps it from being made. */
export interface ChangeAssessment {
  before: Changeable
  after: Changeable
  /** By how much the bill changes; negative for a reduction. */
  difference: Paise
  /** How the difference is settled today. */
  settlement: Settlement
  /** Plates that the order takes of its day besides those it has. */
  extraCapacity: number
  problems: Problem[]
}

/**
 * Looks at what an order is to become. The day stays, so no notice is asked for; more guests need plates that are still free.
 * Throws only for what cannot be priced: `caterer_closed`, `package_not_found`, `total_out_of_range`.
 */
export async function assessChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  order: Order,
  draft: ChangeDraft,
): Promise<ChangeAssessment> {
  const caterer = await getCatererForOrdering(db, order.catererId)
  const offer = await offerFor(db, order, draft)
  const after = priced(order, draft, offer, caterer.delivery)
  if (!after) throw failField('total_out_of_range', 'guests')
  const before = changeableOf(order)
  const difference = differenceOf(before, after)
  const extraCapacity = Math.max(0, after.guests - before.guests)
  const settlement = settlementOf(difference, {
    policy: order.terms.cancellation,
    eventDay: order.eventDate,
    at: clock.now(),
    retained: order.retained,
    retainedInBill: order.retainedInBill,
  })
  const problems = [
    guestProblems(draft, offer, caterer),
    menuProblems(offer, draft.selections),
    extraCapacity > 0 ? await capacityProblem(db, order, extraCapacity, caterer.maximumServingCapacity) : [],
    isSame(before, after) ? problem('nothing_changed', 'guests') : [],
  ].flat()
  if (after.total < leastTotal) problems.push(problem('total_out_of_range', 'selections'))
  // A gateway takes no less than a rupee.
  else if (settlement.toPay > 0 && settlement.toPay < leastTotal)
    problems.push(problem('difference_too_small', 'guests'))
  return { before, after, difference, settlement, extraCapacity, problems }
}

/** The package of the order at the prices that were agreed, or another one of the same caterer as it is offered now. */
async function offerFor(db: Queryable, order: Order, { packageId }: ChangeDraft): Promise<Offer> {
  if (packageId !== order.offer.id) {
    const other = await getOffer(db, packageId)
    if (other.catererId !== order.catererId) throw fail('package_not_found')
    return other
  }
  const current = await getOffer(db, packageId).catch(unlessGone)
  const { catererId, bands, minOrder } = current ?? { catererId: order.catererId, bands: [], minOrder: 0 }
  return { catererId, bands, minOrder, ...asAgreed(current, order.offer) }
}

/** A package that has gone from the menu still feeds the orders that it was chosen for. */
function unlessGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'package_not_found') return undefined
  throw error
}

async function capacityProblem(
  db: Queryable,
  { catererId, eventDate: day }: Order,
  extra: number,
  capacity: number,
): Promise<Problem[]> {
  const calendar = await calendarOf(db, catererId, day, day)
  if (isClosed(calendar, day)) return [problem('date_closed', 'guests')]
  const left = capacityLeft(calendar, day, capacity)
  return left < extra ? [problem('capacity_taken', 'guests', { left })] : []
}
