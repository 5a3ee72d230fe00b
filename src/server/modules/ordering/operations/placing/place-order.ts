import { createHash } from 'node:crypto'
import { holdUntil } from '../../domain/deadlines.ts'
import { toRupees, zero } from '#contract/values/money.ts'
import { isGstin } from '#contract/values/gstin.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { AppError, fail } from '#server/kernel/app-error.ts'
import { rowTurns } from '#server/kernel/database/turns.ts'
import { holdCoupon } from '#server/modules/coupons/index.ts'
import { isEmailConfirmed, lockUserForShare } from '#server/modules/identity/index.ts'
import type { MoneyDeps, OrderingDeps } from '../../deps.ts'
import { unpaidSameDay } from '../../domain/check-unpaid.ts'
import { countersOf } from '../../domain/counters.ts'
import { problem, type OrderDraft, type Problem } from '../../domain/draft.ts'
import { snapshotOf, type Order } from '../../domain/order.ts'
import { firstState } from '#contract/rules/order-life-cycle.ts'
import { statedProblems } from '../../domain/price.ts'
import { findByKey } from '../../queries/order-context.ts'
import { takePlaces } from '../../queries/unpaid-counts.ts'
import { insertOrder, type NewOrder } from '../../store.ts'
import { assess, assessOnDay, readFacts, recallFacts, type Assessment, type Facts } from './assess-draft.ts'
import { fullCounterError } from './count-unpaid.ts'
import { countGuess } from './coupon-guesses.ts'
import { dayError, PlatesCameFree } from './day-error.ts'
import { requireSmallOrder } from './email-problem.ts'
import { getOrder, type ShownOrder } from '../reading/get-order.ts'
import { errorFromProblems } from './error-from-problems.ts'
import { placeAlone, type Placed } from './place-alone.ts'
import { endReplaced, lockReplaced, passReservation, settleOpenPayment } from './replace-order.ts'

/** What placing an order works with. */
export type PlacingDeps = Pick<OrderingDeps, 'payments' | 'isReviewed' | 'sharesAccount' | 'couponGuesses'>

/**
 * Places an order: its price is the server's, its plates and coupon are held until its hold ends, its first payment attempt is known.
 * `network` is that of the caller, as a hash. Throws `unpaid_same_day`, `unpaid_limit` and those of networks beyond the limits of
 * unpaid orders (C82); an order that replaces one takes over its places.
 * The same key and details answer the same order, however often and however fast; other details are rejected.
 */
export async function placeOrder(
  ctx: Context,
  deps: PlacingDeps,
  { sender: { key, network }, draft }: { sender: Sender; draft: OrderDraft },
): Promise<ShownOrder> {
  const { userId } = userOf(ctx)
  if (!key || key.length < 8 || key.length > 100) throw fail('idempotency_key_missing')
  const requestHash = hashOf(draft)
  const request = { userId, key, network, requestHash, draft }
  try {
    return await placeNew(ctx, deps, request)
  } catch (error) {
    // On failure, check for a concurrent duplicate that holds the key, and return its order.
    const twin = error instanceof AppError ? await findByKey(ctx.db, userId, key) : undefined
    if (!twin) throw error
    if (twin.requestHash !== requestHash) throw fail('idempotency_key_reused')
    return getOrder(ctx, deps, twin.id)
  }
}

/** Details are hashed among the other fields, as by earlier versions, so that a repeat is known to every version that runs. */
function hashOf(draft: OrderDraft): string {
  const fields = Object.entries(draft).flatMap(([name, value]) =>
    name === 'details' ? Object.entries(draft.details) : [[name, value] as const],
  )
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(fields)))
    .digest('hex')
}

/** What comes with an order in addition to itself. */
export interface Sender {
  /** The Idempotency-Key. */
  key: string | undefined
  /** Network of the caller, as a hash. */
  network: string
}

interface OrderRequest {
  userId: string
  key: string
  network: string
  requestHash: string
  draft: OrderDraft
}

async function placeNew(ctx: Context, deps: PlacingDeps, request: OrderRequest): Promise<ShownOrder> {
  return (await placeByMemory(ctx, request)) ?? placeByReading(ctx, deps, request)
}

/**
 * Places an order by what is remembered of its caterer, so that nothing need be read; undefined, with nothing changed, where that has
 * changed, or something is wrong with the order by it. Throws what the statement rejects although nothing has changed.
 */
async function placeByMemory(ctx: Context, request: OrderRequest): Promise<ShownOrder | undefined> {
  const { draft } = request
  const facts = await recallFacts(ctx, draft)
  const assessment = facts && assessGood(draft, facts)
  if (!assessment) return undefined
  const order = newOrder(ctx, request, assessment, facts)
  const placed = await inTurn(order, () => placeAlone(ctx, order, facts))
  return placed && shown(order, placed)
}

/** Returns the assessment of a draft with which nothing is wrong, the day left out. */
function assessGood(draft: OrderDraft, facts: Facts): Assessment | undefined {
  const assessment = unlessError(() => assess(draft, facts, undefined))
  return assessment && assessment.problems.length + ownProblems(draft, assessment).length === 0 ? assessment : undefined
}

function unlessError<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Orders of one day wait for their turn here, without a connection. */
function inTurn<T>({ catererId, eventDate }: NewOrder, place: () => Promise<T>): Promise<T> {
  return rowTurns.take(`day ${catererId} ${eventDate}`, () => untilPlatesStay(place))
}

/** Others may give plates back and take them between the tries, so there is an end to them. */
const maxTries = 5

/** Tries again when plates came free while we read why there were none: nobody is sent away from a day that has plates. */
async function untilPlatesStay<T>(place: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await place()
    } catch (error) {
      if (tries >= maxTries || !(error instanceof PlatesCameFree)) throw error
    }
  }
}

function shown(order: ReturnType<typeof newOrder>, { bookingCode, attempt }: Placed): ShownOrder {
  return { order: { ...order, bookingCode }, attempt, refunds: [], reviewed: false }
}

async function placeByReading(ctx: Context, deps: PlacingDeps, request: OrderRequest): Promise<ShownOrder> {
  const { draft, userId } = request
  const facts = await readFacts(ctx, deps, draft, userId)
  // Closed and full days are decided under their lock; only who is rejected anyway is told about them immediately.
  const assessment = assess(draft, facts, undefined)
  const others = ownProblems(draft, assessment)
  if (assessment.problems.length + others.length > 0) {
    const whole = await assessOnDay(ctx.db, draft, facts)
    await countGuess(ctx, deps, { ...draft, network: request.network }, whole.problems)
    throw errorFromProblems([...whole.problems, ...others])
  }
  if (facts.replaced) await settleOpenPayment(ctx, deps, facts.replaced)
  const order = newOrder(ctx, request, assessment, facts)
  const take = (unconfirmed: boolean) =>
    inTurn(order, () =>
      order.couponId || facts.replaced
        ? ctx.transaction((tx) => place(tx, deps, { ...order, unconfirmed }, facts))
        : placeAlone(ctx, { ...order, unconfirmed }, facts),
    )
  const placed = await take(order.unconfirmed).catch(async (error: unknown) => {
    // The address may have been confirmed since the account was read.
    const isUnconfirmed = error instanceof AppError && error.code === 'email_unconfirmed'
    if (isUnconfirmed && (await isEmailConfirmed(ctx, request.userId))) return take(false)
    throw error
  })
  if (!placed) throw new Error('an order was not placed by what had just been read')
  return shown(order, placed)
}

function ownProblems(
  { details: { gstin, companyAddress }, expectedTotal, stated }: OrderDraft,
  { bill }: Assessment,
): Problem[] {
  const problems = statedProblems(stated, bill)
  if (gstin !== undefined && !isGstin(gstin)) problems.push(problem('gstin_invalid', 'gstin'))
  // CGST Rule 46(d): the invoice of a registered recipient has its own address.
  if (gstin !== undefined && companyAddress === undefined)
    problems.push(problem('company_address_needed', 'companyAddress'))
  if (expectedTotal !== undefined && expectedTotal !== bill.total) {
    problems.push(problem('price_changed', 'expectedTotal', { total: toRupees(bill.total) }))
  }
  return problems
}

function newOrder(
  ctx: Context,
  { userId, key, network, requestHash, draft }: OrderRequest,
  assessment: Assessment,
  { isConfirmed }: Facts,
): NewOrder & Omit<Order, 'bookingCode'> {
  const { caterer, offer, bill, distanceKm = 0, terms, coupon } = assessment
  const { id: catererId, name, slug, city, contact } = caterer
  const createdAt = ctx.clock.now()
  const { stated: _, ...wanted } = draft
  return {
    ...wanted,
    id: ctx.newId(),
    customerId: userId,
    idempotencyKey: key,
    requestHash,
    actor: ctx.actor,
    network,
    paymentNetwork: undefined,
    unconfirmed: !isConfirmed,
    city,
    offer: snapshotOf(offer, draft.selections),
    terms,
    distanceKm,
    caterer: { id: catererId, name, slug, city, contact },
    couponId: coupon?.id,
    couponCode: coupon?.code,
    state: firstState,
    events: [{ seq: 1, from: undefined, to: firstState, at: createdAt, by: 'customer', memberId: undefined }],
    delivery: undefined,
    answerBy: undefined,
    ending: undefined,
    changing: false,
    unread: 0,
    changes: [],
    retained: zero,
    retainedInBill: zero,
    ...bill,
    holdUntil: holdUntil(createdAt),
    createdAt,
  }
}

/**
 * Places an order with a coupon, or one that replaces another; others are placed by {@link placeAlone}.
 * Locks in the order of every transaction: account, order, counters of unpaid orders, day, coupon. What can go to the database
 * together does; its answers are judged one after the other, and an error undoes everything. An order that is replaced ends
 * first, so that what it held passes to the new one. Throws `unpaid_same_day` also when a request with the same key was first.
 */
async function place(tx: Tx, { payments }: MoneyDeps, placed: NewOrder, facts: Facts): Promise<Placed> {
  const { id, customerId, catererId, city, couponId, total } = placed
  const { replaced, now } = facts
  const old = replaced && (await lockReplaced(tx, customerId, replaced, now))
  const order = old?.network ? { ...placed, network: old.network, paymentNetwork: old.paymentNetwork } : placed
  // The new order takes over the places of a counted one.
  const counters = old?.network ? [] : countersOf(order)
  const [, bookingCode, full, isTaken, attempt] = await Promise.all([
    old ? endReplaced(tx, old, order) : lockUserForShare(tx, customerId),
    insertOrder(tx, order),
    counters.length > 0 ? takePlaces(tx, counters, now) : [],
    passReservation(tx, old, order),
    payments.reserve(tx, {
      reference: id,
      payerId: customerId,
      amount: total,
      owner: city ? { catererId, city } : undefined,
    }),
  ])
  if (bookingCode === undefined) throw errorFromProblems([unpaidSameDay()])
  if (full.length > 0) throw await fullCounterError({ db: tx }, full, counters, now)
  if (!isTaken) throw await dayError(tx, order, facts)
  if (order.unconfirmed) await requireSmallOrder(tx, order)
  if (couponId) await holdCoupon(tx, { couponId, orderId: id, userId: customerId, discount: placed.discount, at: now })
  return { bookingCode, attempt }
}
