import { notifyManager, QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { sessionStore } from '#web/shared/session/session-state.ts'

/** Something of the signed-in account, and the key under which it is cached. */
export interface PrivateQuery<Value> {
  queryKey: readonly unknown[]
  /** Loads it. Throws as the API does. */
  queryFn: (context: { signal: AbortSignal }) => Promise<Value>
}

let client: QueryClient | undefined

/**
 * Returns the cache of private data of this tab, which is emptied with the session. Pages for everyone do without it. While a
 * page is rendered on the server each call returns an empty cache of its own, as users would share one; nothing is loaded there.
 */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return new QueryClient()
  return (client ??= createQueryClient())
}

type QueryOptions<Value> = Omit<UseQueryOptions<Value>, keyof PrivateQuery<Value>>

/** Follows a private query on this tab's cache: what is cached is there immediately, and is loaded again behind it. */
export function usePrivateQuery<Value>(query: PrivateQuery<Value>, options: QueryOptions<Value> = {}) {
  return useQuery({ ...options, ...query }, queryClient())
}

function createQueryClient(): QueryClient {
  // What was loaded is rendered with the response, not in a task of its own after it.
  notifyManager.setScheduler(queueMicrotask)
  const created = new QueryClient({
    defaultOptions: {
      queries: {
        // The client of the API repeats what may be repeated, and a failure is shown with a way to try again.
        retry: false,
        refetchOnReconnect: false,
        // Pages that follow something say so.
        refetchOnWindowFocus: false,
        // A browser may be wrong about being offline; the request itself knows.
        networkMode: 'always',
      },
    },
  })
  // Without it no query hears that the page came back into sight.
  created.mount()
  emptyWithSession(created)
  return created
}

/** Empties the cache when a session ends and when one starts, in this tab or another one. */
function emptyWithSession(cache: QueryClient): void {
  let before = sessionStore.get()
  sessionStore.subscribe(() => {
    const now = sessionStore.get()
    // Before a session is known nothing private was loaded but by its own token.
    const isOther = before.status !== 'unknown' && before.user?.id !== now.user?.id
    before = now
    if (isOther) cache.clear()
  })
}
