import { dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import { promotionsOn, type Promotion } from '../queries/promotions.ts'

/** What the header's strip may promise today, in its order. */
export async function listPromotions(ctx: Context): Promise<Promotion[]> {
  return promotionsOn(ctx.db, dayInIndia(ctx.clock.now()))
}
