import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, run, select, sql, type Sql } from '#server/kernel/sql.ts'
import { mails } from '../tables.ts'

const m = mails.as('m')

const isTo = (email: string): Sql<boolean> => sql`lower(${m.recipient}) = lower(${email})`

/** Emails of the last weeks, which are kept no longer than the account. */
export const personalMails: PersonalData = {
  about: 'mails',
  read: (db, { email }) =>
    rows(
      db,
      select({
        kind: m.kind,
        subject: m.subject,
        state: m.state,
        at: m.created_at,
      })`from ${m} where ${isTo(email)} order by ${m.created_at}`,
    ),
  /** Those that pass on to us what the person entered go too. */
  erase: (tx, { email, userId }) => run(tx, sql`delete from ${m} where ${isTo(email)} or ${m.written_by} = ${userId}`),
}
