import type { Day } from '#contract/values/calendar.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { rows, select } from '#server/kernel/sql.ts'
import { coupons, promotions } from '../tables.ts'
import { c, isUsedUp, isWithin } from './conditions.ts'

const p = promotions.as('p')
const joined = coupons.leftJoined('c')

export interface Promotion {
  title: string
  text: string
  code: string | undefined
  byPhone: boolean
  validTo: Day | undefined
  /** Limits of its coupon, which are stated with it (C93). */
  atMost: Paise | undefined
  monthlyBudget: Paise | undefined
}

/** Where a promotion is shown. */
export type PromotionPlace = 'strip' | 'festival'

/** Promotions of a place on a day. One that cannot be redeemed, by its coupon or by phone, is not told: no claim that cannot be claimed (C1). */
export async function promotionsOn(db: Queryable, day: Day, place: PromotionPlace): Promise<Promotion[]> {
  const found = await rows(
    db,
    select({
      title: p.title,
      text: p.text,
      code: joined.code,
      byPhone: p.by_phone,
      validTo: p.valid_to,
      atMost: joined.at_most_paise,
      monthlyBudget: joined.monthly_budget_paise,
    })`
      from ${p} left join ${joined} on ${joined.id} = ${p.coupon_id}
      where ${p.active} and ${p.place} = ${place} and ${isWithin(day, p)}
        and (${p.coupon_id} is not null or ${p.by_phone})
        and (${p.coupon_id} is null or (${c.active} and ${isWithin(day, c)} and not ${isUsedUp(day)}))
      order by ${p.position}, ${p.id}`,
  )
  return found.map((row) => ({
    ...row,
    code: row.code ?? undefined,
    validTo: row.validTo ?? undefined,
    atMost: row.atMost ?? undefined,
    monthlyBudget: row.monthlyBudget ?? undefined,
  }))
}
