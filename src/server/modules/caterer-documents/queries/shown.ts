import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, rows, select, sql, type Sql } from '#server/kernel/sql.ts'
import { catererDocuments } from '../tables.ts'

const d = catererDocuments.as('d')

/** Condition: the file is there, and may be read. */
const isShown: Sql = sql`${d.stored_at} is not null and ${d.removed_at} is null`

/** The documents of a caterer, oldest first. */
export async function listShown(db: Queryable, catererId: string): Promise<CatererDocument[]> {
  const found = await rows(
    db,
    select({ id: d.id, kind: d.kind, mediaType: d.media_type, bytes: d.bytes, at: d.created_at })`from ${d}
      where ${d.caterer_id} = ${catererId} and ${isShown} order by ${d.created_at}, ${d.id}`,
  )
  return found.map(({ at, ...document }) => ({ ...document, uploadedAt: at.toISOString() }))
}

/** A document with where its file is; undefined when the caterer has no such one. */
export async function findShown(db: Queryable, catererId: string, id: string) {
  return firstRow(
    db,
    select({
      id: d.id,
      kind: d.kind,
      mediaType: d.media_type,
      createdAt: d.created_at,
      store: d.store,
      key: d.store_key,
    })`from ${d} where ${d.id} = ${id} and ${d.caterer_id} = ${catererId} and ${isShown}`,
  )
}
