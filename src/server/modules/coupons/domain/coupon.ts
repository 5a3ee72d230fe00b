import type { Day } from '#contract/values/calendar.ts'
import { toRupees, type Paise } from '#contract/values/money.ts'
import type { Discount } from '#server/modules/taxes/domain/index.ts'
import type { ErrorCode, TextValues } from '#contract/errors.ts'

export interface Coupon {
  id: string
  code: string
  title: string
  kind: 'percent' | 'flat' | 'gift'
  /** Basis points off; 0 unless the kind is percent. */
  percent: number
  /** Paise off; 0 unless the kind is flat. */
  flat: Paise
  atMost: Paise | undefined
  /** What it may cost in a month; undefined is without limit. */
  monthlyBudget: Paise | undefined
  /** What a gift adds to the order (C41). */
  fulfilmentNote: string
  /** What must be bought, before discount and tax. */
  minimum: Paise
  validFrom: Day | undefined
  validTo: Day | undefined
  active: boolean
  /** Who pays for it: the marketplace, or the caterer, with their consent (C93). */
  borneBy: 'marketplace' | 'caterer'
  /** Uses and holds of everybody together have reached the limit, or the budget of the month. */
  exhausted: boolean
}

/** Whether the person who asks holds the coupon for an unpaid order, or has used it. */
export type OwnUse = 'reserved' | 'used' | undefined

export interface CouponProblem {
  code: Extract<ErrorCode, `coupon_${string}`>
  values: TextValues
}

/** True on the days on which an order may be placed with it. */
export function isValidOn(coupon: Pick<Coupon, 'validFrom' | 'validTo'>, today: Day): boolean {
  return (coupon.validFrom ?? today) <= today && today <= (coupon.validTo ?? today)
}

/** What a coupon takes off, as bills know it. */
export function discountOf({ code, percent, flat, atMost }: Coupon): Discount {
  return { code, percent, flat, ...(atMost === undefined ? {} : { atMost }) }
}

/**
 * What someone who does not hold the coupon is told: not whether a code that is no good now exists, was good or will be, so that
 * codes cannot be found out by trying.
 */
export function withoutHints<P extends { code: ErrorCode; values: TextValues }>(problem: P): P {
  if (problem.code !== 'coupon_not_valid_now' && problem.code !== 'coupon_exhausted') return problem
  return { ...problem, code: 'coupon_unknown', values: {} }
}

/** Who asks for a coupon, when, for what. */
export interface CouponUse {
  today: Day
  subtotal: Paise | undefined
  own: OwnUse
  /** Customer and caterer are one person with two accounts. */
  isOwnSide?: boolean | undefined
}

/**
 * Why a coupon cannot be given for an order placed `today`; undefined when it can (C40). One that is switched off is not known.
 * While it is not known what is bought, the least order is not looked at.
 */
export function couponProblem(
  coupon: Coupon | undefined,
  { today, subtotal, own, isOwnSide = false }: CouponUse,
): CouponProblem | undefined {
  const because = (code: CouponProblem['code'], values: TextValues = {}) => ({ code, values })
  if (!coupon?.active) return because('coupon_unknown')
  if (!isValidOn(coupon, today)) return because('coupon_not_valid_now')
  if (isOwnSide && coupon.borneBy === 'marketplace') return because('coupon_not_for_you')
  if (own === 'used') return because('coupon_used')
  if (own === 'reserved') return because('coupon_taken')
  if (coupon.exhausted) return because('coupon_exhausted')
  if (subtotal !== undefined && subtotal < coupon.minimum)
    return because('coupon_minimum', { minimum: toRupees(coupon.minimum) })
  return undefined
}
