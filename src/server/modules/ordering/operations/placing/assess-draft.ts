import type { Bill, GstRate } from '#server/modules/taxes/domain/index.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { toE164 } from '#contract/values/phone.ts'
import type { Context, Queryable } from '#server/kernel/context.ts'
import { AppError, fail, failField } from '#server/kernel/app-error.ts'
import { bookable, factsOf } from '#server/modules/availability/domain/index.ts'
import { calendarOf, firstFreeDay, unconfirmedCapacity } from '#server/modules/availability/index.ts'
import { getCatererForOrdering, requireLive, type Caterer } from '#server/modules/caterers/index.ts'
import {
  couponProblem,
  discountOf,
  findCoupon,
  type Coupon,
  type CouponProblem,
  type OwnUse,
} from '#server/modules/coupons/index.ts'
import { getOfferAt } from '#server/modules/menus/index.ts'
import { errorOf } from '../../domain/actions.ts'
import { dietProblems } from '../../domain/check-diets.ts'
import { eventProblems, venueProblem, type DayFacts } from '../../domain/check-event.ts'
import { guestProblems } from '../../domain/check-guests.ts'
import { menuProblems, minimumProblem, packageProblems } from '../../domain/check-menu.ts'
import { problem, type Draft, type Offer, type Problem } from '../../domain/draft.ts'
import { supplyProblems } from '../../domain/supply/place-of-supply.ts'
import { billInput, leastTotal, priceOf } from '../../domain/price.ts'
import type { Terms } from '../../domain/terms.ts'
import { passedCapacity, type Replaced } from '../../domain/replaced.ts'
import { gstRates } from '#server/modules/taxes/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import { unpaidProblem } from '../../domain/check-unpaid.ts'
import { findCatererFor, findReplaced, findUnpaid } from '../../queries/order-context.ts'
import { couponEmailProblem, emailProblem } from './email-problem.ts'
import { isOwnSide, type Booker } from './own-side.ts'
import { recallCaterer, rememberCaterer } from './remembered-caterers.ts'

export type CouponDeps = Pick<OrderingDeps, 'sharesAccount'>

/** A draft with its price and everything that keeps it from being ordered, in the order of the form. */
export interface Assessment {
  caterer: Caterer
  offer: Offer
  bill: Bill
  distanceKm: number | undefined
  /** The coupon when it is given. */
  coupon: Coupon | undefined
  terms: Terms
  problems: Problem[]
}

/** What the server knows about a draft, the day left out. */
export interface Facts {
  caterer: Caterer
  offer: Offer
  /** All there ever were. */
  gstRates: readonly GstRate[]
  /** What is known of the coupon that was asked for. `isOwnSide` reports that customer and caterer are one person. */
  asked: { coupon: Coupon; own: OwnUse; isOwnSide: boolean } | undefined
  userId: string | undefined
  /** The caterer that the account acts for. */
  ownCatererId: string | undefined
  /** The account's email address is confirmed; false for visitors. */
  isConfirmed: boolean
  /** The caterer's row version where nothing was read anew, so that the statement that places an order must see that it holds. */
  rowVersion: string | undefined
  /** The customer's own order that the new one is to replace, as it was read. */
  replaced: Replaced | undefined
  now: Date
}

/**
 * Looks at a draft as the server sees it; nothing that a client says about money counts.
 * Throws only for what cannot be priced at all: `caterer_not_found`, `caterer_closed`, `package_not_found`, `total_out_of_range`,
 * and `order_not_found` for an order to replace that is not the caller's.
 */
export async function assessDraft(
  ctx: Context,
  deps: CouponDeps,
  draft: Draft,
  userId: string | undefined,
): Promise<Assessment> {
  const facts = await readFacts(ctx, deps, draft, userId)
  return assessOnDay(ctx.db, draft, facts)
}

/**
 * Assesses a draft with what may be different a moment later: closed and full days, whether the email address must be confirmed
 * for it, and the customer's other unpaid orders.
 */
export async function assessOnDay(db: Queryable, draft: Draft, facts: Facts): Promise<Assessment> {
  const { userId } = facts
  const [day, unpaid] = await Promise.all([readDay(db, draft, facts), userId ? findUnpaid(db, userId) : []])
  const assessment = assess(draft, facts, day)
  const more = [emailProblem(draft, facts, day), unpaidProblem(draft, unpaid)].filter((found) => found !== undefined)
  return { ...assessment, problems: [...assessment.problems, ...more] }
}

/** Reads what a bill needs. Throws `caterer_not_found`, `caterer_closed`, `package_not_found`, `order_not_found`. */
export async function readFacts(
  ctx: Context,
  deps: CouponDeps,
  draft: Draft,
  userId: string | undefined,
): Promise<Facts> {
  const now = ctx.clock.now()
  const { replaces } = draft
  const day = dayInIndia(now)
  const [{ caterer, isConfirmed }, found, rates, replaced] = await Promise.all([
    readCaterer(ctx.db, draft.catererId, userId),
    draft.couponCode ? findCoupon(ctx.db, draft.couponCode, { day, userId, replaces }) : undefined,
    gstRates(ctx.db, now),
    replaces && userId ? findReplaced(ctx.db, userId, replaces) : undefined,
  ])
  if (replaces && !replaced) throw fail('order_not_found')
  const offer = await offerOf(ctx.db, draft, caterer)
  const booker = { userId, phone: draft.contact?.phone, catererId: caterer.id, catererPhone: toE164(caterer.mobileNo) }
  const asked = found && { ...found, isOwnSide: await isBookedForSelf(ctx.db, deps, found, booker) }
  return { caterer, offer, gstRates: rates, asked, userId, isConfirmed, replaced, now, ...unread(ctx) }
}

/**
 * As {@link readFacts} with a caterer that is remembered, for a customer whose address is confirmed, without a coupon or an order to
 * replace: what may have changed since is seen by the statement that places the order. Undefined where that is not known, or the order
 * is another one.
 */
export async function recallFacts(ctx: Context, draft: Draft): Promise<Facts | undefined> {
  const { actor, db, clock } = ctx
  if (draft.couponCode || draft.replaces || actor.kind !== 'user' || !actor.hasConfirmedEmail) return undefined
  const known = recallCaterer(db, draft.catererId)
  if (!known) return undefined
  const { caterer, rowVersion } = known
  const now = clock.now()
  const [offer, rates] = await Promise.all([
    offerOf(db, draft, caterer).catch((error: unknown) => {
      if (error instanceof AppError) return undefined
      throw error
    }),
    gstRates(db, now),
  ])
  if (!offer) return undefined
  const certain = { isConfirmed: true, asked: undefined, replaced: undefined, userId: actor.userId }
  return { ...unread(ctx), ...certain, caterer, rowVersion, offer, gstRates: rates, now }
}

function unread({ actor }: Context): Pick<Facts, 'ownCatererId' | 'rowVersion'> {
  return { ownCatererId: actor.kind === 'user' ? actor.catererId : undefined, rowVersion: undefined }
}

async function offerOf(db: Queryable, { packageId }: Draft, { id, menuVersion }: Caterer): Promise<Offer> {
  const offer = await getOfferAt(db, packageId, menuVersion)
  if (offer.catererId !== id) throw fail('package_not_found')
  return offer
}

/** A visitor has no address that could be confirmed. */
async function readCaterer(
  db: Queryable,
  catererId: string,
  userId: string | undefined,
): Promise<Pick<Facts, 'caterer' | 'isConfirmed'>> {
  if (userId === undefined) return { caterer: await getCatererForOrdering(db, catererId), isConfirmed: false }
  const found = await findCatererFor(db, catererId, userId)
  const caterer = requireLive(found?.caterer)
  if (found) rememberCaterer(db, found)
  return { caterer, isConfirmed: found?.isConfirmed ?? false }
}

/** Looked up for coupons of the marketplace alone, and of people who are known. */
async function isBookedForSelf(
  db: Queryable,
  deps: CouponDeps,
  { coupon }: { coupon: Coupon },
  { userId, ...booker }: Omit<Booker, 'userId'> & { userId: string | undefined },
): Promise<boolean> {
  if (userId === undefined || coupon.borneBy !== 'marketplace') return false
  return isOwnSide(db, deps, { ...booker, userId })
}

/**
 * How the wanted day stands; a day that is too soon brings the first free one along. Days that cannot be are not looked up.
 * Plates of the order that is replaced count as free.
 */
export async function readDay(
  db: Queryable,
  draft: Pick<Draft, 'catererId' | 'eventDate' | 'guests'>,
  { caterer, replaced, now }: Facts,
): Promise<DayFacts | undefined> {
  const { eventDate: day, guests, catererId } = draft
  const capacity = caterer.maximumServingCapacity
  const today = dayInIndia(now)
  const { from, until } = bookable(caterer.notice, guests, today)
  if (!day || day < today || day > until) return undefined
  const tooSoon = day < from
  const calendar = await calendarOf(db, catererId, tooSoon ? from : day, tooSoon ? until : day)
  const facts = factsOf(calendar, day, capacity)
  return {
    ...facts,
    unconfirmed:
      unconfirmedCapacity(calendar, day) - passedCapacity(replaced, { catererId, day }, { unconfirmed: true }),
    left: facts.left + passedCapacity(replaced, { catererId, day }),
    firstFree: tooSoon ? firstFreeDay(calendar, { from, until, guests, capacity }) : undefined,
  }
}

/** The bill and the problems. Without `day` nothing is said about closed and full days. Throws `total_out_of_range`. */
export function assess(draft: Draft, facts: Facts, day: DayFacts | undefined): Assessment {
  const { caterer, offer, gstRates: rates, asked, ownCatererId, replaced, now } = facts
  const input = billInput(draft, offer, caterer, { rates, today: dayInIndia(now) })
  let error: CouponProblem | undefined
  const bill = priceOf(input, ({ subtotal }) => {
    const asOf = { today: dayInIndia(now), subtotal, own: asked?.own, isOwnSide: asked?.isOwnSide }
    error = draft.couponCode ? couponProblem(asked?.coupon, asOf) : undefined
    return asked && !error ? discountOf(asked.coupon) : undefined
  })
  if (!bill) throw failField('total_out_of_range', 'guests')

  const coupon = error ? undefined : asked?.coupon
  const notReplaceable = replaced && errorOf('delete', replaced, now)
  const problems = [
    notReplaceable ? problem(notReplaceable, 'replaces') : [],
    caterer.id === ownCatererId ? problem('own_caterer', 'catererId') : [],
    packageProblems(offer),
    guestProblems(draft, offer, caterer),
    menuProblems(offer, draft.selections),
    dietProblems({ ...draft, offer }),
    minimumProblem(offer, caterer, bill.subtotal) ?? [],
    eventProblems(draft, caterer, day, now),
    venueProblem(draft.venue?.point, caterer) ?? [],
    supplyProblems(draft.venue, caterer),
    error ? problem(error.code, 'couponCode', error.values) : (couponEmailProblem(coupon, facts) ?? []),
  ].flat()
  if (problems.length === 0 && bill.total < leastTotal) problems.push(problem('total_out_of_range', 'selections'))
  const terms = termsOf(caterer, input.tax, coupon)
  return { caterer, offer, bill, distanceKm: input.distanceKm, coupon, terms, problems }
}

function termsOf(
  { cancellation, gstScheme, delivery, changeCutOffHours }: Caterer,
  tax: Terms['tax'],
  coupon: Coupon | undefined,
): Terms {
  return {
    cancellation,
    gstScheme,
    tax,
    delivery,
    changeCutOffHours,
    ...(coupon ? { coupon: { ...discountOf(coupon), minimum: coupon.minimum, borneBy: coupon.borneBy } } : {}),
    ...(coupon?.fulfilmentNote ? { fulfilmentNote: coupon.fulfilmentNote } : {}),
  }
}
