import type { Paise } from '#contract/values/money.ts'
import type { Context } from '#server/kernel/context.ts'
import { AppError, fail } from '#server/kernel/app-error.ts'
import { errorOf } from '../../domain/actions.ts'
import { checkTexts } from '../../domain/check-texts.ts'
import { draftOf } from '../../domain/draft.ts'
import { orderContextOf } from '../../domain/order-context.ts'
import { findOrder } from '../../queries/orders.ts'
import type { ShownOrder } from '../reading/get-order.ts'
import { viewerOf } from '../reading/own-order.ts'
import { placeOrder, type PlacingDeps, type Sender } from './place-order.ts'

/**
 * Places again, as it was, an order of the caller that ended unpaid: today's prices, plates and coupons count. The old one stays
 * ended. Rejects as `placeOrder` does, orders that were paid or still can be, and texts that a request may not have today.
 */
export async function payAgain(
  ctx: Context,
  deps: PlacingDeps,
  { id, sender, expectedTotal }: { id: string; sender: Sender; expectedTotal: Paise | undefined },
): Promise<ShownOrder> {
  const order = await findOrder(ctx.db, id, viewerOf(ctx))
  if (!order) throw fail('order_not_found')
  const error = errorOf('pay_again', orderContextOf(order), ctx.clock.now())
  if (error) throw fail(error)
  const problems = checkTexts(order)
  if (problems.length > 0) throw new AppError('malformed', { problems })
  return placeOrder(ctx, deps, { sender, draft: { ...draftOf(order), expectedTotal } })
}
