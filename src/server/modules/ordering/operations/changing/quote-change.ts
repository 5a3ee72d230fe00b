import type { Context } from '#server/kernel/context.ts'
import { refuse } from '#server/kernel/refusal.ts'
import { refusalOf } from '../../domain/actions.ts'
import type { ChangeDraft } from '../../domain/change.ts'
import { standingOf } from '../../domain/standing.ts'
import { findOrder } from '../../queries/orders.ts'
import { assessChange, type ChangeAssessment } from './assess-change.ts'
import { viewerOf } from '../reading/own-order.ts'

/** The honest bill of a change before it is made, and what keeps it from being made. Refuses when nothing can be changed now. */
export async function quoteChange(ctx: Context, id: string, draft: ChangeDraft): Promise<ChangeAssessment> {
  const order = await findOrder(ctx.db, id, viewerOf(ctx))
  if (!order) throw refuse('order_not_found')
  const refused = refusalOf('change', standingOf(order, { changing: order.changing }), ctx.clock.now())
  if (refused) throw refuse(refused)
  return assessChange(ctx, order, draft)
}
