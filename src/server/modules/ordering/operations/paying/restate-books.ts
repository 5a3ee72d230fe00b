import { zero } from '#contract/values/money.ts'
import type { Backfill } from '#server/kernel/backfill.ts'
import { recordEntries } from '#server/modules/ledger/index.ts'
import { basesOf, lockPromotedOrders } from '../../queries/money/order-snapshot.ts'

/**
 * Books the promotions of orders that were paid before discounts and gifts had an account of their own (C93), as new orders are
 * booked. An order that has them already gets no second entry. Each batch is logged.
 */
export const restateBooks: Backfill = {
  name: 'ledger_rows.promotions',
  async fill(tx, after, most, { clock, log }) {
    const orderIds = await lockPromotedOrders(tx, after, most)
    if (orderIds.length === 0) return undefined
    const bases = await basesOf(tx, orderIds)
    const at = clock.now()
    const restated = [...bases].map(([orderId, basis]) => ({
      kind: 'restate' as const,
      orderId,
      about: orderId,
      amount: zero,
      basis,
      at,
    }))
    const written = await recordEntries(tx, restated)
    log.info({ orders: orderIds.length, entries: written }, 'promotions of earlier orders booked')
    return orderIds.at(-1)
  },
}
