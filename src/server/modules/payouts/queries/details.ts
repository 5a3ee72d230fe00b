import type { Queryable } from '#server/kernel/context.ts'
import { rows, select } from '#server/kernel/sql.ts'
import { bankDetails } from '../tables.ts'

const b = bankDetails.as('b')

/** Bank details that another key than this one sealed. */
export function listSealedOtherwise(db: Queryable, keyId: string, most: number) {
  return rows(
    db,
    select({ catererId: b.caterer_id, sealed: b.sealed, changedAt: b.changed_at })`
      from ${b} where ${b.sealed_with} <> ${keyId} order by ${b.caterer_id} limit ${most}`,
  )
}
