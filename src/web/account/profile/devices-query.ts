import type { SessionView } from '#contract/endpoints/account.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'

/** The devices on which an account is signed in. */
export function devicesQuery(userId: string): PrivateQuery<readonly SessionView[]> {
  return {
    queryKey: ['profile', userId, 'devices'],
    queryFn: async ({ signal }) =>
      (await api('GET /api/users/{id}/sessions', { params: { id: userId } }, { signal })).sessions,
  }
}
