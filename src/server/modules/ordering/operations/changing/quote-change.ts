import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { errorOf } from '../../domain/actions.ts'
import type { ChangeDraft } from '../../domain/change.ts'
import { orderContextOf } from '../../domain/order-context.ts'
import { findOrder } from '../../queries/orders.ts'
import { assessChange, type ChangeAssessment } from './assess-change.ts'
import { viewerOf } from '../reading/own-order.ts'

/** The honest bill of a change before it is made, and what keeps it from being made. Rejects when nothing can be changed now. */
export async function quoteChange(
  ctx: Context,
  { id, draft }: { id: string; draft: ChangeDraft },
): Promise<ChangeAssessment> {
  const order = await findOrder(ctx.db, id, viewerOf(ctx))
  if (!order) throw fail('order_not_found')
  const error = errorOf('change', orderContextOf(order, { changing: order.changing }), ctx.clock.now())
  if (error) throw fail(error)
  return assessChange(ctx, order, draft)
}
