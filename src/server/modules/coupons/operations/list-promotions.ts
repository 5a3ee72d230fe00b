import { dayInIndia } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import { promotionsOn, type Promotion, type PromotionPlace } from '../queries/promotions.ts'

/** What a place of the site may promise today, in its order. */
export async function listPromotions(ctx: Context, place: PromotionPlace): Promise<Promotion[]> {
  return promotionsOn(ctx.db, dayInIndia(ctx.clock.now()), place)
}
