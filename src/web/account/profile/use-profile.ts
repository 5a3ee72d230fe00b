import type { Profile } from '#contract/endpoints/account.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'

/** Loads the signed-in account. */
export interface OwnProfile {
  profile: Profile | undefined
  /** It could not be loaded; `load` tries again. */
  failed: boolean
  load: () => void
  /** Takes over what the server answered to a change. */
  put: (profile: Profile) => void
}

export function profileQuery(userId: string): PrivateQuery<Profile> {
  return {
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => api('GET /api/users/{id}', { params: { id: userId } }, { signal }),
  }
}

/** The profile, which the page's `clientLoader` has primed. */
export function useProfile(userId: string): OwnProfile {
  const query = profileQuery(userId)
  const { data, isLoadingError, refetch } = usePrivateQuery(query, { refetchOnMount: false })
  return {
    profile: data,
    failed: isLoadingError,
    load: () => void refetch(),
    put: (profile) => void queryClient().setQueryData(query.queryKey, profile),
  }
}
