import { bodyOfEvent } from '#contract/values/event/body.ts'
import { eventOfQuery } from '#contract/values/event/url.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, run, select, sql } from '#server/kernel/sql.ts'
import { accountEvents } from '../tables.ts'

const e = accountEvents.as('e')

export const personalEvent: PersonalData = {
  about: 'event',
  async read(db, { userId }) {
    const found = await rows(
      db,
      select({ event: e.event, savedAt: e.saved_at })`from ${e} where ${e.user_id} = ${userId}`,
    )
    return found.map(({ event, savedAt }) => ({ ...bodyOfEvent(eventOfQuery(event)), savedAt }))
  },
  erase: (tx, { userId }) => run(tx, sql`delete from ${e} where ${e.user_id} = ${userId}`),
}
