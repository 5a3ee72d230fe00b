import type { NotificationType } from '#contract/endpoints/live/notifications.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, rows, select, selectList, sql, type Selected } from '#server/kernel/sql.ts'
import { joinedCaterer as c } from '#server/modules/caterers/index.ts'
import { isSeenBy } from '../store/notifications.ts'
import { notifications } from '../tables.ts'

const n = notifications.as('n')

const shown = selectList({
  id: n.id,
  // Written by this module alone.
  type: sql<NotificationType>`${n.type}`,
  orderId: n.order_id,
  catererName: c.name,
  forMember: n.for_member,
  at: n.created_at,
  isRead: sql<boolean>`${n.read_at} is not null`,
})
export type StoredNotification = Selected<typeof shown>

interface Reader {
  userId: string
  catererId: string | undefined
}

/** Notifications of an account, newest first. */
export function listNotificationsOf(
  db: Queryable,
  reader: Reader,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StoredNotification[]> {
  return rows(
    db,
    select(shown)`from ${n} join ${c} on ${c.id} = ${n.caterer_id}
      where ${isSeenBy(reader)} and (${before ?? null}::text is null or ${n.id} < ${before ?? null})
      order by ${n.id} desc limit ${limit}`,
  )
}

/** How many notifications of an account are unread. */
export async function countUnread(db: Queryable, reader: Reader): Promise<number> {
  const counted = select({
    count: sql<number>`count(*)::int`,
  })`from ${n} where ${isSeenBy(reader)} and ${n.read_at} is null`
  return (await firstRow(db, counted))?.count ?? 0
}
