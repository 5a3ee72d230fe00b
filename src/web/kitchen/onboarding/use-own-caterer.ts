import { useEffect, useRef } from 'react'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { currentSession, refreshUser } from '#web/shared/session/session.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { ownCatererKey } from '#web/kitchen/documents/use-documents.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'

/** The caterer of an account, as its owner sees it. */
export interface OwnCatererState {
  /** `none` when the account has no caterer yet. */
  state: 'loading' | 'failed' | 'none' | 'there'
  caterer: OwnCaterer | undefined
  /** Reloads while the old data stays visible. Returns the new data; rejects as the API does. */
  reload: () => Promise<OwnCaterer | undefined>
  /** As `reload`, after it failed. */
  retry: () => void
  /** Takes over what the server answered to a change. */
  put: (caterer: OwnCaterer) => void
}

/** The caterer of an account; nothing while it has none, and for cooks, who do not see its private part. */
export function ownCatererQuery({ id: userId, catererId, part }: User): PrivateQuery<OwnCaterer | null> {
  const isCook = part === 'cook'
  return { queryKey: [ownCatererKey, userId], queryFn: async () => (isCook ? null : findOwnCaterer(catererId)) }
}

/**
 * The caterer of an account, which the page's `clientLoader` has primed. It is loaded again when one is created in another tab, and
 * when the page comes back into sight: it may have been changed elsewhere.
 */
export function useOwnCaterer(user: User): OwnCatererState {
  const query = ownCatererQuery(user)
  const { data, isLoadingError, refetch } = usePrivateQuery(query, {
    refetchOnMount: false,
    refetchOnWindowFocus: true,
  })
  const known = useRef(user)
  useEffect(() => {
    const before = known.current
    known.current = user
    if (before.id === user.id && before.catererId !== user.catererId) void refetch()
  }, [user, refetch])
  return {
    state: data === undefined ? (isLoadingError ? 'failed' : 'loading') : data ? 'there' : 'none',
    caterer: data ?? undefined,
    reload: async () => (await refetch({ throwOnError: true })).data ?? undefined,
    retry: () => void refetch(),
    put: (changed) => void queryClient().setQueryData(query.queryKey, changed),
  }
}

/** An account without a caterer is asked about once more: it may have been made on another device. */
async function findOwnCaterer(known: string | undefined): Promise<OwnCaterer | null> {
  if (known === undefined) await refreshUser()
  const id = known ?? currentSession().user?.catererId
  return id === undefined ? null : asOwn(await api('GET /api/caterer/{id}', { params: { id } }))
}

/** The private part is there, unless the session no longer belongs to the owner. */
function asOwn(view: Api['GET /api/caterer/{id}']['answer']): OwnCaterer {
  const { gstNo, gstScheme, mobileNo, approval, version } = view
  if (
    gstNo === undefined ||
    gstScheme === undefined ||
    mobileNo === undefined ||
    approval === undefined ||
    version === undefined
  )
    throw new Error('The kitchen was answered as strangers see it')
  return { ...view, gstNo, gstScheme, mobileNo, approval, version }
}
