import type { PersonalData } from '#server/kernel/personal-data.ts'
import { assign, rows, run, select, sql } from '#server/kernel/sql.ts'
import { catererOwnedBy } from '#server/modules/members/index.ts'
import { catererDocuments } from '../tables.ts'

const d = catererDocuments.as('d')

/**
 * The list of an owner's documents, which go with the account: a job deletes their files. Those that a former owner uploaded stay with
 * the caterer without a name. Erased before the membership, which says who owns the caterer.
 */
export const personalCatererDocuments: PersonalData = {
  about: 'catererDocuments',
  read: (db, { userId }) =>
    rows(
      db,
      select({ kind: d.kind, mediaType: d.media_type, bytes: d.bytes, at: d.created_at })`from ${d}
        where ${d.caterer_id} = ${catererOwnedBy(userId)} and ${d.stored_at} is not null and ${d.removed_at} is null
        order by ${d.created_at}, ${d.id}`,
    ),
  async erase(tx, { userId }) {
    const removed = { removed_at: sql<Date>`coalesce(${d.removed_at}, now())` }
    await run(
      tx,
      sql`update ${d} set ${assign(catererDocuments, removed)} where ${d.caterer_id} = ${catererOwnedBy(userId)}`,
    )
    await run(
      tx,
      sql`update ${d} set ${assign(catererDocuments, { uploaded_by: null })} where ${d.uploaded_by} = ${userId}`,
    )
  },
}
