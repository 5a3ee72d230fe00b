import type { Tx } from '#server/kernel/context.ts'
import { firstRow, insertInto, sql } from '#server/kernel/sql.ts'
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
