import type { Context } from '#server/kernel/context.ts'
import { fail, type AppError } from '#server/kernel/app-error.ts'
import { firstAttempt, type Attempt } from '#server/modules/payments/index.ts'
import { unconfirmedProblem } from '../../domain/check-size.ts'
import { unpaidSameDay } from '../../domain/check-unpaid.ts'
import { countersOf, type Counter } from '../../domain/counters.ts'
import { drawBookingCode } from '../../queries/draw-booking-code.ts'
import { notPlacedFrom, placeInOneStatement, type NotPlaced } from '../../queries/place-in-one-statement.ts'
import { isCodeTaken, type NewOrder } from '../../store.ts'
import type { Facts } from './assess-draft.ts'
import { fullCounterError } from './count-unpaid.ts'
import { dayError } from './day-error.ts'
import { errorFromProblems } from './error-from-problems.ts'

/** What an order is given when it is placed: its booking code and its first payment attempt. */
export interface Placed {
  bookingCode: string
  attempt: Attempt
}

/**
 * Places an order without a coupon that replaces no other, in one statement that commits by itself. Throws `unpaid_same_day` also
 * when a request with the same key was first, `session_ended` for a deleted account. Undefined, with nothing changed, when facts that
 * were remembered no longer hold.
 */
export async function placeAlone(ctx: Context, order: NewOrder, facts: Facts): Promise<Placed | undefined> {
  const { id, customerId, catererId, city, total } = order
  const counters = countersOf(order)
  const owner = city === undefined ? undefined : { catererId, city }
  const attempt = firstAttempt({ purpose: 'order', reference: id, payerId: customerId, amount: total, owner })
  for (let taken = 0; ; taken++) {
    const code = drawBookingCode(taken)
    const written = { code, counters, attempt, now: facts.now, rowVersion: facts.rowVersion }
    const placing = ctx.transaction((tx) => placeInOneStatement(tx, order, written), { oneStatement: true })
    const isPlaced = await placing.catch(async (error: unknown) => {
      const failure = notPlacedFrom(error, counters)
      if (failure && facts.rowVersion !== undefined && (failure.why === 'caterer' || failure.why === 'account'))
        return undefined
      throw failure ? await errorOf(ctx, failure, { order, counters, facts }) : error
    })
    if (isPlaced === undefined) return undefined
    if (isPlaced) return { bookingCode: code, attempt }
    if (!(await isCodeTaken(ctx.db, code))) throw errorFromProblems([unpaidSameDay()])
  }
}

async function errorOf(
  ctx: Context,
  failure: NotPlaced,
  { order, counters, facts }: { order: NewOrder; counters: readonly Counter[]; facts: Facts },
): Promise<AppError> {
  switch (failure.why) {
    case 'account':
      return fail('session_ended')
    case 'counters':
      return fullCounterError(ctx, failure.full, counters, facts.now)
    case 'caterer':
    case 'day':
      return dayError(ctx.db, order, facts)
    case 'size':
      return errorFromProblems([unconfirmedProblem(order.guests)])
  }
}
