import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, select } from '#server/kernel/sql.ts'
import { deleteFeed } from '../store.ts'
import { calendarFeeds } from '../tables.ts'

const f = calendarFeeds.as('f')

/** The feed of a person, whose secret nobody can tell. */
export const personalFeed: PersonalData = {
  about: 'calendar feed',
  read: (db, { userId }) =>
    rows(db, select({ catererId: f.caterer_id, createdAt: f.created_at })`from ${f} where ${f.user_id} = ${userId}`),
  erase: (tx, { userId }) => deleteFeed(tx, userId),
}
