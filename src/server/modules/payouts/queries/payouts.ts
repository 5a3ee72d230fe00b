import type { Day } from '#contract/values/calendar.ts'
import { paise, type Paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select, sql } from '#server/kernel/sql.ts'
import { catererNameOf } from '#server/modules/caterers/index.ts'
import { payoutBatches, payoutLines, payouts } from '../tables.ts'

const p = payouts.as('p')
const line = payoutLines.as('line')

/** Payouts that are due, the earliest first, from the one after a given one. */
export function listDue(db: Queryable, most: number, after: { dueOn: Day; id: string } | undefined) {
  const isNext = after ? sql`(${p.due_on}, ${p.id}) > (${after.dueOn}::date, ${after.id}::text)` : sql`true`
  return rows(
    db,
    select({ id: p.id, dueOn: p.due_on })`
      from ${p} where ${p.state} = 'due' and ${isNext} order by ${p.due_on}, ${p.id} limit ${most}`,
  )
}

/** References of payouts that were sent and about which nothing is known yet, in their order, from the one after a given one. */
export async function listSentCodes(
  db: Queryable,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const found = await rows(
    db,
    select({
      code: p.code,
    })`from ${p} where ${p.state} = 'sent' and ${p.code} > ${after} order by ${p.code} limit ${most}`,
  )
  return found.map(({ code }) => code)
}

/** The lines of payouts, in their order. */
export function linesOfPayouts(db: Queryable, ids: readonly string[]) {
  return rows(
    db,
    select({ payoutId: line.payout_id, orderId: line.order_id, kind: line.kind, amount: line.amount_paise })`
      from ${line} where ${line.payout_id} = any(${list(ids)}::text[]) order by ${line.payout_id}, ${line.position}`,
  )
}

const shown = {
  id: p.id,
  catererId: p.caterer_id,
  kind: p.kind,
  orderId: p.order_id,
  code: p.code,
  state: p.state,
  amount: p.amount_paise,
  dueOn: p.due_on,
  last4: p.last4,
  sentAt: p.sent_at,
  settledAt: p.settled_at,
  bankReference: p.bank_reference,
  failure: p.failure,
  retriedAs: p.retried_as,
  batchId: p.batch_id,
}

/** Payouts of a caterer's proceeds, the latest first, with their number. */
export function listOfCaterer(db: Queryable, catererId: string, { page, size }: { page: number; size: number }) {
  return rows(
    db,
    select({ ...shown, count: sql<number>`count(*) over ()::int` })`
      from ${p} where ${p.caterer_id} = ${catererId} and ${p.kind} = 'proceeds'
      order by ${p.due_on} desc, ${p.id} desc limit ${size} offset ${(page - 1) * size}`,
  )
}

/** A payout of a caterer; undefined for another's. */
export async function findOfCaterer(db: Queryable, catererId: string, id: string) {
  const [found] = await rows(
    db,
    select(shown)`from ${p} where ${p.id} = ${id} and ${p.caterer_id} = ${catererId} and ${p.kind} = 'proceeds'`,
  )
  return found
}

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findOfCaterer>>>

/** All payouts in a state, the earliest first, those that failed without what was retried. */
export function listInState(db: Queryable, state: PayoutRow['state'], { page, size }: { page: number; size: number }) {
  return rows(
    db,
    select({ ...shown, caterer: catererNameOf(p.caterer_id) })`
      from ${p} where ${p.state} = ${state} and ${p.retried_as} is null
      order by ${p.due_on} ${state === 'paid' ? sql`desc` : sql``}, ${p.id} limit ${size} offset ${(page - 1) * size}`,
  )
}

/** A payout whoever it is of, with the caterer's name; undefined for an unknown one. */
export async function findPayout(db: Queryable, id: string) {
  const [found] = await rows(
    db,
    select({ ...shown, caterer: catererNameOf(p.caterer_id) })`from ${p} where ${p.id} = ${id}`,
  )
  return found
}

export type AnyPayout = NonNullable<Awaited<ReturnType<typeof findPayout>>>

/** How many payouts there are in each state, and what they come to. */
export function countByState(db: Queryable) {
  return rows(
    db,
    select({ state: p.state, count: sql<number>`count(*)::int`, total: sql<Paise>`sum(${p.amount_paise})::bigint` })`
      from ${p} where ${p.retried_as} is null group by ${p.state}`,
  )
}

const f = payoutBatches.as('f')
const file = {
  id: f.id,
  madeAt: f.made_at,
  transfers: sql<number>`count(${p.id})::int`,
  total: sql<Paise>`coalesce(sum(${p.amount_paise}), 0)::bigint`,
  open: sql<number>`count(*) filter (where ${p.state} = 'sent')::int`,
}

/** The latest files for the bank, with what they hold. */
export function listBatches(db: Queryable, most: number) {
  return rows(
    db,
    select(file)`from ${f} left join ${p} on ${p.batch_id} = ${f.id}
      group by ${f.id}, ${f.made_at} order by ${f.made_at} desc, ${f.id} desc limit ${most}`,
  )
}

/** A file for the bank; undefined for an unknown one. */
export async function findBatch(db: Queryable, id: string) {
  const [found] = await rows(
    db,
    select(
      file,
    )`from ${f} left join ${p} on ${p.batch_id} = ${f.id} where ${f.id} = ${id} group by ${f.id}, ${f.made_at}`,
  )
  return found
}

/** Transfers of a file, in the order of their references, with the sealed account while the bank has not answered. */
export async function listOfBatch(db: Queryable, batchId: string) {
  return rows(
    db,
    select({
      id: p.id,
      code: p.code,
      amount: p.amount_paise,
      sealedAccount: p.sealed_account,
    })`from ${p} where ${p.batch_id} = ${batchId} order by ${p.code}`,
  )
}

/** The references of payouts, by id. */
export async function codesOfPayouts(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows(db, select({ id: p.id, code: p.code })`from ${p} where ${p.id} = any(${list(ids)}::text[])`)
  return new Map(found.map(({ id, code }) => [id, code]))
}

/** What people are told of payouts, by id. */
export function listPayoutsToTell(db: Queryable, ids: readonly string[]) {
  return rows(
    db,
    select({
      id: p.id,
      catererId: p.caterer_id,
      kind: p.kind,
      orderId: p.order_id,
      amount: p.amount_paise,
      last4: p.last4,
      code: p.code,
    })`from ${p} where ${p.id} = any(${list(ids)}::text[])`,
  )
}

/** What payouts of a caterer that are due hold of its orders. */
export async function proceedsDue(db: Queryable, catererId: string): Promise<Paise> {
  const [found] = await rows(
    db,
    select({ amount: sql<Paise>`coalesce(sum(${line.amount_paise}), 0)::bigint` })`
      from ${line} join ${p} on ${p.id} = ${line.payout_id}
      where ${p.caterer_id} = ${catererId} and ${p.state} = 'due' and ${line.kind} = 'proceeds'`,
  )
  return paise(found?.amount ?? 0)
}
