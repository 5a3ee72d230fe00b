import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, run, select, sql } from '#server/kernel/sql.ts'
import { deleteSubscriptionsOf } from '../store/push.ts'
import { notifications } from '../tables.ts'
import { readSubscriptionsOf } from './push.ts'

const n = notifications.as('n')

/** What a person was told in the product, which is kept no longer than the account. */
export const personalNotifications: PersonalData = {
  about: 'notifications',
  read: (db, { userId }) =>
    rows(
      db,
      select({ type: n.type, orderId: n.order_id, at: n.created_at, readAt: n.read_at })`
        from ${n} where ${n.user_id} = ${userId} order by ${n.id}`,
    ),
  erase: (tx, { userId }) => run(tx, sql`delete from ${n} where ${n.user_id} = ${userId}`),
}

/** The browsers by which a person is told of orders; what they were still to be told goes with them. */
export const personalPushes: PersonalData = {
  about: 'push subscriptions',
  read: (db, { userId }) => readSubscriptionsOf(db, userId),
  erase: (tx, { userId }) => deleteSubscriptionsOf(tx, userId),
}
