import { useCallback, useEffect, useState } from 'react'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { currentSession, refreshUser } from '#web/shared/session/session.ts'
import { api } from '#web/shared/api/browser-api.ts'

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

type Found = { of: string; caterer: OwnCaterer | undefined } | { of: string; failed: true }

/** Loads the caterer of an account, and again when one is created in another tab. */
export function useOwnCaterer({ id: userId, catererId }: User): OwnCatererState {
  const [found, setFound] = useState<Found>()
  const load = useCallback(
    () =>
      findOwnCaterer(catererId).then(
        (caterer) => setFound({ of: userId, caterer }),
        () => setFound({ of: userId, failed: true }),
      ),
    [userId, catererId],
  )
  useEffect(() => void load(), [load])

  const current = found?.of === userId ? found : undefined
  const failed = current !== undefined && 'failed' in current
  const caterer = current && 'caterer' in current ? current.caterer : undefined
  return {
    state: !current ? 'loading' : failed ? 'failed' : caterer ? 'there' : 'none',
    caterer,
    reload: async () => {
      const newest = await findOwnCaterer(catererId)
      setFound({ of: userId, caterer: newest })
      return newest
    },
    retry: () => {
      setFound(undefined)
      void load()
    },
    put: (changed) => setFound({ of: userId, caterer: changed }),
  }
}

/** An account without a caterer is asked about once more: it may have been made on another device. */
async function findOwnCaterer(known: string | undefined): Promise<OwnCaterer | undefined> {
  if (known === undefined) await refreshUser()
  const id = known ?? currentSession().user?.catererId
  return id === undefined ? undefined : asOwn(await api('GET /api/caterer/{id}', { params: { id } }))
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
