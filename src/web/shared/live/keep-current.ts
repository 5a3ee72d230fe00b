import type { User } from '#contract/endpoints/identity.ts'
import { queryClient } from '#web/shared/query/query-client.ts'
import { isAffected, isLiveQuery } from './affected-queries.ts'
import { follow } from './follow.ts'
import { ringFor } from './sound.ts'

/** Loads again what an event outdates, and rings where it is urgent, until the function returned is called. */
export function keepCurrent({ id, catererId }: Pick<User, 'id' | 'catererId'>): () => void {
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
}
