import type { Api } from '#contract/endpoints/index.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { liveKeys } from './live-keys.ts'

type Notifications = Api['GET /api/notifications']['answer']

function notificationsQuery(userId: string): PrivateQuery<Notifications> {
  return {
    queryKey: [liveKeys.notifications, userId],
    queryFn: ({ signal }) => api('GET /api/notifications', {}, { signal }),
  }
}

/** What an account was told, kept up to date while its pages are open. */
export function useNotifications(userId: string) {
  const query = notificationsQuery(userId)
  const { data, isError, refetch } = usePrivateQuery(query)
  const put = (change: (loaded: Notifications) => Notifications) =>
    void queryClient().setQueryData<Notifications>(query.queryKey, (loaded) => loaded && change(loaded))
  return {
    loaded: data,
    failed: isError && data === undefined,
    load: () => void refetch(),
    /** Marks one as read, or all. One that cannot be marked stays unread, and leads where it leads. */
    async read(id?: string): Promise<void> {
      try {
        const { unread } = await api('POST /api/notifications/read', { body: id === undefined ? {} : { id } })
        put(({ items, ...rest }) => ({
          ...rest,
          unread,
          items: items.map((item) => (id === undefined || item.id === id ? { ...item, isRead: true } : item)),
        }))
      } catch {
        if (id === undefined) notify(m.live_read_failed(), 'error')
      }
    },
    async loadOlder(): Promise<void> {
      const before = data?.items.at(-1)?.id
      try {
        const older = await api('GET /api/notifications', { query: { before } })
        put(({ items, ...rest }) => ({ ...rest, more: older.more, items: [...items, ...older.items] }))
      } catch {
        notify(m.live_failed_text(), 'error')
      }
    },
  }
}

export type NotificationsInHand = ReturnType<typeof useNotifications>
