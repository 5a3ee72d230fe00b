import { zero, type Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import type { Claim } from '#server/kernel/due-work/due-work.ts'
import {
  assign,
  at,
  atOrNull,
  firstRow,
  insertColumns,
  jsonArray,
  list,
  returning,
  rows,
  run,
  select,
  selectList,
  sql,
  type Selected,
  type Sql,
} from '#server/kernel/sql.ts'
import { paymentAttempts, refunds } from '../tables.ts'

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

/** The cause of what goes back when a payment is no longer in use. */
export const wholeCause = 'all'

const r = refunds.as('r')
const a = paymentAttempts.as('a')

const read = {
  id: r.id,
  attemptId: r.attempt_id,
  state: r.state,
  amount: r.amount_paise,
  reason: r.reason,
  cause: r.cause,
  tries: r.tries,
  doneAt: r.done_at,
}
const columns = selectList(read)

function refundFrom({ doneAt, ...row }: Selected<typeof columns>): Refund {
  return { ...row, ...(doneAt === null ? {} : { doneAt }) }
}

/** Refunds that still go on. */
const goesOn = sql<boolean>`${r.state} in ('due', 'pending')`

/** What the gateway took for an attempt, less all that went back or is to go back. */
const left = sql`coalesce(${a.gateway_amount_paise}, ${a.amount_paise})
  - coalesce((select sum(${r.amount_paise}) from ${r} where ${r.attempt_id} = ${a.id} and ${r.state} <> 'failed'), 0)`

/**
 * A refund that is due immediately, or from `from` on, of a locked attempt. The statement itself takes none that would make more go
 * back than was paid; it throws, as the caller has to know what is left.
 */
export async function insertRefund(
  tx: Tx,
  refund: Pick<Refund, 'id' | 'attemptId' | 'amount' | 'reason' | 'cause'>,
  from?: Date,
): Promise<void> {
  const taken = await firstRow(
    tx,
    sql`${insertColumns(refunds, 'id', 'attempt_id', 'caterer_id', 'state', 'amount_paise', 'reason', 'cause', 'next_try_at')}
        select ${refund.id}, ${a.id}, ${a.caterer_id}, 'due', ${refund.amount}::bigint, ${refund.reason}, ${refund.cause}, ${atOrNull(from)}
        from ${a} where ${a.id} = ${refund.attemptId} and ${refund.amount}::bigint <= ${left}
        returning id`,
  )
  if (!taken)
    throw new RangeError(`${refund.amount} paise are more than is left of payment attempt ${refund.attemptId}`)
}

/** What may still go back of a locked attempt. */
export async function leftOf(tx: Tx, attemptId: string): Promise<Paise> {
  // A difference of whole paise within the limits.
  const found = await firstRow(
    tx,
    select({ paise: sql<Paise>`(${left})::bigint` })`from ${a} where ${a.id} = ${attemptId}`,
  )
  return found?.paise ?? zero
}

/** Reports whether this cause is owed, under way or paid back. */
export async function hasRefund(tx: Tx, attemptId: string, cause: string): Promise<boolean> {
  const found = await firstRow(
    tx,
    sql`select 1 from ${r} where ${r.attempt_id} = ${attemptId} and ${r.cause} = ${cause} and ${r.state} <> 'failed'`,
  )
  return found !== undefined
}

const later = refunds.as('later')

/** Refunds that failed and were begun again. */
const isBegunAgain = sql<boolean>`(${r.state} = 'failed' and exists (
  select 1 from ${later} where ${later.attempt_id} = ${r.attempt_id} and ${later.cause} = ${r.cause} and ${later.id} > ${r.id}))`

/** The refunds of some attempts, oldest first; what failed and was begun again is left out. */
export async function listRefunds(db: Queryable, attemptIds: readonly string[]): Promise<Refund[]> {
  const found = await rows(
    db,
    select(
      columns,
    )`from ${r} where ${r.attempt_id} = any(${list(attemptIds)}::text[]) and not ${isBegunAgain} order by ${r.id}`,
  )
  return found.map(refundFrom)
}

/** As {@link listRefunds}, of all attempts of a reference, as an expression within another statement. */
export const refundsIn = (reference: Sql<string>) =>
  jsonArray(read, r.id)`from ${r} join ${a} on ${a.id} = ${r.attempt_id}
    where ${a.reference} = ${reference} and not ${isBegunAgain}`

/** A refund as {@link refundsIn} reads it. */
export type StoredRefund = ReturnType<typeof refundsIn> extends Sql<(infer Stored)[]> ? Stored : never

export function refundFromJson({ doneAt, ...row }: StoredRefund): Refund {
  return refundFrom({ ...row, doneAt: doneAt === null ? null : new Date(doneAt) })
}

export async function findRefund(db: Queryable, id: string): Promise<Refund | undefined> {
  const row = await firstRow(db, select(columns)`from ${r} where ${r.id} = ${id}`)
  return row && refundFrom(row)
}

/** Leases due refunds, and counts the try before it is made. */
export async function claimDueRefunds(db: Queryable, { now, leaseUntil, most }: Claim): Promise<Refund[]> {
  const due = refunds.as('due')
  const claimed = await rows(
    db,
    returning(
      columns,
    )`update ${r} set ${assign(refunds, { tries: sql<number>`${r.tries} + 1`, next_try_at: leaseUntil })}
        where ${r.id} in (
          select ${due.id} from ${due}
          where ${due.state} in ('due', 'pending') and (${due.next_try_at} is null or ${due.next_try_at} <= ${at(now)})
          order by ${due.next_try_at} nulls first, ${due.id} limit ${most} for update skip locked
        )`,
  )
  return claimed.map(refundFrom)
}

/** A leased refund is due again then. */
export async function postponeRefund(db: Queryable, id: string, when: Date): Promise<void> {
  const change = assign(refunds, { next_try_at: when })
  await run(db, sql`update ${r} set ${change} where ${r.id} = ${id} and ${goesOn}`)
}

/** A refund that still goes on: what was learned and when to see to it again. */
export async function saveRefundTry(
  tx: Tx,
  id: string,
  state: 'due' | 'pending',
  code: string,
  next: Date,
): Promise<void> {
  const change = assign(refunds, { state, gateway_code: code, next_try_at: next })
  await run(tx, sql`update ${r} set ${change} where ${r.id} = ${id} and ${goesOn}`)
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
    returning({
      id: r.id,
    })`update ${r} set ${assign(refunds, { state, gateway_code: code, done_at: now, next_try_at: null })}
        where ${r.id} = ${id} and ${goesOn}`,
  )
  return ended !== undefined
}

/** How often the gateway failed a cause of an attempt. */
export async function countFailures(tx: Tx, attemptId: string, cause: string): Promise<number> {
  const counted = await firstRow(
    tx,
    select({
      failed: sql<number>`count(*)::int`,
    })`from ${r} where ${r.attempt_id} = ${attemptId} and ${r.cause} = ${cause} and ${r.state} = 'failed'`,
  )
  return counted?.failed ?? 0
}

/** Reports whether everything that an attempt owes has gone back. */
export async function isPaidBack(tx: Tx, attemptId: string): Promise<boolean> {
  const waiting = await firstRow(
    tx,
    select({
      cause: r.cause,
    })`from ${r} where ${r.attempt_id} = ${attemptId} group by ${r.cause} having not bool_or(${r.state} = 'done') limit 1`,
  )
  return waiting === undefined
}
