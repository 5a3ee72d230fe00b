import type { Initiation } from '#contract/endpoints/payments.ts'
import { payUntil } from '../../domain/deadlines.ts'
import { fromRupees, type Paise } from '#contract/values/money.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { listAttemptsFor, type Attempt, type Opening } from '#server/modules/payments/index.ts'
import type { MoneyDeps } from '../../deps.ts'
import { errorOf } from '../../domain/actions.ts'
import type { Counter } from '../../domain/counters.ts'
import { findWaitingChange } from '../../queries/changes.ts'
import { findToPay, type OrderToPay } from '../../queries/order-context.ts'
import { notOpenedFrom, openInOneStatement } from '../../queries/money/open-payment.ts'
import { releasePlaces, takePlaces } from '../../queries/unpaid-counts.ts'
import { markOpened } from '../../store.ts'
import { fullCounterError } from '../placing/count-unpaid.ts'

/**
 * Where to pay an order of the caller, or without an id the newest that awaits payment; of a paid order, what is to pay of the
 * change that waits. `rupees` must be what that costs (C17).
 * `network` is that of the caller, as a hash. Throws `order_not_found`, `nothing_to_pay`, `order_already_paid`, `order_not_payable`, `amount_wrong`, `gateway_unreachable`.
 */
export async function initiatePayment(
  ctx: Context,
  { payments }: MoneyDeps,
  given: { orderId: string | undefined; rupees: number; network: string },
): Promise<Initiation> {
  const { userId } = userOf(ctx)
  const [order, attempts] = await Promise.all([
    findToPay(ctx.db, userId, given.orderId),
    given.orderId === undefined ? [] : listAttemptsFor(ctx.db, given.orderId),
  ])
  if (!order) throw fail(given.orderId === undefined ? 'nothing_to_pay' : 'order_not_found')
  const due = await dueOf(ctx, order)
  if (amountIn(given.rupees) !== due.amount) throw failField('amount_wrong', 'amount')
  const opened = (tx: Tx, attempt: Attempt) => countOpening(tx, order, { ...given, attempt, now: ctx.clock.now() })
  const openAlone = (opening: Opening, attempt: Attempt) => openPayment(ctx, order, opening, { ...given, attempt })
  return payments.initiate(ctx, {
    reference: order.id,
    payer: { id: userId, phone: order.contactPhone },
    ...due,
    newest: attempts.findLast(({ purpose }) => purpose === due.purpose),
    ...(due.purpose === 'order' ? { opened, openAlone } : {}),
  })
}

/**
 * Counts that the payment page of an order is opened, once an order, and holds the order longer from its first opening (C82).
 * Throws `network_unpaid_limit` and `network_starts_limit`.
 */
async function countOpening(
  tx: Tx,
  { id, uncountedOpening }: OrderToPay,
  { network, attempt, now }: { network: string; attempt: Attempt; now: Date },
): Promise<void> {
  const counters = countersOfOpening(uncountedOpening, network)
  const [full, isFirst] = await Promise.all([
    uncountedOpening ? takePlaces(tx, counters, now) : [],
    markOpened(tx, id, { network, holdUntil: holdOf(attempt, now) }),
  ])
  if (full.length > 0) throw await fullCounterError({ db: tx }, full, counters, now)
  // Another opening was counted since the order was read.
  if (uncountedOpening && !isFirst) await releasePlaces(tx, counters)
}

/** As {@link countOpening}, with the attempt itself, in one statement; false when order or attempt are not as they were read. */
async function openPayment(
  ctx: Context,
  { uncountedOpening }: OrderToPay,
  opening: Opening,
  { network, attempt }: { network: string; attempt: Attempt },
): Promise<boolean> {
  const counters = countersOfOpening(uncountedOpening, network)
  const written = { network, counters, holdUntil: holdOf(attempt, opening.at) }
  try {
    return await ctx.transaction((tx) => openInOneStatement(tx, opening, written), { oneStatement: true })
  } catch (error) {
    const full = notOpenedFrom(error, counters)
    throw full ? await fullCounterError(ctx, full, counters, opening.at) : error
  }
}

function countersOfOpening(isUncounted: boolean, network: string): Counter[] {
  return isUncounted ? [{ kind: 'payments', key: network }] : []
}

/** The first opening holds the order longer. */
function holdOf({ number }: Attempt, now: Date): Date | undefined {
  return number === 1 ? payUntil(now) : undefined
}

async function dueOf(ctx: Context, order: OrderToPay): Promise<{ amount: Paise; purpose: 'order' | 'top_up' }> {
  const now = ctx.clock.now()
  const error = errorOf('pay', order, now)
  if (!error) return { amount: order.total, purpose: 'order' }
  const change = error === 'order_already_paid' ? await findWaitingChange(ctx.db, order.id) : undefined
  if (!change) throw fail(error)
  if (change.holdUntil && now >= change.holdUntil) throw fail('change_not_found')
  return { amount: change.toPay, purpose: 'top_up' }
}

function amountIn(rupees: number): Paise | undefined {
  try {
    return fromRupees(rupees)
  } catch {
    // Whatever is no amount in rupees and paise is not the order's.
    return undefined
  }
}
