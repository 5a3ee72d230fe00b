import { useCallback, useEffect, useState } from 'react'
import type { Profile } from '#contract/endpoints/account.ts'
import { api } from '#web/shared/api/browser-api.ts'

/** Loads the signed-in account. */
export interface OwnProfile {
  profile: Profile | undefined
  /** It could not be loaded; `load` tries again. */
  failed: boolean
  load: () => void
  /** Takes over what the server answered to a change. */
  put: (profile: Profile) => void
}

export function useProfile(userId: string): OwnProfile {
  const [profile, setProfile] = useState<Profile>()
  const [failed, setFailed] = useState(false)
  const fetchIt = useCallback(
    () => api('GET /api/users/{id}', { params: { id: userId } }).then(setProfile, () => setFailed(true)),
    [userId],
  )
  useEffect(() => void fetchIt(), [fetchIt])
  const load = () => {
    setFailed(false)
    void fetchIt()
  }
  return { profile, failed, load, put: setProfile }
}
