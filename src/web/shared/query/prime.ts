import type { User } from '#contract/endpoints/identity.ts'
import type { RoleId } from '#contract/values/role.ts'
import { startSession } from '#web/shared/session/session.ts'
import { sessionStore } from '#web/shared/session/session-state.ts'
import { queryClient, type PrivateQuery } from './query-client.ts'

/**
 * Loads what a page shows, for its `clientLoader`. What is cached is returned immediately and loaded again behind it, once for
 * each visit: the page itself does not load when it mounts. Rejects as the query does.
 */
export async function prime<Value>(query: PrivateQuery<Value>): Promise<Value> {
  const client = queryClient()
  const cached = client.getQueryData<Value>(query.queryKey)
  const loading = client.query(query)
  if (cached === undefined) return loading
  // The page follows the query and says what went wrong.
  loading.catch(() => undefined)
  return cached
}

/**
 * Starts to load what a page of one role shows, while its code is fetched. Where the session is not known yet, as after a reload,
 * loading starts as soon as it is, before the page is drawn. Some accounts may have nothing to load.
 */
export function primeForUser(queryOf: (user: User) => PrivateQuery<unknown> | undefined, role?: RoleId): null {
  const start = (user: User) => {
    const query = role === undefined || user.role.id === role ? queryOf(user) : undefined
    if (query) prime(query).catch(() => undefined)
  }
  // Nobody else does before the page is hydrated.
  if (typeof document !== 'undefined' && sessionStore.get().status === 'unknown') startSession()
  const { status, user } = sessionStore.get()
  if (user) start(user)
  else if (status === 'unknown' && typeof document !== 'undefined') {
    const stop = sessionStore.subscribe(() => {
      const known = sessionStore.get()
      if (known.status === 'unknown') return
      stop()
      if (known.user) start(known.user)
    })
  }
  return null
}
