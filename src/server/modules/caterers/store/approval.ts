import type { Approval, CatererCheck } from '#contract/rules/approval-moves.ts'
import { unregistered } from '#contract/values/gstin.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { lockNamed } from '#server/kernel/database/lock-named.ts'
import { assign, at, firstRow, insertInto, list, rows, run, select, sql, type Sql } from '#server/kernel/sql.ts'
import type { Revision } from '../domain/revision.ts'
import { catererChecks, catererRevisions, caterers } from '../tables.ts'

const c = caterers.as('c')
const k = catererChecks.as('k')
const r = catererRevisions.as('r')

/** Serialises what makes a GST number that of an approved caterer. Taken after the lock of slugs. */
export async function lockGstNumbers(tx: Tx): Promise<void> {
  await lockNamed(tx, 'caterers.gst_no')
}

/** Returns the approved caterers, other than the given one, that have one of these GST numbers. `URP` is none. */
export async function listApprovedWith(
  db: Queryable,
  gstNos: readonly string[],
  exceptId: string,
): Promise<{ id: string; name: string }[]> {
  const numbers = gstNos.filter((gstNo) => gstNo !== unregistered)
  if (numbers.length === 0) return []
  return rows(
    db,
    select({ id: c.id, name: c.name })`from ${c}
      where ${c.gst_no} = any(${list(numbers)}::text[]) and ${c.approval} = 'approved' and ${c.id} <> ${exceptId}
      order by ${c.created_at}, ${c.id} limit 5`,
  )
}

/** Moves a locked caterer to another state, under its next version. */
export async function saveApproval(
  tx: Tx,
  id: string,
  { approval, reason }: { approval: Approval; reason: string | null },
  now: Date,
): Promise<void> {
  const saved = { approval, approval_since: now, approval_reason: reason, ...touched(now) }
  await run(tx, sql`update ${c} set ${assign(caterers, saved)} where ${c.id} = ${id}`)
}

/** Counts a change of a locked caterer that is none of its profile. */
export async function bumpVersion(tx: Tx, id: string, now: Date): Promise<void> {
  await run(tx, sql`update ${c} set ${assign(caterers, touched(now))} where ${c.id} = ${id}`)
}

function touched(now: Date) {
  return { version: sql<number>`${c.version} + 1`, updated_at: now }
}

/** What a caterer proposes; undefined when nothing is pending. */
export async function findRevision(db: Queryable, id: string): Promise<Revision | undefined> {
  return firstRow(db, select({ proposedAt: r.proposed_at, fields: r.fields })`from ${r} where ${r.caterer_id} = ${id}`)
}

/** Stores what a locked caterer proposes in place of what it proposed before; undefined removes that. */
export async function saveRevision(tx: Tx, id: string, revision: Revision | undefined): Promise<void> {
  if (!revision) return run(tx, sql`delete from ${r} where ${r.caterer_id} = ${id}`)
  const row = { caterer_id: id, proposed_at: revision.proposedAt, fields: revision.fields }
  await run(
    tx,
    sql`${insertInto(catererRevisions, row)}
        on conflict (caterer_id) do update set proposed_at = excluded.proposed_at, fields = excluded.fields`,
  )
}

/** Marks an item of the checklist; one that is marked keeps who checked it. */
export async function insertCheck(
  tx: Tx,
  check: { id: string; item: CatererCheck; by: string },
  now: Date,
): Promise<void> {
  const row = { caterer_id: check.id, item: check.item, checked_at: now, checked_by: check.by }
  await run(tx, sql`${insertInto(catererChecks, row)} on conflict (caterer_id, item) do nothing`)
}

/** Clears items of the checklist. */
export async function deleteChecks(tx: Tx, id: string, items: readonly CatererCheck[]): Promise<void> {
  if (items.length === 0) return
  await run(tx, sql`delete from ${k} where ${k.caterer_id} = ${id} and ${k.item} = any(${list(items)}::text[])`)
}

/** Select of the ids of caterers that were rejected until a moment and are so still. */
export function rejectedSince(until: Date): Sql {
  return sql`select ${c.id} from ${c} where ${c.approval} = 'rejected' and coalesce(${c.approval_since}, ${c.created_at}) <= ${at(until)}`
}
