import type { NotificationType } from '#contract/endpoints/live/notifications.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, at, insertColumns, rows, rowsAs, run, sql, type Sql } from '#server/kernel/sql.ts'
import type { Recipient } from '../domain/recipients.ts'
import { notifications } from '../tables.ts'

const n = notifications.as('n')

export interface NewNotification extends Recipient {
  id: string
  eventId: string
  type: NotificationType
  orderId: string | undefined
  catererId: string
}

/** Writes notifications and returns whose are new. Of one event each person has one, of an unread thread too. */
export async function insertNotifications(tx: Tx, written: readonly NewNotification[], now: Date): Promise<string[]> {
  const given = rowsAs(
    notifications,
    'given',
    written.map(({ id, userId, eventId, type, orderId, catererId, forMember }) => {
      return {
        id,
        user_id: userId,
        event_id: eventId,
        type,
        order_id: orderId ?? null,
        caterer_id: catererId,
        for_member: forMember,
      }
    }),
  )
  const names = ['id', 'user_id', 'event_id', 'type', 'order_id', 'caterer_id', 'for_member'] as const
  const inserted = await rows(
    tx,
    sql<{ userId: string }>`${insertColumns(notifications, ...names, 'created_at')}
        select ${given.id}, ${given.user_id}, ${given.event_id}, ${given.type}, ${given.order_id}, ${given.caterer_id},
          ${given.for_member}, ${at(now)} from ${given}
        on conflict do nothing returning user_id as "userId"`,
  )
  return inserted.map(({ userId }) => userId)
}

/** A condition of the notifications that an account sees now: its own, and of a caterer's those of its present one. */
export function isSeenBy({ userId, catererId }: { userId: string; catererId: string | undefined }): Sql<boolean> {
  return sql`${n.user_id} = ${userId} and (not ${n.for_member} or ${n.caterer_id} = ${catererId ?? null}::text)`
}

/** Marks a notification of an account, or all of them. */
export async function markRead(
  db: Queryable,
  userId: string,
  { id, now }: { id: string | undefined; now: Date },
): Promise<void> {
  await run(
    db,
    sql`update ${n} set ${assign(notifications, { read_at: now })}
        where ${n.user_id} = ${userId} and ${n.read_at} is null and (${id ?? null}::text is null or ${n.id} = ${id ?? null})`,
  )
}

export async function deleteNotificationsBefore(db: Queryable, before: Date): Promise<void> {
  await run(db, sql`delete from ${n} where ${n.created_at} < ${at(before)}`)
}
