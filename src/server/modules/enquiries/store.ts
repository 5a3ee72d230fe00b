import type { Tx } from '#server/kernel/context.ts'
import { at, rows, sql } from '#server/kernel/sql.ts'
import type { Enquiry } from './domain/enquiry.ts'

/** Keeps an enquiry to a caterer; false when it is there already. */
export async function insertEnquiry(tx: Tx, enquiry: Enquiry, now: Date): Promise<boolean> {
  const { id, name, email, contact, message, catererId, userId } = enquiry
  const inserted = await rows(
    tx,
    sql`insert into enquiries (id, kind, name, email, contact, message, caterer_id, user_id, created_at)
        values (${id}, 'caterer', ${name}, ${email || null}, ${contact}, ${message}, ${catererId}, ${userId ?? null}, ${at(now)})
        on conflict (id) do nothing returning id`,
  )
  return inserted.length > 0
}
