import type { Approval, CatererCheck, RevisionField } from '#contract/rules/approval-moves.ts'
import { limits } from '#contract/limits.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, jsonArray, rows, select, sql, type Sql } from '#server/kernel/sql.ts'
import { ownerOf } from '#server/modules/members/index.ts'
import { fieldsOf, type RevisionFields } from '../domain/revision.ts'
import { catererChecks, catererRevisions, caterers } from '../tables.ts'

const c = caterers.as('c')
const k = catererChecks.as('k')
const r = catererRevisions.as('r')

/** A caterer as a row of the list of admins. */
export interface Reviewed {
  id: string
  name: string
  area: string
  approval: Approval
  since: Date
  revision: RevisionField[]
}

export type ReviewListName = 'new' | 'revised' | Approval

/** Erased caterers are in no list. */
const isOwned: Sql = sql`${ownerOf(c.id)} is not null`
const joined = sql`from ${c} left join ${r} on ${r.caterer_id} = ${c.id}`
const isRevised: Sql = sql`(${c.approval} = 'approved' and ${r.caterer_id} is not null)`

/** Returns a page of a list, those that have been there longest first. */
export async function listReviewed(db: Queryable, list: ReviewListName, page: number): Promise<Reviewed[]> {
  const since = sql<Date>`coalesce(${c.approval_since}, ${c.created_at})`
  const shown = list === 'revised' ? sql<Date>`${r.proposed_at}` : since
  const condition = list === 'revised' ? isRevised : sql`${c.approval} = ${list === 'new' ? 'pending' : list}`
  const { pageSize } = limits.backOffice
  const found = await rows(
    db,
    select({
      id: c.id,
      name: c.name,
      area: c.area,
      approval: c.approval,
      since: shown,
      fields: sql<RevisionFields | null>`${r.fields}`,
    })`${joined} where ${isOwned} and ${condition}
      order by ${shown}, ${c.id} limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return found.map(({ fields, ...row }) => ({ ...row, revision: fieldsOf(fields ?? {}) }))
}

/** Returns how many caterers each list has. */
export async function countReviewed(db: Queryable): Promise<Record<ReviewListName, number>> {
  const found = await rows(
    db,
    select({
      approval: c.approval,
      total: sql<number>`count(*)::integer`,
      revised: sql<number>`(count(*) filter (where ${isRevised}))::integer`,
    })`${joined} where ${isOwned} group by ${c.approval}`,
  )
  const of = (approval: Approval) => found.find((row) => row.approval === approval)
  const total = (approval: Approval) => of(approval)?.total ?? 0
  return {
    new: total('pending'),
    revised: of('approved')?.revised ?? 0,
    pending: total('pending'),
    approved: total('approved'),
    changes_requested: total('changes_requested'),
    rejected: total('rejected'),
    suspended: total('suspended'),
  }
}

/** What an admin sees of a caterer in addition to its profile; undefined for an unknown or erased one. */
export async function findReviewed(db: Queryable, id: string) {
  return firstRow(
    db,
    select({
      ownerId: ownerOf(c.id),
      createdAt: c.created_at,
      gstNo: c.gst_no,
      checks: jsonArray(
        { item: sql<CatererCheck>`${k.item}`, at: k.checked_at, by: k.checked_by },
        k.checked_at,
      )`from ${k} where ${k.caterer_id} = ${c.id}`,
    })`from ${c} where ${c.id} = ${id} and ${isOwned}`,
  )
}
