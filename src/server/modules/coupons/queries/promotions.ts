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
  /** Limits of its coupon, which are stated with it (C93). */
  atMost: Paise | undefined
  monthlyBudget: Paise | undefined
}

/** Promotions of the header's strip on a day. One whose coupon cannot be had is not told: no claim that cannot be claimed (C1). */
export async function promotionsOn(db: Queryable, day: Day): Promise<Promotion[]> {
  const found = await rows(
    db,
    select({
      title: p.title,
      text: p.text,
      code: joined.code,
      byPhone: p.by_phone,
      atMost: joined.at_most_paise,
      monthlyBudget: joined.monthly_budget_paise,
    })`
      from ${p} left join ${joined} on ${joined.id} = ${p.coupon_id}
      where ${p.active} and ${p.place} = 'strip' and ${isWithin(day, p)}
        and (${p.coupon_id} is null or (${c.active} and ${isWithin(day, c)} and not ${isUsedUp(day)}))
      order by ${p.position}, ${p.id}`,
  )
  return found.map((row) => ({
    ...row,
    code: row.code ?? undefined,
    atMost: row.atMost ?? undefined,
    monthlyBudget: row.monthlyBudget ?? undefined,
  }))
}
