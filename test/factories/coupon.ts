import type { Day } from '#contract/values/calendar.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
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
  fulfilmentNote: string
  minimum: number
  validFrom: Day | null
  validTo: Day | null
  useLimit: number | null
  uses: number
  active: boolean
}

/** 10 % off for everybody once, always. */
export async function aCoupon({ database }: Home, given: Partial<ACoupon> = {}): Promise<ACoupon> {
  const kind = given.kind ?? 'percent'
  const coupon: ACoupon = {
    id: newId(),
    code: `SAVE${nextNumber()}`,
    title: 'Flat 10% off',
    kind,
    percent: kind === 'percent' ? 1_000 : 0,
    flat: kind === 'flat' ? 500_00 : 0,
    atMost: null,
    fulfilmentNote: kind === 'gift' ? 'A gift and a cake come along' : '',
    minimum: 0,
    validFrom: null,
    validTo: null,
    useLimit: null,
    uses: 0,
    active: true,
    ...given,
  }
  await rows(
    database.db,
    sql`
    insert into coupons (id, code, title, kind, percent, flat_paise, at_most_paise, fulfilment_note, minimum_paise, valid_from, valid_to, use_limit, uses, active)
    values (${coupon.id}, ${coupon.code}, ${coupon.title}, ${coupon.kind}, ${coupon.percent}, ${coupon.flat}, ${coupon.atMost},
      ${coupon.fulfilmentNote}, ${coupon.minimum}, ${coupon.validFrom}, ${coupon.validTo}, ${coupon.useLimit}, ${coupon.uses}, ${coupon.active})`,
  )
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
export async function aPromotion({ database }: Home, given: Partial<APromotion> = {}): Promise<APromotion> {
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
  await rows(
    database.db,
    sql`
    insert into promotions (id, title, text, coupon_id, by_phone, valid_from, valid_to, position, active, place)
    values (${promotion.id}, ${promotion.title}, ${promotion.text}, ${promotion.couponId}, ${promotion.byPhone}, ${promotion.validFrom},
      ${promotion.validTo}, ${promotion.position}, ${promotion.active}, ${promotion.place})`,
  )
  return promotion
}
