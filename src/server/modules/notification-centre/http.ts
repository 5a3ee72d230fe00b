import * as endpoints from '#contract/endpoints/live/notifications.ts'
import * as push from '#contract/endpoints/live/push.ts'
import type { Api } from '#server/http/api.ts'
import type { Deps } from './deps.ts'
import { listNotifications, type ShownNotification } from './operations/list-notifications.ts'
import { getPush } from './operations/push/get-push.ts'
import { subscribe } from './operations/push/subscribe.ts'
import { unsubscribe } from './operations/push/unsubscribe.ts'
import { readNotifications } from './operations/read-notifications.ts'

export function bindNotificationCentre(api: Api, deps: Deps): void {
  api.on(endpoints.listNotifications, async (ctx, { query }) => {
    const { items, ...page } = await listNotifications(ctx, query.before)
    return { ...page, items: items.map(notificationView) }
  })
  api.on(endpoints.readNotifications, async (ctx, { body }) => ({ unread: await readNotifications(ctx, body.id) }))
  api.on(push.getPush, async (ctx) => {
    const { publicKey, subscriptions } = await getPush(ctx, deps)
    const shown = subscriptions.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }))
    return { ...(publicKey === undefined ? {} : { publicKey }), subscriptions: shown }
  })
  api.on(push.subscribeToPush, async (ctx, { body: { endpoint, keys } }) => ({
    id: await subscribe(ctx, deps, { endpoint, ...keys }),
  }))
  api.on(push.unsubscribeFromPush, async (ctx, { params }) => {
    await unsubscribe(ctx, params.id)
    return { ended: true as const }
  })
}

function notificationView({ orderId, bookingCode, at, ...item }: ShownNotification): endpoints.NotificationView {
  return {
    ...item,
    at: at.toISOString(),
    ...(orderId === null ? {} : { orderId }),
    ...(bookingCode === undefined ? {} : { bookingCode }),
  }
}
