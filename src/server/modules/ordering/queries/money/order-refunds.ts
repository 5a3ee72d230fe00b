import type { Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { firstRow, insertInto, list, rows, run, select } from '#server/kernel/sql.ts'
import { orderRefunds } from '../../tables.ts'

const r = orderRefunds.as('r')

/** A refund of a delivered order. */
export interface NewOrderRefund {
  id: string
  orderId: string
  catererId: string
  amount: Paise
  reason: string
  by: string
  key: string
}

export async function insertOrderRefund(tx: Tx, refund: NewOrderRefund, now: Date): Promise<void> {
  const { id, orderId, catererId, amount, reason, by, key } = refund
  await run(
    tx,
    insertInto(orderRefunds, {
      id,
      order_id: orderId,
      caterer_id: catererId,
      amount_paise: amount,
      reason,
      refunded_by: by,
      idempotency_key: key,
      at: now,
    }),
  )
}

/** The refund of an order that a key stands for. */
export function findOrderRefund(db: Queryable, orderId: string, key: string) {
  return firstRow(
    db,
    select({ id: r.id, amount: r.amount_paise, reason: r.reason })`
      from ${r} where ${r.order_id} = ${orderId} and ${r.idempotency_key} = ${key}`,
  )
}

/** Refunds of delivered orders by id, for what is told of them. */
export function listOrderRefunds(db: Queryable, ids: readonly string[]) {
  return rows(
    db,
    select({ id: r.id, orderId: r.order_id, amount: r.amount_paise, reason: r.reason })`
      from ${r} where ${r.id} = any(${list(ids)}::text[])`,
  )
}
