import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, sql } from '#server/kernel/sql.ts'

export const personalShortlist: PersonalData = {
  about: 'shortlist',
  read: (db, { userId }) =>
    rows(
      db,
      sql`select caterer_id as "catererId", created_at as "at" from shortlisted_caterers where user_id = ${userId} order by created_at`,
    ),
  erase: async (tx, { userId }) =>
    void (await rows(tx, sql`delete from shortlisted_caterers where user_id = ${userId}`)),
}
