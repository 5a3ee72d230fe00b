import * as endpoints from '#contract/endpoints/live/notifications.ts'
import type { Api } from '#server/http/api.ts'
import { listNotifications, type ShownNotification } from './operations/list-notifications.ts'
import { readNotifications } from './operations/read-notifications.ts'

export function bindNotificationCentre(api: Api): void {
  api.on(endpoints.listNotifications, async (ctx, { query }) => {
    const { items, ...page } = await listNotifications(ctx, query.before)
    return { ...page, items: items.map(notificationView) }
  })
  api.on(endpoints.readNotifications, async (ctx, { body }) => ({ unread: await readNotifications(ctx, body.id) }))
}

function notificationView({ orderId, bookingCode, at, ...item }: ShownNotification): endpoints.NotificationView {
  return {
    ...item,
    at: at.toISOString(),
    ...(orderId === null ? {} : { orderId }),
    ...(bookingCode === undefined ? {} : { bookingCode }),
  }
}
