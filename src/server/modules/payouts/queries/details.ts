import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select, sql } from '#server/kernel/sql.ts'
import { bankDetails, compensations, payouts } from '../tables.ts'

const [b, n, p] = [bankDetails.as('b'), compensations.as('n'), payouts.as('p')]

/** What another key than `keyId` sealed, after an id, in the order of ids. */
interface SealedOtherwise {
  keyId: string
  after: string
  most: number
}

/** Bank details of caterers that another key sealed. */
export function listSealedDetails(db: Queryable, { keyId, after, most }: SealedOtherwise) {
  return rows(
    db,
    select({ id: b.caterer_id, sealed: b.sealed, changedAt: b.changed_at })`
      from ${b} where ${b.sealed_with} <> ${keyId} and ${b.caterer_id} > ${after} order by ${b.caterer_id} limit ${most}`,
  )
}

/** Accounts of customers for compensations that another key sealed, by order. */
export function listSealedRefundAccounts(db: Queryable, { keyId, after, most }: SealedOtherwise) {
  return rows(
    db,
    select({ id: n.order_id, sealed: sql<string>`${n.sealed}` })`
      from ${n} where ${n.sealed_with} <> ${keyId} and ${n.order_id} > ${after} order by ${n.order_id} limit ${most}`,
  )
}

/** Of payouts that are due or on their way, what is sealed of where they go: a customer's account of a compensation, or the one sent to. */
export function listSealedOfPayouts(db: Queryable, ids: readonly string[]) {
  const given = sql<string | null>`case when ${p.kind} = 'compensation' then ${n.sealed} end`
  return rows(
    db,
    select({ id: p.id, state: p.state, orderId: p.order_id, sent: p.sealed_account, given })`
      from ${p} left join ${n} on ${n.order_id} = ${p.order_id}
      where ${p.id} = any(${list(ids)}::text[]) and ${p.state} in ('due', 'sent')`,
  )
}

/** Accounts to which payouts are on their way that another key sealed, by payout. */
export function listSealedTransfers(db: Queryable, { keyId, after, most }: SealedOtherwise) {
  return rows(
    db,
    select({ id: p.id, sealed: sql<string>`${p.sealed_account}` })`
      from ${p} where ${p.state} = 'sent' and ${p.sealed_with} <> ${keyId} and ${p.id} > ${after} order by ${p.id} limit ${most}`,
  )
}
