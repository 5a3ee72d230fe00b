import type { Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, list, moment, rows, sql } from '#server/kernel/sql.ts'

/** Money that goes back. Its id is the gateway's too and stays the same however often it is sent. */
export interface Refund {
  id: string
  attemptId: string
  state: 'due' | 'pending' | 'done' | 'failed'
  amount: Paise
  reason: string
  /** What it is for; a refund that is begun again after a failure keeps it. */
  cause: string
  /** How often it was sent or asked about, this time included. */
  tries: number
  /** When the gateway had done or failed it. */
  doneAt?: Date
}

interface Row {
  id: string
  attempt_id: string
  state: Refund['state']
  amount_paise: number
  reason: string
  cause: string
  tries: number
  done_at: string | null
}

/** The cause of what goes back when a payment is no longer in use. */
export const wholeCause = 'all'

const columns = sql`id, attempt_id, state, amount_paise, reason, cause, tries, done_at`

function refundFrom(row: Row): Refund {
  // The column's domain holds whole paise within the limits.
  return {
    id: row.id,
    attemptId: row.attempt_id,
    state: row.state,
    amount: row.amount_paise as Paise,
    reason: row.reason,
    cause: row.cause,
    tries: row.tries,
    ...(row.done_at === null ? {} : { doneAt: moment(row.done_at) }),
  }
}

/** What the gateway took for an attempt, less all that went back or is to go back. */
const left = sql`coalesce(a.gateway_amount_paise, a.amount_paise)
  - coalesce((select sum(r.amount_paise) from refunds r where r.attempt_id = a.id and r.state <> 'failed'), 0)`

/**
 * A refund that is due at once, or from `from` on, of a locked attempt. The statement itself takes none that would make more go
 * back than was paid; it throws, as the caller has to know what is left.
 */
export async function insertRefund(
  tx: Tx,
  refund: Pick<Refund, 'id' | 'attemptId' | 'amount' | 'reason' | 'cause'>,
  from?: Date,
): Promise<void> {
  const taken = await firstRow(
    tx,
    sql`insert into refunds (id, attempt_id, state, amount_paise, reason, cause, next_try_at)
        select ${refund.id}, a.id, 'due', ${refund.amount}::bigint, ${refund.reason}, ${refund.cause}, ${from ? at(from) : null}::timestamptz
        from payment_attempts a where a.id = ${refund.attemptId} and ${refund.amount}::bigint <= ${left}
        returning id`,
  )
  if (!taken)
    throw new RangeError(`${refund.amount} paise are more than is left of payment attempt ${refund.attemptId}`)
}

/** What may still go back of a locked attempt. */
export async function leftOf(tx: Tx, attemptId: string): Promise<Paise> {
  const found = await firstRow<{ paise: number }>(
    tx,
    sql`select (${left})::bigint as paise from payment_attempts a where a.id = ${attemptId}`,
  )
  // A difference of whole paise within the limits.
  return (found?.paise ?? 0) as Paise
}

/** Reports whether this cause is owed, under way or paid back. */
export async function hasRefund(tx: Tx, attemptId: string, cause: string): Promise<boolean> {
  const found = await firstRow(
    tx,
    sql`select 1 from refunds where attempt_id = ${attemptId} and cause = ${cause} and state <> 'failed'`,
  )
  return found !== undefined
}

/** The refunds of some attempts, oldest first; what failed and was begun again is left out. */
export async function listRefunds(db: Queryable, attemptIds: readonly string[]): Promise<Refund[]> {
  const found = await rows<Row>(
    db,
    sql`select ${columns} from refunds r
        where attempt_id = any(${list(attemptIds)}::text[]) and not (state = 'failed' and exists (
          select 1 from refunds later where later.attempt_id = r.attempt_id and later.cause = r.cause and later.id > r.id))
        order by id`,
  )
  return found.map(refundFrom)
}

export async function findRefund(db: Queryable, id: string): Promise<Refund | undefined> {
  const row = await firstRow<Row>(db, sql`select ${columns} from refunds where id = ${id}`)
  return row && refundFrom(row)
}

/** Leases due refunds until `leaseUntil`, and counts the attempt before it is made. */
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

/** How often the gateway failed a cause of an attempt. */
export async function countFailures(tx: Tx, attemptId: string, cause: string): Promise<number> {
  const counted = await firstRow<{ failed: number }>(
    tx,
    sql`select count(*)::int as failed from refunds where attempt_id = ${attemptId} and cause = ${cause} and state = 'failed'`,
  )
  return counted?.failed ?? 0
}

/** Reports whether everything that an attempt owes has gone back. */
export async function isPaidBack(tx: Tx, attemptId: string): Promise<boolean> {
  const waiting = await firstRow(
    tx,
    sql`select cause from refunds where attempt_id = ${attemptId} group by cause having not bool_or(state = 'done') limit 1`,
  )
  return waiting === undefined
}
