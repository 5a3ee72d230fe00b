import type { Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  assign,
  at,
  firstRow,
  insertColumns,
  list,
  returning,
  rows,
  rowsAs,
  run,
  select,
  sql,
} from '#server/kernel/sql.ts'
import { bankDetails, compensations, payouts } from '../tables.ts'

const n = compensations.as('n')
const p = payouts.as('p')
const b = bankDetails.as('b')

/** What a caterer owes the customer of an order. */
export interface NewCompensation {
  orderId: string
  catererId: string
  customerId: string
  amount: Paise
}

/** Writes what is owed. One that is written already stays as it is. */
export async function insertCompensations(tx: Tx, owed: readonly NewCompensation[], now: Date): Promise<void> {
  if (owed.length === 0) return
  const row = rowsAs(
    compensations,
    'owed',
    owed.map(({ orderId, catererId, customerId, amount }) => ({
      order_id: orderId,
      caterer_id: catererId,
      customer_id: customerId,
      amount_paise: amount,
      owed_at: now,
    })),
  )
  await run(
    tx,
    sql`${insertColumns(compensations, 'order_id', 'caterer_id', 'customer_id', 'amount_paise', 'owed_at')}
      select ${row.order_id}, ${row.caterer_id}, ${row.customer_id}, ${row.amount_paise}, ${row.owed_at} from ${row}
      on conflict (order_id) do nothing`,
  )
}

const stored = {
  orderId: n.order_id,
  catererId: n.caterer_id,
  customerId: n.customer_id,
  amount: n.amount_paise,
  owedAt: n.owed_at,
  sealed: n.sealed,
  last4: n.last4,
  givenAt: n.given_at,
  asked: n.asked,
}

/** What an order's customer is to have, with the payout that is or was made of it. */
export function findCompensation(db: Queryable, orderId: string) {
  return firstRow(
    db,
    select({ ...stored, state: p.state, settledAt: p.settled_at, failure: p.failure })`
      from ${n} left join ${p} on ${p.order_id} = ${n.order_id} and ${p.kind} = 'compensation' and ${p.retried_as} is null
      where ${n.order_id} = ${orderId}`,
  )
}

/** Locks compensations, in the order of their ids, and returns the sealed accounts that customers gave for them, by order. */
export async function lockSealedAccounts(tx: Tx, orderIds: readonly string[]): Promise<Map<string, string>> {
  const found = await rows(
    tx,
    select({ orderId: n.order_id, sealed: sql<string>`${n.sealed}` })`
      from ${n} where ${n.order_id} = any(${list(orderIds)}::text[]) and ${n.sealed} is not null
      order by ${n.order_id} for update`,
  )
  return new Map(found.map(({ orderId, sealed }) => [orderId, sealed]))
}

/** The sealed accounts that a customer gave for compensations, each with whether it is where a caterer is paid. */
export async function listCustomerAccounts(
  db: Queryable,
  customerId: string,
  catererId: string,
): Promise<{ orderId: string; sealed: string; isOfCaterer: boolean }[]> {
  const paidAt = sql`select 1 from ${b} where ${b.caterer_id} = ${catererId} and ${b.fingerprint} = ${n.fingerprint}`
  return rows(
    db,
    select({ orderId: n.order_id, sealed: sql<string>`${n.sealed}`, isOfCaterer: sql<boolean>`exists (${paidAt})` })`
      from ${n} where ${n.customer_id} = ${customerId} and ${n.sealed} is not null order by ${n.order_id} limit 100`,
  )
}

/** Locks a compensation; undefined where none is owed. */
export async function lockCompensation(tx: Tx, orderId: string) {
  return firstRow(tx, select(stored)`from ${n} where ${n.order_id} = ${orderId} for update`)
}

/** Writes where the customer is paid. */
export async function saveRefundAccount(
  tx: Tx,
  orderId: string,
  account: { sealed: string; sealedWith: string; last4: string; fingerprint: string },
  now: Date,
): Promise<void> {
  const { sealed, sealedWith: sealed_with, last4, fingerprint } = account
  const set = assign(compensations, { sealed, sealed_with, last4, fingerprint, given_at: now })
  await run(tx, sql`update ${n} set ${set} where ${n.order_id} = ${orderId}`)
}

/** Replaces what an old key sealed, unless another account was given meanwhile. */
export async function saveAccountSealedAnew(
  tx: Tx,
  orderId: string,
  before: string,
  { sealed, sealedWith, fingerprint }: { sealed: string; sealedWith: string; fingerprint: string },
): Promise<void> {
  const set = assign(compensations, { sealed, sealed_with: sealedWith, fingerprint })
  await run(tx, sql`update ${n} set ${set} where ${n.order_id} = ${orderId} and ${n.sealed} = ${before}`)
}

/** Compensations whose customer gave an account and that no payout is made of, the earliest first. */
export function listToCompensate(db: Queryable, most: number) {
  return rows(
    db,
    select(stored)`from ${n} where ${n.sealed} is not null
      and not exists (select 1 from ${p} where ${p.order_id} = ${n.order_id} and ${p.kind} = 'compensation')
      order by ${n.given_at}, ${n.order_id} limit ${most}`,
  )
}

/** Compensations for which an account is missing, that were owed before a moment and about which fewer emails were sent. */
export function listToAsk(db: Queryable, before: Date, fewerThan: number, most: number) {
  return rows(
    db,
    select({ orderId: n.order_id })`from ${n}
      where ${n.sealed} is null and ${n.given_at} is null and ${n.owed_at} <= ${at(before)} and ${n.asked} < ${fewerThan}
      order by ${n.owed_at}, ${n.order_id} limit ${most}`,
  )
}

/** Counts an email; false when it was sent meanwhile. */
export async function countAsked(tx: Tx, orderId: string, number: number): Promise<boolean> {
  const counted = returning({ id: n.order_id })`
    update ${n} set ${assign(compensations, { asked: number })}
    where ${n.order_id} = ${orderId} and ${n.asked} < ${number} and ${n.given_at} is null`
  return (await firstRow(tx, counted)) !== undefined
}

/** Erases accounts of customers whose compensation was paid before a moment. */
export async function eraseAccountsPaidBefore(db: Queryable, before: Date): Promise<void> {
  const set = assign(compensations, { sealed: null, sealed_with: null, last4: null, fingerprint: null })
  await run(
    db,
    sql`update ${n} set ${set} from ${p}
      where ${p.order_id} = ${n.order_id} and ${p.kind} = 'compensation' and ${p.state} = 'paid'
        and ${p.settled_at} <= ${at(before)} and ${n.sealed} is not null`,
  )
}

/** What customers are told of compensations, by order. */
export function listCompensationsToTell(db: Queryable, orderIds: readonly string[]) {
  return rows(
    db,
    select({ orderId: n.order_id, customerId: n.customer_id, amount: n.amount_paise })`
      from ${n} where ${n.order_id} = any(${list(orderIds)}::text[])`,
  )
}
