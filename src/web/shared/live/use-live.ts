import { useEffect } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { roles } from '#contract/values/role.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { isAffected, isLiveQuery } from './affected-queries.ts'
import { follow } from './follow.ts'
import { ringFor } from './sound.ts'

/** Keeps what this page shows of orders up to date while it is open. Of an admin nothing is followed. */
export function useLive({ id, role, catererId }: Pick<User, 'id' | 'role' | 'catererId'>): void {
  const isParty = role.id !== roles.admin
  useEffect(() => {
    if (!isParty) return
    const refresh = (isOutdated: (queryKey: readonly unknown[]) => boolean) =>
      void queryClient().invalidateQueries({ predicate: ({ queryKey }) => isOutdated(queryKey) })
    // A stream is for the caterer that the account has when it opens.
    return follow(`${id} ${catererId ?? ''}`, {
      happened(event) {
        refresh((queryKey) => isAffected(queryKey, event))
        ringFor(event)
      },
      missed: () => refresh(isLiveQuery),
    })
  }, [id, isParty, catererId])
}
