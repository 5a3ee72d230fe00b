import type { RevisionFields } from '#server/modules/caterers/domain/revision.ts'
import { json } from '#server/kernel/sql.ts'
import { testStart } from '#test/support/server.ts'
import { insertRow } from './insert-row.ts'
import type { Home } from './user.ts'

/** Stores what an approved caterer proposes. */
export async function saveRevision(home: Home, catererId: string, fields: RevisionFields): Promise<void> {
  await insertRow(home, 'caterer_revisions', {
    caterer_id: catererId,
    proposed_at: testStart,
    fields: json(fields),
  })
}
