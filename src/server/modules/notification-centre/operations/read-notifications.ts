import { userOf, type Context } from '#server/kernel/context.ts'
import { countUnread } from '../queries/notifications.ts'
import { markRead } from '../store/notifications.ts'

/** Marks one notification of the caller as read, or all of them, and returns how many are unread. Idempotent. */
export async function readNotifications(ctx: Context, id: string | undefined): Promise<number> {
  const { userId, catererId } = userOf(ctx)
  await markRead(ctx.db, userId, { id, now: ctx.clock.now() })
  return countUnread(ctx.db, { userId, catererId })
}
