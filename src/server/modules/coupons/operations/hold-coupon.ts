import type { Tx } from '#server/kernel/context.ts'
import { failField } from '#server/kernel/app-error.ts'
import { insertHold, lockIfLimited, ownUseOf, type Hold } from '../store.ts'

/**
 * Keeps a coupon for an order: once a person, never beyond its limit of uses, and only while something of the month's budget is
 * left, whatever happens at the same time. The last order of a month may take more than is left, so that what is offered is given.
 * Throws `coupon_taken`, `coupon_used` or `coupon_exhausted` beside the field of the code.
 */
export async function holdCoupon(tx: Tx, hold: Hold): Promise<void> {
  await lockIfLimited(tx, hold.couponId)
  if (await insertHold(tx, hold)) return
  const own = await ownUseOf(tx, hold.couponId, hold.userId)
  const code = own === 'used' ? 'coupon_used' : own === 'reserved' ? 'coupon_taken' : 'coupon_exhausted'
  throw failField(code, 'couponCode')
}
