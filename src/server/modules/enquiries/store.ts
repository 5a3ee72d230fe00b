import type { Tx } from '#server/kernel/context.ts'
import { assign, firstRow, insertInto, run, sql } from '#server/kernel/sql.ts'
import type { Enquiry } from './domain/enquiry.ts'
import { enquiries } from './tables.ts'

/** Keeps an enquiry to a caterer; false when it is there already. */
export async function insertEnquiry(tx: Tx, enquiry: Enquiry, now: Date): Promise<boolean> {
  const { id, name, email, contact, message, catererId, userId } = enquiry
  const row = insertInto(enquiries, {
    id,
    kind: 'caterer',
    name,
    email: email || null,
    contact,
    message,
    caterer_id: catererId,
    user_id: userId ?? null,
    created_at: now,
  })
  return (await firstRow(tx, sql`${row} on conflict (id) do nothing returning id`)) !== undefined
}

/** Marks an enquiry of a caterer as answered then, or as open. One that is marked already stays as it is. */
export async function setAnswered(
  tx: Tx,
  { id, catererId, answeredAt, by }: { id: string; catererId: string; answeredAt: Date | undefined; by: string },
): Promise<void> {
  const e = enquiries.as('e')
  const change = answeredAt
    ? assign(enquiries, { state: 'answered', answered_at: answeredAt, answered_by: by })
    : assign(enquiries, { state: 'new', answered_at: null, answered_by: null })
  await run(
    tx,
    sql`update ${e} set ${change} where ${e.id} = ${id} and ${e.caterer_id} = ${catererId}
        and (${e.answered_at} is null) = ${answeredAt !== undefined}::boolean`,
  )
}
