import type { EnquiryKind } from '#contract/endpoints/forms/enquiries.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select, sql } from '#server/kernel/sql.ts'
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
      catererCity: c.city,
      catererPeople: peopleToTell(c.id),
    })`from ${e} join ${c} on ${c.id} = ${e.caterer_id} where ${e.id} = any(${list(ids)}::text[])`,
  )
}

/** What was sent, with everything that was entered: for the emails to us, and to a sender who is signed in. Spam is left out. */
export function listSentEnquiries(db: Queryable, ids: readonly string[]) {
  const c = joinedCaterer
  return rows(
    db,
    select({
      id: e.id,
      kind: sql<EnquiryKind>`${e.kind}`,
      ticket: e.ticket,
      name: e.name,
      email: sql<string | null>`${e.email}::text`,
      contact: e.contact,
      message: e.message,
      userId: e.user_id,
      catererName: sql<string | null>`${c.name}`,
    })`from ${e} left join ${c} on ${c.id} = ${e.caterer_id}
      where ${e.id} = any(${list(ids)}::text[]) and ${e.state} <> 'spam'`,
  )
}
