import { userOf, type Context } from '#server/kernel/context.ts'
import { listOrderFacts } from '#server/modules/ordering/index.ts'
import { countUnread, listNotificationsOf, type StoredNotification } from '../queries/notifications.ts'

export interface ShownNotification extends StoredNotification {
  bookingCode: string | undefined
}

const pageSize = 20

/** A page of what the caller was told, newest first, with the number of what is unread. */
export async function listNotifications(
  ctx: Context,
  before: string | undefined,
): Promise<{ items: ShownNotification[]; more: boolean; unread: number }> {
  const { userId, catererId } = userOf(ctx)
  const reader = { userId, catererId }
  const [found, unread] = await Promise.all([
    listNotificationsOf(ctx.db, reader, { before, limit: pageSize + 1 }),
    countUnread(ctx.db, reader),
  ])
  const orderIds = [...new Set(found.flatMap(({ orderId }) => orderId ?? []))]
  const orders = orderIds.length > 0 ? await listOrderFacts(ctx.db, orderIds) : []
  const codes = new Map(orders.map(({ id, bookingCode }) => [id, bookingCode ?? undefined]))
  const items = found.slice(0, pageSize).map((item) => ({ ...item, bookingCode: codes.get(item.orderId ?? '') }))
  return { items, more: found.length > pageSize, unread }
}
