import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select } from '#server/kernel/sql.ts'
import { joinedCaterer } from '#server/modules/caterers/index.ts'
import { peopleToTell } from '#server/modules/members/index.ts'
import { enquiries } from '../tables.ts'

const e = enquiries.as('e')

/** Enquiries to caterers by ids, without what was written; others are left out. */
export function listEnquiryFacts(db: Queryable, ids: readonly string[]) {
  const c = joinedCaterer
  return rows(
    db,
    select({
      id: e.id,
      contact: e.contact,
      catererId: c.id,
      catererName: c.name,
      catererSlug: c.slug,
      catererPeople: peopleToTell(c.id),
    })`from ${e} join ${c} on ${c.id} = ${e.caterer_id} where ${e.id} = any(${list(ids)}::text[])`,
  )
}
