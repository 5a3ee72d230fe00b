import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/** Questions asked while signed in. Those sent as a visitor belong to no account, whatever address stands in them. */
export const personalEnquiries: PersonalData = {
  about: 'enquiries',
  read: (db, { userId }) =>
    rows(
      db,
      sql`select id, kind, name, email, contact, message, caterer_id as "catererId", state, created_at as "at"
          from enquiries where user_id = ${userId} order by created_at`,
    ),
  erase: async (tx, { userId }) =>
    void (await rows(
      tx,
      sql`update enquiries set name = 'Deleted', email = null, contact = '+910000000000', message = '', user_id = null where user_id = ${userId}`,
    )),
}
