import type { Backfill } from '#server/kernel/backfill.ts'
import { listOverOrders } from '#server/modules/ordering/index.ts'
import { addOverOrders } from './keep-payables.ts'

/** Adds orders that were over before there were payouts to what is payable. */
export const payableBackfill: Backfill = {
  name: 'payables',
  async fill(tx, after, most, { clock, log }) {
    const orderIds = await listOverOrders(tx, after, most)
    await addOverOrders(tx, orderIds, clock.now())
    if (orderIds.length > 0) log.info({ orders: orderIds.length }, 'earlier orders made payable')
    return orderIds.at(-1)
  },
}
