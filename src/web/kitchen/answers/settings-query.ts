import type { User } from '#contract/endpoints/identity.ts'
import type { OrderSettings } from '#contract/endpoints/orders/settings.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, type PrivateQuery } from '#web/shared/query/query-client.ts'

/** How the caterer of an owner or manager answers orders. */
export function settingsQuery({ id, catererId }: User): PrivateQuery<OrderSettings> {
  return {
    queryKey: ['order-settings', id, catererId],
    queryFn: ({ signal }) => api('GET /api/order-settings', {}, { signal }),
  }
}

/** Shows what was saved wherever the settings are shown. */
export function putSettings(user: User, saved: OrderSettings): void {
  queryClient().setQueryData<OrderSettings>(settingsQuery(user).queryKey, saved)
}
