import type { Initiation } from '#contract/endpoints/payments.ts'
import type { Paise } from '#contract/values/money.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import type { PaymentHandler, PaymentDeps } from '../deps.ts'
import { initiatePayment } from './initiate-payment.ts'
import { reserveAttempt } from './reserve-attempt.ts'

/** Phone number of PhonePe's sandbox, as a test payment belongs to no user. */
const nobodysPhone = '+919999999999'

/** Where to pay an amount that is for nothing, to see whether the gateway works. Throws `gateway_unreachable`. */
export async function createTestPayment(ctx: Context, deps: PaymentDeps, amount: Paise): Promise<Initiation> {
  const { userId } = userOf(ctx)
  const about = { reference: ctx.newId(), purpose: 'test', amount } as const
  await ctx.transaction((tx) => reserveAttempt(tx, { ...about, payerId: userId }))
  return initiatePayment(ctx, deps, { ...about, payer: { id: userId, phone: nobodysPhone } })
}

/** A test belongs to nothing: there is no row to lock and nothing to do with its money. */
export const testPaymentHandler: PaymentHandler = {
  async lock() {},
  awaits: () => Promise.resolve(true),
  onPaid: () => Promise.resolve('applied'),
  async onFailed() {},
}
