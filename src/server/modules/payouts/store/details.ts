import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, at, insertInto, list, rows, run, select, sql } from '#server/kernel/sql.ts'
import { payeeOf } from '#server/modules/caterers/index.ts'
import { bankDetails } from '../tables.ts'

const b = bankDetails.as('b')

/** Bank details as they are stored. */
export interface SealedDetails {
  sealed: string
  sealedWith: string
  last4: string
  fingerprint: string
}

/** Writes where a caterer is paid, in place of what was there. */
export async function saveDetails(tx: Tx, catererId: string, details: SealedDetails, now: Date): Promise<void> {
  const saved = {
    sealed: details.sealed,
    sealed_with: details.sealedWith,
    last4: details.last4,
    fingerprint: details.fingerprint,
    changed_at: now,
  }
  const row = insertInto(bankDetails, { caterer_id: catererId, ...saved })
  await run(tx, sql`${row} on conflict (caterer_id) do update set ${assign(bankDetails, saved)}`)
}

/** Replaces what an old key sealed, unless the details were changed meanwhile. They count as unchanged. */
export async function saveSealedAnew(
  tx: Tx,
  catererId: string,
  details: SealedDetails,
  changedAt: Date,
): Promise<void> {
  const { sealed, sealedWith, fingerprint } = details
  const set = assign(bankDetails, { sealed, sealed_with: sealedWith, fingerprint })
  await run(tx, sql`update ${b} set ${set} where ${b.caterer_id} = ${catererId} and ${b.changed_at} = ${at(changedAt)}`)
}

/** What is stored of caterers' bank details, and what decides whether they are paid. Unknown caterers are left out. */
export async function listPayees(db: Queryable, catererIds: readonly string[]) {
  const found = await rows(
    db,
    select({
      payee: payeeOf(sql`asked.id`),
      sealed: b.sealed,
      sealedWith: b.sealed_with,
      last4: b.last4,
      fingerprint: b.fingerprint,
      changedAt: b.changed_at,
    })`from unnest(${list(catererIds)}::text[]) asked(id) left join ${b} on ${b.caterer_id} = asked.id`,
  )
  return found.flatMap(({ payee, ...details }) => (payee ? [{ payee, ...details }] : []))
}

/**
 * One payout of a caterer is made or sent at a time; the locks are the rows of their bank details, taken in the order of their ids.
 * Returns the caterers that have some.
 */
export async function lockDetails(tx: Tx, catererIds: readonly string[]): Promise<string[]> {
  const found = await rows(
    tx,
    select({ catererId: b.caterer_id })`from ${b} where ${b.caterer_id} = any(${list(catererIds)}::text[])
      order by ${b.caterer_id} for update`,
  )
  return found.map(({ catererId }) => catererId)
}
