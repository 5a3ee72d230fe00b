import { paise, sum, type Paise } from '#contract/values/money.ts'
import type { Tx } from '#server/kernel/context.ts'
import type { MoneyDeps } from '../../deps.ts'

/**
 * Owes the customer `amount` of what was paid for a locked order, of the latest payment first; the refunds are sent later.
 * `cause` names what it is for and is owed once. Throws when less than that is left, which the lock makes impossible.
 */
export async function refundOrder(
  tx: Tx,
  { payments }: MoneyDeps,
  orderId: string,
  { amount, cause, reason }: { amount: Paise; cause: string; reason: string },
): Promise<void> {
  let due = amount
  for (const { id, left } of await paymentsOf(tx, { payments }, orderId)) {
    const part = paise(Math.min(left, due))
    if (part === 0) continue
    const owed =
      part === left
        ? await payments.requestRefund(tx, { attemptId: id, reason, cause })
        : await payments.requestPartialRefund(tx, { attemptId: id, reason, cause, amount: part })
    if (!owed) throw new Error(`payment ${id} of order ${orderId} could not be given back`)
    due = paise(due - part)
  }
  if (due > 0) throw new Error(`${due} paise of order ${orderId} are not there to be given back`)
}

/** The payments of an order that are in use, with what is left of each, the latest first. */
async function paymentsOf(tx: Tx, { payments }: MoneyDeps, orderId: string): Promise<{ id: string; left: Paise }[]> {
  const first = (await payments.attemptsOf(tx, [orderId])).get(orderId) ?? []
  const topUps = (await payments.attemptsOf(tx, [orderId], 'top_up')).get(orderId) ?? []
  const inUse = [...first, ...topUps].filter(({ state }) => state === 'applied').toReversed()
  const refunds = await payments.refundsOf(
    tx,
    inUse.map(({ id }) => id),
  )
  const wentBack = Map.groupBy(
    refunds.filter(({ state }) => state !== 'failed'),
    (refund) => refund.attemptId,
  )
  return inUse.map(({ id, amount }) => ({
    id,
    left: paise(amount - sum((wentBack.get(id) ?? []).map((refund) => refund.amount))),
  }))
}
