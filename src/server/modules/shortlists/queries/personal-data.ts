import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, run, select, sql } from '#server/kernel/sql.ts'
import { shortlistedCaterers } from '../tables.ts'

const s = shortlistedCaterers.as('s')

export const personalShortlist: PersonalData = {
  about: 'shortlist',
  read: (db, { userId }) =>
    rows(
      db,
      select({
        catererId: s.caterer_id,
        at: s.created_at,
      })`from ${s} where ${s.user_id} = ${userId} order by ${s.created_at}`,
    ),
  erase: (tx, { userId }) => run(tx, sql`delete from ${s} where ${s.user_id} = ${userId}`),
}
