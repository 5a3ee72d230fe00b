import { paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  assign,
  atOrNull,
  firstRow,
  insertInto,
  jsonArray,
  jsonObject,
  returning,
  run,
  select,
  sql,
  type Sql,
} from '#server/kernel/sql.ts'
import type { Reduction } from '#server/modules/documents/index.ts'
import type { Changeable, OrderChange } from '../domain/order.ts'
import type { RetainedMoney } from '../domain/settlement.ts'
import { billLines, orderChanges, orders } from '../tables.ts'
import { insertLines } from './bill-lines.ts'
import { changeableValues } from './order-columns.ts'
import { isIn } from './states.ts'

const g = orderChanges.as('g')

const inOrder = {
  id: g.id,
  number: g.number,
  state: g.state,
  before: g.before,
  after: g.after,
  difference: g.difference_paise,
  refund: g.refund_paise,
  retained: g.retained_paise,
  retainedUsed: g.retained_used_paise,
  holdUntil: g.hold_until,
  createdAt: g.created_at,
}
const asJson = jsonObject(inOrder)
type StoredChange = typeof asJson extends Sql<infer Change> ? Change : never

/** The changes of an order as JSON, oldest first. */
export function changesOf(orderId: Sql<string>): Sql<StoredChange[]> {
  return jsonArray(inOrder, g.number)`from ${g} where ${g.order_id} = ${orderId}`
}

/** Reports whether a change of an order awaits its payment. */
export function isChanging(orderId: Sql<string>): Sql<boolean> {
  return sql`exists (select 1 from ${g} where ${isWaitingOf(orderId)})`
}

function isWaitingOf(orderId: Sql<string> | string): Sql<boolean> {
  return sql`${g.order_id} = ${orderId} and ${isIn(g.state, ['awaiting_payment'])}`
}

export function changeFrom(stored: StoredChange): OrderChange {
  return {
    ...stored,
    toPay: paise(Math.max(0, stored.difference) - stored.retainedUsed),
    holdUntil: stored.holdUntil === null ? undefined : new Date(stored.holdUntil),
    createdAt: new Date(stored.createdAt),
  }
}

/** The change of an order that awaits its payment. */
export async function findWaitingChange(db: Queryable, orderId: string): Promise<OrderChange | undefined> {
  const row = await firstRow(db, select({ change: asJson })`from ${g} where ${isWaitingOf(orderId)}`)
  return row && changeFrom(row.change)
}

/** Returns what a change took off the bill and how that was settled; undefined when the change retained nothing. */
export async function findReduction(db: Queryable, changeId: string): Promise<Reduction | undefined> {
  const row = await firstRow(
    db,
    select({
      difference: g.difference_paise,
      refund: g.refund_paise,
      retained: g.retained_paise,
    })`from ${g} where ${g.id} = ${changeId} and ${g.retained_paise} > 0`,
  )
  return row && { total: paise(-row.difference), refund: row.refund, retained: row.retained }
}

export interface NewChange
  extends
    Pick<OrderChange, 'id' | 'state' | 'before' | 'after' | 'difference' | 'holdUntil'>,
    Pick<OrderChange, 'refund' | 'retained' | 'retainedUsed'> {
  orderId: string
  actor: string
}

/** Writes a change of a locked order, numbered without gaps. */
export async function insertChange(tx: Tx, change: NewChange, now: Date): Promise<void> {
  const { orderId, before, after } = change
  await run(
    tx,
    insertInto(orderChanges, {
      id: change.id,
      order_id: orderId,
      number: sql<number>`(select coalesce(max(${g.number}), 0) + 1 from ${g} where ${g.order_id} = ${orderId})`,
      state: change.state,
      before,
      after,
      difference_paise: change.difference,
      refund_paise: change.refund,
      retained_paise: change.retained,
      retained_used_paise: change.retainedUsed,
      extra_plates: Math.max(0, after.guests - before.guests),
      hold_until: atOrNull(change.holdUntil),
      actor: change.actor,
      created_at: now,
      settled_at: atOrNull(change.state === 'applied' ? now : undefined),
    }),
  )
}

/** Ends a change that awaits payment; false when it no longer does. */
export async function settleChange(tx: Tx, id: string, to: 'applied' | 'dropped', now: Date): Promise<boolean> {
  const settled = await firstRow(
    tx,
    returning({ id: g.id })`update ${g} set ${assign(orderChanges, { state: to, settled_at: now })}
      where ${g.id} = ${id} and ${isIn(g.state, ['awaiting_payment'])}`,
  )
  return settled !== undefined
}

/** Writes a change into a locked order: its new bill in place of the old one, and the money retained so far. */
export async function applyToOrder(
  tx: Tx,
  orderId: string,
  { after, retained, retainedInBill }: RetainedMoney & { after: Changeable },
  now: Date,
): Promise<void> {
  const changed = {
    ...changeableValues(after),
    retained_paise: retained,
    retained_in_bill_paise: retainedInBill,
    version: sql<number>`version + 1`,
    updated_at: now,
  }
  await run(tx, sql`delete from ${billLines} where ${billLines.order_id} = ${orderId}`)
  await run(
    tx,
    sql`with changed as (
      update ${orders} set ${assign(orders, changed)} where ${orders.id} = ${orderId} returning id, caterer_id
    )
    ${insertLines('changed', after.lines)}`,
  )
}
