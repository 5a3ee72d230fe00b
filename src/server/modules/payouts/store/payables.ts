import type { Day } from '#contract/values/calendar.ts'
import type { Tx } from '#server/kernel/context.ts'
import { assign, firstRow, insertColumns, list, returning, rowsAs, run, sql } from '#server/kernel/sql.ts'
import { payables } from '../tables.ts'

const w = payables.as('w')

/** What becomes payable of an order. */
export interface NewPayable {
  orderId: string
  catererId: string
  payableOn: Day
  /** Delivered and complete; otherwise what a cancellation retained. */
  isCompleted: boolean
  promotionHeld: boolean
}

/** Writes orders whose money is to be paid out. One that is written already stays as it is. */
export async function insertPayables(tx: Tx, found: readonly NewPayable[]): Promise<void> {
  if (found.length === 0) return
  const row = rowsAs(
    payables,
    'found',
    found.map(({ orderId, catererId, payableOn, isCompleted, promotionHeld }) => ({
      order_id: orderId,
      caterer_id: catererId,
      payable_on: payableOn,
      is_completed: isCompleted,
      promotion_held: promotionHeld,
    })),
  )
  await run(
    tx,
    sql`${insertColumns(payables, 'order_id', 'caterer_id', 'payable_on', 'is_completed', 'promotion_held')}
      select ${row.order_id}, ${row.caterer_id}, ${row.payable_on}, ${row.is_completed}, ${row.promotion_held} from ${row}
      on conflict (order_id) do nothing`,
  )
}

/** Makes the next payout look at orders again, or no more. */
export async function setOpen(tx: Tx, orderIds: readonly string[], isOpen: boolean): Promise<void> {
  await run(
    tx,
    sql`update ${w} set ${assign(payables, { is_open: isOpen })} where ${w.order_id} = any(${list(orderIds)}::text[])`,
  )
}

/** Releases the promotion of an order; false when none was held. */
export async function releasePromotion(tx: Tx, orderId: string): Promise<boolean> {
  const released = returning({ id: w.order_id })`
    update ${w} set ${assign(payables, { promotion_held: false, is_open: true })}
    where ${w.order_id} = ${orderId} and ${w.promotion_held}`
  return (await firstRow(tx, released)) !== undefined
}
