import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, sql } from '#server/kernel/sql.ts'

/** Emails of the last weeks, which are kept no longer than the account. */
export const personalMails: PersonalData = {
  about: 'mails',
  read: (db, { email }) =>
    rows(
      db,
      sql`select kind, subject, state, created_at as "at" from mails where lower(recipient) = lower(${email}) order by created_at`,
    ),
  erase: async (tx, { email }) =>
    void (await rows(tx, sql`delete from mails where lower(recipient) = lower(${email})`)),
}
