import type { Day } from '#contract/values/calendar.ts'
import { paise } from '#contract/values/money.ts'
import { newId } from '#server/kernel/ids.ts'
import { insertRow } from './insert-row.ts'
import { nextNumber } from './next-number.ts'
import type { Home } from './user.ts'

export interface ACoupon {
  id: string
  code: string
  title: string
  kind: 'percent' | 'flat' | 'gift'
  /** Basis points. */
  percent: number
  /** Paise. */
  flat: number
  atMost: number | null
  monthlyBudget: number | null
  fulfilmentNote: string
  minimum: number
  validFrom: Day | null
  validTo: Day | null
  useLimit: number | null
  uses: number
  active: boolean
  borneBy: 'marketplace' | 'caterer'
}

/** 10 % off for everybody once, always. */
export async function aCoupon(home: Home, given: Partial<ACoupon> = {}): Promise<ACoupon> {
  const kind = given.kind ?? 'percent'
  const coupon: ACoupon = {
    id: newId(),
    code: `SAVE${nextNumber()}`,
    title: 'Flat 10% off',
    kind,
    percent: kind === 'percent' ? 1_000 : 0,
    flat: kind === 'flat' ? 500_00 : 0,
    atMost: null,
    monthlyBudget: null,
    fulfilmentNote: kind === 'gift' ? 'A gift and a cake come along' : '',
    minimum: 0,
    validFrom: null,
    validTo: null,
    useLimit: null,
    uses: 0,
    active: true,
    borneBy: 'marketplace',
    ...given,
  }
  await insertRow(home, 'coupons', {
    id: coupon.id,
    code: coupon.code,
    title: coupon.title,
    kind: coupon.kind,
    percent: coupon.percent,
    flat_paise: paise(coupon.flat),
    at_most_paise: coupon.atMost === null ? null : paise(coupon.atMost),
    monthly_budget_paise: coupon.monthlyBudget === null ? null : paise(coupon.monthlyBudget),
    fulfilment_note: coupon.fulfilmentNote,
    minimum_paise: paise(coupon.minimum),
    valid_from: coupon.validFrom,
    valid_to: coupon.validTo,
    use_limit: coupon.useLimit,
    uses: coupon.uses,
    active: coupon.active,
    borne_by: coupon.borneBy,
  })
  return coupon
}

export interface APromotion {
  id: string
  title: string
  text: string
  couponId: string | null
  byPhone: boolean
  validFrom: Day | null
  validTo: Day | null
  position: number
  active: boolean
  place: 'strip' | 'festival'
}

/** A promotion of the header's strip, always on. */
export async function aPromotion(home: Home, given: Partial<APromotion> = {}): Promise<APromotion> {
  const number = nextNumber()
  const promotion: APromotion = {
    id: newId(),
    title: `Promotion ${number}`,
    text: 'On every order',
    couponId: null,
    byPhone: false,
    validFrom: null,
    validTo: null,
    position: number,
    active: true,
    place: 'strip',
    ...given,
  }
  const { couponId, byPhone, validFrom, validTo, ...rest } = promotion
  await insertRow(home, 'promotions', {
    ...rest,
    coupon_id: couponId,
    by_phone: byPhone,
    valid_from: validFrom,
    valid_to: validTo,
  })
  return promotion
}
