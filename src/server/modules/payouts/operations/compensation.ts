import type { CompensationView } from '#contract/endpoints/money/compensation.ts'
import { masked } from '#contract/rules/bank-account.ts'
import { toRupees } from '#contract/values/money.ts'
import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { last4Of, type RefundAccount } from '../domain/bank-account.ts'
import { findCompensation, lockCompensation, saveRefundAccount } from '../store/compensations.ts'
import { sealRefundAccount } from './send-payouts.ts'

/** Returns the compensation of the caller's order. Throws `compensation_not_found` where none is owed to the caller. */
export async function getCompensation(ctx: Context, orderId: string): Promise<CompensationView> {
  const found = await findCompensation(ctx.db, orderId)
  if (!found || found.customerId !== userOf(ctx).userId) throw fail('compensation_not_found')
  const { amount, state, last4, settledAt } = found
  return {
    amount: toRupees(amount),
    state: state ?? (found.givenAt ? 'due' : 'account_needed'),
    ...(last4 === null ? {} : { account: masked(last4) }),
    ...(state === 'paid' && settledAt ? { paidAt: settledAt.toISOString() } : {}),
  }
}

/**
 * Sets where the caller is paid the compensation of a cancelled order. Throws `compensation_not_found`, and `compensation_sent` once
 * it is on its way.
 */
export async function giveRefundAccount(
  ctx: Context,
  { sealer }: Pick<Deps, 'sealer'>,
  orderId: string,
  account: RefundAccount,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const locked = await lockCompensation(tx, orderId)
    if (!locked || locked.customerId !== userOf(ctx).userId) throw fail('compensation_not_found')
    const { state } = (await findCompensation(tx, orderId)) ?? { state: null }
    if (state === 'sent' || state === 'paid') throw fail('compensation_sent')
    const last4 = last4Of(account)
    const details = { ...sealRefundAccount(sealer, orderId, account), last4 }
    await saveRefundAccount(tx, orderId, details, ctx.clock.now())
    await publish(
      tx,
      { type: 'order.compensation_account_given', subject: orderId },
      {},
      { after: { account: masked(last4) } },
    )
  })
}
