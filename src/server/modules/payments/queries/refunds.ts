import type { Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '../../../kernel/context.ts'
import { at, firstRow, rows, sql } from '../../../kernel/sql.ts'

/** Money that goes back. Its id is the gateway's too and stays the same however often it is sent. */
export interface Refund {
  id: string
  attemptId: string
  state: 'due' | 'pending' | 'done' | 'failed'
  amount: Paise
  reason: string
  /** How often it was sent or asked about, this time included. */
  tries: number
}

interface Row {
  id: string
  attempt_id: string
  state: Refund['state']
  amount_paise: number
  reason: string
  tries: number
}

const columns = sql`id, attempt_id, state, amount_paise, reason, tries`

function refundFrom(row: Row): Refund {
  // The column's domain holds whole paise within the limits.
  return {
    id: row.id,
    attemptId: row.attempt_id,
    state: row.state,
    amount: row.amount_paise as Paise,
    reason: row.reason,
    tries: row.tries,
  }
}

/** A refund that is due at once, or from `from` on. */
export async function insertRefund(
  tx: Tx,
  refund: Pick<Refund, 'id' | 'attemptId' | 'amount' | 'reason'>,
  from?: Date,
): Promise<void> {
  await rows(
    tx,
    sql`insert into refunds (id, attempt_id, state, amount_paise, reason, next_try_at)
        values (${refund.id}, ${refund.attemptId}, 'due', ${refund.amount}, ${refund.reason}, ${from ? at(from) : null}::timestamptz)`,
  )
}

export async function findRefund(db: Queryable, id: string): Promise<Refund | undefined> {
  const row = await firstRow<Row>(db, sql`select ${columns} from refunds where id = ${id}`)
  return row && refundFrom(row)
}

/** Takes refunds that are due, counting the try before it is made; until `leaseUntil` nobody else takes them. */
export async function claimDueRefunds(db: Queryable, now: Date, leaseUntil: Date, limit: number): Promise<Refund[]> {
  const claimed = await rows<Row>(
    db,
    sql`update refunds set tries = tries + 1, next_try_at = ${at(leaseUntil)}
        where id in (
          select id from refunds
          where state in ('due', 'pending') and (next_try_at is null or next_try_at <= ${at(now)})
          order by next_try_at nulls first, id limit ${limit} for update skip locked
        )
        returning ${columns}`,
  )
  return claimed.map(refundFrom)
}

/** A refund that still goes on: what was learned and when to see to it again. */
export async function saveRefundTry(
  tx: Tx,
  id: string,
  state: 'due' | 'pending',
  code: string,
  next: Date,
): Promise<void> {
  await rows(
    tx,
    sql`update refunds set state = ${state}, gateway_code = ${code}, next_try_at = ${at(next)} where id = ${id} and state in ('due', 'pending')`,
  )
}

/** Ends a refund, once: false when it had ended before. */
export async function endRefund(
  tx: Tx,
  id: string,
  state: 'done' | 'failed',
  code: string,
  now: Date,
): Promise<boolean> {
  const ended = await firstRow(
    tx,
    sql`update refunds set state = ${state}, gateway_code = ${code}, done_at = ${at(now)}, next_try_at = null
        where id = ${id} and state in ('due', 'pending') returning id`,
  )
  return ended !== undefined
}

/** How the refunds of an attempt stand. */
export async function countRefunds(tx: Tx, attemptId: string): Promise<{ open: number; failed: number }> {
  const counts = await firstRow<{ open: number; failed: number }>(
    tx,
    sql`select count(*) filter (where state in ('due', 'pending'))::int as open, count(*) filter (where state = 'failed')::int as failed
        from refunds where attempt_id = ${attemptId}`,
  )
  return counts ?? { open: 0, failed: 0 }
}
