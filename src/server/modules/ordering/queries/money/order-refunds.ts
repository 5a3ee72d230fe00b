import type { Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { firstRow, insertInto, list, rows, run, select } from '#server/kernel/sql.ts'
import { catererNameOf } from '#server/modules/caterers/index.ts'
import { orderRefunds, orders } from '../../tables.ts'
import { codeIn } from '../order-columns.ts'

const r = orderRefunds.as('r')
const o = orders.as('o')

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

/** The order of a booking code with its caterer, for an admin. */
export function findOrderToRefund(db: Queryable, code: string) {
  return firstRow(
    db,
    select({
      id: o.id,
      bookingCode: codeIn(o),
      catererId: o.caterer_id,
      catererName: catererNameOf(o.caterer_id),
      state: o.state,
      eventDate: o.event_date,
      total: o.total_paise,
    })`from ${o} where ${o.code} = ${code}`,
  )
}

/** Refunds of a delivered order, the latest first. */
export function listRefundsOfOrder(db: Queryable, orderId: string) {
  return rows(
    db,
    select({ amount: r.amount_paise, reason: r.reason, at: r.at })`
      from ${r} where ${r.order_id} = ${orderId} order by ${r.at} desc, ${r.id} desc limit 50`,
  )
}
