import type { Queryable, Tx } from '#server/kernel/context.ts'
import type { Claim } from '#server/kernel/due-work/due-work.ts'
import {
  assign,
  at,
  firstRow,
  insertColumns,
  jsonObject,
  list,
  raw,
  returning,
  rows,
  run,
  select,
  selectList,
  sql,
  type Selected,
  type Sql,
} from '#server/kernel/sql.ts'
import { firstState, type Attempt, type Purpose } from '../domain/attempt.ts'
import { paymentAttempts, paymentEvents } from '../tables.ts'

/** An attempt with what only this module needs of it. */
export interface AttemptRow extends Attempt {
  /** The gateway's last code. */
  code?: string
  /** When the gateway first heard of it; missing while it is open. */
  initiatedAt?: Date
  /** The gateway's page, once it has told us. */
  payUrl?: string
}

const a = paymentAttempts.as('a')

const known = {
  id: a.id,
  reference: a.reference,
  payerId: a.payer_id,
  purpose: a.purpose,
  number: a.number,
  state: a.state,
  amount: a.amount_paise,
}
const columns = selectList({
  ...known,
  code: a.gateway_code,
  initiatedAt: a.initiated_at,
  payUrl: a.pay_url,
})

function attemptFrom({ code, initiatedAt, payUrl, ...row }: Selected<typeof columns>): AttemptRow {
  return {
    ...row,
    ...(code === null ? {} : { code }),
    ...(initiatedAt === null ? {} : { initiatedAt }),
    ...(payUrl === null ? {} : { payUrl }),
  }
}

function isOf(reference: string, purpose: Purpose): Sql<boolean> {
  return sql`${a.reference} = ${reference} and ${a.purpose} = ${purpose}`
}

async function one(db: Queryable, rest: Sql): Promise<AttemptRow | undefined> {
  const row = await firstRow(db, select(columns)`from ${a} ${rest}`)
  return row && attemptFrom(row)
}

export async function findAttempt(db: Queryable, id: string): Promise<AttemptRow | undefined> {
  return one(db, sql`where ${a.id} = ${id}`)
}

/** Locks the attempt; the reference must be locked before. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow | undefined> {
  return one(tx, sql`where ${a.id} = ${id} for update`)
}

export async function findNewestAttempt(
  db: Queryable,
  reference: string,
  purpose: Purpose,
): Promise<AttemptRow | undefined> {
  return one(db, sql`where ${isOf(reference, purpose)} order by ${a.number} desc limit 1`)
}

/** As {@link findNewestAttempt}, locked; the reference must be locked before. */
export async function lockNewestAttempt(tx: Tx, reference: string, purpose: Purpose): Promise<AttemptRow | undefined> {
  return one(tx, sql`where ${isOf(reference, purpose)} order by ${a.number} desc limit 1 for update`)
}

/** Reports whether the reference has been paid for and the money is in use. */
export async function hasApplied(db: Queryable, reference: string, purpose: Purpose): Promise<boolean> {
  const applied = await one(db, sql`where ${isOf(reference, purpose)} and ${a.state} = 'applied' limit 1`)
  return applied !== undefined
}

export async function listAttempts(
  db: Queryable,
  references: readonly string[],
  purpose: Purpose,
): Promise<AttemptRow[]> {
  const found = await rows(
    db,
    select(columns)`from ${a} where ${a.reference} = any(${list(references)}::text[]) and ${a.purpose} = ${purpose}
        order by ${a.reference}, ${a.number}`,
  )
  return found.map(attemptFrom)
}

/** All attempts of a reference, those for each purpose oldest first. */
export async function listAttemptsFor(db: Queryable, reference: string): Promise<AttemptRow[]> {
  const found = await rows(
    db,
    select(columns)`from ${a} where ${a.reference} = ${reference} order by ${a.purpose}, ${a.number}`,
  )
  return found.map(attemptFrom)
}

/** The newest attempt of a reference, or null, as an expression within another statement. */
export const newestAttemptIn = (reference: Sql<string>, purpose: Purpose): Sql<Attempt | null> =>
  sql<Attempt | null>`(select ${jsonObject(known)} from ${a}
    where ${a.reference} = ${reference} and ${a.purpose} = ${purpose} order by ${a.number} desc limit 1)`

/** Whose data an attempt is; without it a trigger copies both from the order that the reference names. */
export interface AttemptOwner {
  catererId: string
  city: string
}

export interface NewAttempt extends Omit<Attempt, 'state'> {
  owner?: AttemptOwner | undefined
}

/**
 * Queries that insert a new attempt with its first event, for the `with` of a statement, once for each row of `source`, another of
 * its queries.
 */
export function attemptQueries({ owner, ...attempt }: NewAttempt, source: Sql): Sql {
  const { id, reference, payerId, purpose, number, amount } = attempt
  return sql`made_attempt as (
      ${insertColumns(paymentAttempts, 'id', 'reference', 'payer_id', 'purpose', 'number', 'state', 'amount_paise', 'caterer_id', 'city')}
      select ${id}, ${reference}, ${payerId}, ${purpose}, ${number}::int, ${firstState}, ${amount}::bigint,
        ${owner?.catererId ?? null}, ${owner?.city ?? null} from ${source}
      returning id, caterer_id, state
    ), made_attempt_event as (
      ${insertColumns(paymentEvents, 'attempt_id', 'caterer_id', 'seq', 'to_state')} select id, caterer_id, 1, state from made_attempt
    )`
}

/** A new attempt with its first event. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<AttemptRow> {
  await run(tx, sql`with ${attemptQueries(attempt, raw('(values (1)) as once'))} select 1`)
  const { owner: _, ...made } = attempt
  return { ...made, state: firstState }
}

export async function savePayUrl(db: Queryable, id: string, url: string): Promise<void> {
  await run(db, sql`update ${a} set ${assign(paymentAttempts, { pay_url: url })} where ${a.id} = ${id}`)
}

/** Leases attempts that are due for a status request. */
export async function claimDueChecks(db: Queryable, { now, leaseUntil, most }: Claim): Promise<{ id: string }[]> {
  const due = paymentAttempts.as('due')
  return rows(
    db,
    returning({ id: a.id })`update ${a} set ${assign(paymentAttempts, { next_check_at: leaseUntil })}
        where ${a.id} in (
          select ${due.id} from ${due}
          where ${due.state} in ('pending', 'failed') and ${due.next_check_at} <= ${at(now)}
          order by ${due.next_check_at} limit ${most} for update skip locked
        )`,
  )
}

/** The status request of a leased attempt is due again then. */
export async function postponeCheck(db: Queryable, id: string, when: Date): Promise<void> {
  const change = assign(paymentAttempts, { next_check_at: when })
  await run(db, sql`update ${a} set ${change} where ${a.id} = ${id} and ${a.next_check_at} is not null`)
}
