import { paise } from '#contract/values/money.ts'
import type { ChangeState } from '#contract/values/order-state.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, json, rows, sql, type SQL } from '#server/kernel/sql.ts'
import type { Reduction } from '#server/modules/documents/index.ts'
import type { Changeable, OrderChange } from '../domain/order.ts'
import type { RetainedMoney } from '../domain/settlement.ts'

export interface ChangeRow {
  id: string
  number: number
  state: ChangeState
  before: Changeable
  after: Changeable
  difference: number
  refund: number
  retained: number
  retainedUsed: number
  /** ISO 8601, as JSON has it. */
  holdUntil: string | null
  createdAt: string
}

const asJson = sql`jsonb_build_object('id', g.id, 'number', g.number, 'state', g.state, 'before', g.before, 'after', g.after,
  'difference', g.difference_paise, 'refund', g.refund_paise, 'retained', g.retained_paise, 'retainedUsed', g.retained_used_paise,
  'holdUntil', g.hold_until, 'createdAt', g.created_at)`

/** The changes of an order as JSON, oldest first; null when there are none. `orderId` is a column. */
export function changesOf(orderId: SQL): SQL {
  return sql`(select jsonb_agg(${asJson} order by g.number) from order_changes g where g.order_id = ${orderId})`
}

export function changeFrom(row: ChangeRow): OrderChange {
  return {
    ...row,
    difference: paise(row.difference),
    refund: paise(row.refund),
    retained: paise(row.retained),
    retainedUsed: paise(row.retainedUsed),
    toPay: paise(Math.max(0, row.difference) - row.retainedUsed),
    holdUntil: row.holdUntil === null ? undefined : new Date(row.holdUntil),
    createdAt: new Date(row.createdAt),
  }
}

/** The change of an order that awaits its payment. */
export async function findWaitingChange(db: Queryable, orderId: string): Promise<OrderChange | undefined> {
  const row = await firstRow<{ change: ChangeRow }>(
    db,
    sql`select ${asJson} as change from order_changes g where g.order_id = ${orderId} and g.state = 'awaiting_payment'`,
  )
  return row && changeFrom(row.change)
}

/** Returns what a change took off the bill and how that was settled; undefined when the change retained nothing. */
export async function findReduction(db: Queryable, changeId: string): Promise<Reduction | undefined> {
  const row = await firstRow<{ total: number; refund: number; retained: number }>(
    db,
    sql`select -difference_paise as total, refund_paise as refund, retained_paise as retained
        from order_changes where id = ${changeId} and retained_paise > 0`,
  )
  return row && { total: paise(row.total), refund: paise(row.refund), retained: paise(row.retained) }
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
  const { before, after, holdUntil } = change
  const extra = Math.max(0, after.guests - before.guests)
  await rows(
    tx,
    sql`insert into order_changes (id, order_id, number, state, before, after, difference_paise, refund_paise, retained_paise,
          retained_used_paise, extra_plates, hold_until, actor, created_at, settled_at)
        values (${change.id}, ${change.orderId}, (select coalesce(max(number), 0) + 1 from order_changes where order_id = ${change.orderId}),
          ${change.state}, ${json(before)}, ${json(after)}, ${change.difference}, ${change.refund}, ${change.retained},
          ${change.retainedUsed}, ${extra},
          ${holdUntil?.toISOString() ?? null}::timestamptz, ${change.actor}, ${at(now)},
          ${change.state === 'applied' ? now.toISOString() : null}::timestamptz)`,
  )
}

/** Ends a change that awaits payment; false when it no longer does. */
export async function settleChange(tx: Tx, id: string, to: 'applied' | 'dropped', now: Date): Promise<boolean> {
  const settled = await firstRow(
    tx,
    sql`update order_changes set state = ${to}, settled_at = ${at(now)} where id = ${id} and state = 'awaiting_payment' returning id`,
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
  const { dietSplit } = after
  const lines = after.lines.map((line, i) => ({ ...line, position: i + 1 }))
  await rows(tx, sql`delete from bill_lines where order_id = ${orderId}`)
  await rows(
    tx,
    sql`with changed as (
      update orders set guests = ${after.guests}, veg_guests = ${dietSplit.veg}, jain_guests = ${dietSplit.jain}, non_veg_guests = ${dietSplit.nonVeg},
        service_hours = ${after.serviceHours}, package_id = ${after.offer.id}, offer = ${json(after.offer)}, selections = ${json(after.selections)},
        per_plate_paise = ${after.perPlate}, subtotal_paise = ${after.subtotal}, discount_paise = ${after.discount},
        taxable_paise = ${after.taxable}, tax_paise = ${after.tax}, total_paise = ${after.total},
        retained_paise = ${retained}, retained_in_bill_paise = ${retainedInBill}, version = version + 1, updated_at = ${at(now)}
      where id = ${orderId} returning id
    )
    insert into bill_lines (order_id, position, kind, about, quantity, unit_paise, amount_paise, rate)
    select changed.id, line.position, line.kind, line.about, line.quantity, line.unit, line.amount, line.rate
    from changed, jsonb_to_recordset(${json(lines)})
      as line (position int, kind text, about text, quantity int, unit bigint, amount bigint, rate int)`,
  )
}
