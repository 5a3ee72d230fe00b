import { noticeFor } from '#contract/rules/notice.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Context, Queryable } from '#server/kernel/context.ts'
import { fail, AppError, failField } from '#server/kernel/app-error.ts'
import { factsOf, stateOf } from '#server/modules/availability/domain/index.ts'
import { calendarOf } from '#server/modules/availability/index.ts'
import { getCatererForOrdering, type Caterer } from '#server/modules/caterers/index.ts'
import { getOffer } from '#server/modules/menus/index.ts'
import { asAgreed, changeableOf, differenceOf, isSame, priced, type ChangeDraft } from '../../domain/change.ts'
import { notesOfDiets, dietProblems, type Note } from '../../domain/check-diets.ts'
import { termsOf } from '../../domain/check-event.ts'
import { guestProblems } from '../../domain/check-guests.ts'
import { menuProblems, minimumProblem, packageProblems } from '../../domain/check-menu.ts'
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
  /** Plates that the order takes of its day in addition to those it has. */
  extraCapacity: number
  problems: Problem[]
  /** Worth knowing, without keeping it from being made. */
  notes: Note[]
}

/**
 * Looks at what an order is to become. The day stays. More guests must be such that they could still be booked for it: in time for
 * the caterer's notice, and with plates that are free (C81).
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
    // What was agreed is cooked, however short the menu has become.
    offer.id === order.offer.id ? [] : packageProblems(offer),
    guestProblems(draft, offer, caterer),
    menuProblems(offer, draft.selections),
    dietProblems({ ...draft, offer }, before),
    minimumProblem(offer, caterer, after.subtotal, before.subtotal) ?? [],
    extraCapacity > 0 ? await increaseProblems(db, order, { ...after, extraCapacity, caterer, now: clock.now() }) : [],
    isSame(before, after) ? problem('nothing_changed', 'guests') : [],
  ].flat()
  if (after.total < leastTotal) problems.push(problem('total_out_of_range', 'selections'))
  // A gateway takes no less than a rupee.
  else if (settlement.toPay > 0 && settlement.toPay < leastTotal)
    problems.push(problem('difference_too_small', 'guests'))
  return { before, after, difference, settlement, extraCapacity, problems, notes: notesOfDiets({ ...draft, offer }) }
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

async function increaseProblems(
  db: Queryable,
  { catererId, eventDate: day }: Order,
  {
    guests,
    extraCapacity: extra,
    caterer,
    now,
  }: { guests: number; extraCapacity: number; caterer: Caterer; now: Date },
): Promise<Problem[]> {
  const { notice, maximumServingCapacity } = caterer
  const { left, ...facts } = factsOf(await calendarOf(db, catererId, day, day), day, maximumServingCapacity)
  // The order keeps the plates that it has.
  const asked = { ...facts, left: left + guests - extra }
  const today = dayInIndia(now)
  switch (stateOf(day, guests, asked, { terms: termsOf(caterer), today })) {
    case 'too_soon':
      return [problem('increase_too_late', 'guests', { days: noticeFor(notice, guests), guests })]
    case 'closed':
      return [problem('date_closed', 'guests')]
    case 'full':
      return left < extra ? [problem('capacity_taken', 'guests', { left })] : []
    case 'few':
    case 'free':
      return []
  }
}
