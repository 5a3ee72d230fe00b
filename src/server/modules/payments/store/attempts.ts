import type { Paise } from '#contract/values/money.ts'
import type { AttemptState } from '#contract/values/order-state.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, list, moment, rows, sql, type SQL } from '#server/kernel/sql.ts'
import { firstState, type Attempt, type Purpose } from '../domain/attempt.ts'

/** An attempt with what only this module needs of it. */
export interface AttemptRow extends Attempt {
  /** The gateway's last code. */
  code?: string
  /** When the gateway first heard of it; missing while it is open. */
  initiatedAt?: Date
  /** The gateway's page, once it has told us. */
  payUrl?: string
}

interface Row {
  id: string
  reference: string
  payer_id: string
  purpose: Purpose
  number: number
  state: AttemptState
  amount_paise: number
  gateway_code: string | null
  initiated_at: string | null
  pay_url: string | null
}

const columns = sql`id, reference, payer_id, purpose, number, state, amount_paise, gateway_code, initiated_at, pay_url`

export function attemptFrom(row: Row): AttemptRow {
  return {
    id: row.id,
    reference: row.reference,
    payerId: row.payer_id,
    purpose: row.purpose,
    number: row.number,
    state: row.state,
    // The column's domain holds whole paise within the limits.
    amount: row.amount_paise as Paise,
    ...(row.gateway_code === null ? {} : { code: row.gateway_code }),
    ...(row.initiated_at === null ? {} : { initiatedAt: moment(row.initiated_at) }),
    ...(row.pay_url === null ? {} : { payUrl: row.pay_url }),
  }
}

async function one(db: Queryable, rest: SQL): Promise<AttemptRow | undefined> {
  const row = await firstRow<Row>(db, sql`select ${columns} from payment_attempts ${rest}`)
  return row && attemptFrom(row)
}

export async function findAttempt(db: Queryable, id: string): Promise<AttemptRow | undefined> {
  return one(db, sql`where id = ${id}`)
}

/** Locks the attempt; the reference must be locked before. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow | undefined> {
  return one(tx, sql`where id = ${id} for update`)
}

export async function findNewestAttempt(
  db: Queryable,
  reference: string,
  purpose: Purpose,
): Promise<AttemptRow | undefined> {
  return one(db, sql`where reference = ${reference} and purpose = ${purpose} order by number desc limit 1`)
}

/** As {@link findNewestAttempt}, locked; the reference must be locked before. */
export async function lockNewestAttempt(tx: Tx, reference: string, purpose: Purpose): Promise<AttemptRow | undefined> {
  return one(tx, sql`where reference = ${reference} and purpose = ${purpose} order by number desc limit 1 for update`)
}

/** Reports whether the reference has been paid for and the money is in use. */
export async function hasApplied(db: Queryable, reference: string, purpose: Purpose): Promise<boolean> {
  const applied = await one(
    db,
    sql`where reference = ${reference} and purpose = ${purpose} and state = 'applied' limit 1`,
  )
  return applied !== undefined
}

export async function listAttempts(
  db: Queryable,
  references: readonly string[],
  purpose: Purpose,
): Promise<AttemptRow[]> {
  const found = await rows<Row>(
    db,
    sql`select ${columns} from payment_attempts
        where reference = any(${list(references)}::text[]) and purpose = ${purpose} order by reference, number`,
  )
  return found.map(attemptFrom)
}

export type NewAttempt = Omit<Attempt, 'state'>

/** A new attempt with its first event. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<AttemptRow> {
  await rows(
    tx,
    sql`with made as (
          insert into payment_attempts (id, reference, payer_id, purpose, number, state, amount_paise)
          values (${attempt.id}, ${attempt.reference}, ${attempt.payerId}, ${attempt.purpose}, ${attempt.number}, ${firstState}, ${attempt.amount})
          returning id, state
        )
        insert into payment_events (attempt_id, seq, to_state) select id, 1, state from made`,
  )
  return { ...attempt, state: firstState }
}

/** From now on the gateway may know of the attempt. */
export async function markInitiated(tx: Tx, id: string, now: Date, nextCheck: Date | undefined): Promise<void> {
  await rows(
    tx,
    sql`update payment_attempts set initiated_at = ${at(now)}, next_check_at = ${nextCheck ? at(nextCheck) : null}::timestamptz where id = ${id}`,
  )
}

export async function savePayUrl(db: Queryable, id: string, url: string): Promise<void> {
  await rows(db, sql`update payment_attempts set pay_url = ${url} where id = ${id}`)
}

/** Leases attempts that are due for a status request until `leaseUntil`. */
export async function claimDueChecks(db: Queryable, now: Date, leaseUntil: Date, limit: number): Promise<string[]> {
  const claimed = await rows<{ id: string }>(
    db,
    sql`update payment_attempts set next_check_at = ${at(leaseUntil)}
        where id in (
          select id from payment_attempts
          where state in ('pending', 'failed') and next_check_at <= ${at(now)}
          order by next_check_at limit ${limit} for update skip locked
        )
        returning id`,
  )
  return claimed.map(({ id }) => id)
}
