import { createHash } from 'node:crypto'
import { sentenceOf } from '#contract/refusals.ts'
import type { Day, TimeOfDay } from '#contract/values/calendar.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import { isGstin } from '#contract/values/gstin.ts'
import { actorName, userOf, type Context, type Tx } from '../../../kernel/context.ts'
import { announce } from '../../../kernel/events.ts'
import { refuse, Refusal, refuseField } from '../../../kernel/refusal.ts'
import { calendarOf, platesLeft, takePlates } from '../../availability/index.ts'
import { holdCoupon } from '../../coupons/index.ts'
import type { Payments } from '../../payments/index.ts'
import { problem, type Draft, type Problem } from '../domain/draft.ts'
import { snapshotOf, type PlacedOrder } from '../domain/order.ts'
import { holdUntil } from '../domain/terms.ts'
import { findByKey } from '../queries.ts'
import { insertOrder, type NewOrder } from '../store.ts'
import { assessDraft, type Assessment } from './assess-draft.ts'

/** A whole order as a customer sends it. Phone as E.164; `expectedTotal` is what the customer saw. */
export interface OrderDraft
  extends Draft, Pick<PlacedOrder, 'eventDate' | 'eventTime' | 'venue' | 'contact' | 'company' | 'gstin' | 'note'> {
  eventDate: Day
  eventTime: TimeOfDay
  venue: PlacedOrder['venue']
  expectedTotal: Paise | undefined
}

/**
 * Places an order: its price is the server's, its plates and coupon are held for half an hour, its first payment attempt is known.
 * The same key and details answer the same order's id, however often and however fast; other details are refused.
 */
export async function placeOrder(
  ctx: Context,
  payments: Payments,
  key: string | undefined,
  draft: OrderDraft,
): Promise<string> {
  const { userId } = userOf(ctx)
  if (!key || key.length < 8 || key.length > 100) throw refuse('idempotency_key_missing')
  const request = { userId, key, requestHash: createHash('sha256').update(JSON.stringify(draft)).digest('hex'), draft }
  const before = await placedBefore(ctx, request)
  if (before) return before
  try {
    return await placeNew(ctx, payments, request)
  } catch (error) {
    // The same request, under way at the same time, may have taken just what this one missed.
    const twin = error instanceof Refusal ? await placedBefore(ctx, request) : undefined
    if (twin) return twin
    throw error
  }
}

interface OrderRequest {
  userId: string
  key: string
  requestHash: string
  draft: OrderDraft
}

async function placedBefore(ctx: Context, { userId, key, requestHash }: OrderRequest): Promise<string | undefined> {
  const existing = await findByKey(ctx.db, userId, key)
  if (existing && existing.requestHash !== requestHash) throw refuse('idempotency_key_reused')
  return existing?.id
}

async function placeNew(ctx: Context, payments: Payments, request: OrderRequest): Promise<string> {
  const { draft, userId } = request
  const assessment = await assessDraft(ctx, draft, userId)
  refuseProblems([...assessment.problems, ...ownProblems(draft, assessment)])
  const order = newOrder(ctx, request, assessment)
  await ctx.transaction((tx) => place(tx, payments, order, assessment.caterer.maximumServingCapacity))
  return order.id
}

function ownProblems({ gstin, expectedTotal }: OrderDraft, { bill }: Assessment): Problem[] {
  const problems: Problem[] = []
  if (gstin !== undefined && !isGstin(gstin)) problems.push(problem('gstin_invalid', 'gstin'))
  if (expectedTotal !== undefined && expectedTotal !== bill.total) {
    problems.push(problem('price_changed', 'expectedTotal', { total: formatPaise(bill.total) }))
  }
  return problems
}

/** Refuses with the code of the first problem and a sentence beside each field, the first of those it has. */
function refuseProblems(problems: readonly Problem[]): void {
  const [first] = problems
  if (!first) return
  const fields: Record<string, string> = {}
  for (const { code, field, values } of problems) fields[field] ??= sentenceOf(code, values)
  throw new Refusal(first.code, { values: first.values, fields })
}

function newOrder(ctx: Context, { userId, key, requestHash, draft }: OrderRequest, assessment: Assessment): NewOrder {
  const {
    catererId,
    packageId,
    selections,
    guests,
    dietSplit,
    serviceHours,
    eventDate,
    eventTime,
    venue,
    contact,
    company,
    gstin,
    note,
  } = draft
  const { offer, bill, distanceKm = 0, terms, coupon } = assessment
  const createdAt = ctx.clock.now()
  return {
    id: ctx.newId(),
    customerId: userId,
    idempotencyKey: key,
    requestHash,
    actor: actorName(ctx.actor),
    catererId,
    packageId,
    selections,
    guests,
    dietSplit,
    serviceHours,
    eventDate,
    eventTime,
    venue,
    contact,
    company,
    gstin,
    note,
    offer: snapshotOf(offer, selections),
    terms,
    distanceKm,
    couponId: coupon?.id,
    ...bill,
    holdUntil: holdUntil(createdAt),
    createdAt,
  }
}

/**
 * Writes first the order, where its twin waits, then takes the day, then the coupon: every transaction locks in this order.
 * Refuses `idempotency_key_reused` when the twin was first.
 */
async function place(tx: Tx, payments: Payments, order: NewOrder, capacity: number): Promise<void> {
  if (!(await insertOrder(tx, order))) throw refuse('idempotency_key_reused')
  const { id, catererId, customerId, eventDate: day, guests: plates, couponId, total } = order
  if (!(await takePlates(tx, { catererId, day, plates }, capacity))) {
    const left = platesLeft(await calendarOf(tx, catererId, day, day), day, capacity)
    throw refuseField('capacity_taken', 'eventDate', { left })
  }
  if (couponId) await holdCoupon(tx, { couponId, orderId: id, userId: customerId })
  await payments.reserve(tx, { reference: id, payerId: customerId, amount: total })
  await announce(tx, { type: 'order.placed', subject: id })
}
