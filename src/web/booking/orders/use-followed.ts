import type { Query } from '@tanstack/react-query'
import { useState } from 'react'
import { orderKey } from '#web/shared/order-view/order-query.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'

const firstPauseMs = 3_000
const longestPauseMs = 30_000

/**
 * Follows what a page of orders shows, which its `clientLoader` has primed: it is loaded again when one comes back to the page,
 * and automatically, less and less often, while something in it `moves`.
 */
export function useFollowed<Value>(query: PrivateQuery<Value>, moves: (value: Value) => boolean) {
  const [pauseOf] = useState(() => growingPause(moves))
  const { data, error, refetch } = usePrivateQuery(query, {
    refetchOnMount: false,
    refetchOnWindowFocus: true,
    refetchInterval: pauseOf,
  })
  return {
    data,
    error,
    /** Loads it again. What else is cached of orders may be outdated then too, and is dropped unless it is on the page. */
    reload: () => {
      queryClient().removeQueries({ queryKey: [orderKey], type: 'inactive', fetchStatus: 'idle' })
      void refetch()
    },
  }
}

/** Returns the pause before the next load: the first one once something moves, then each longer than the one before. */
function growingPause<Value>(moves: (value: Value) => boolean) {
  let loadsBefore: number | undefined
  return ({ state }: Query<Value>): number | false => {
    if (state.data === undefined || !moves(state.data)) {
      loadsBefore = undefined
      return false
    }
    const loads = state.dataUpdateCount + state.errorUpdateCount
    loadsBefore ??= loads
    return Math.min(longestPauseMs, firstPauseMs * 1.4 ** (loads - loadsBefore))
  }
}
