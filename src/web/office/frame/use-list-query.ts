import { keepPreviousData } from '@tanstack/react-query'
import { usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'

/**
 * Asks for a list behind tabs. While another one loads, that of before is still there as placeholder data, so that the tabs stay and
 * with them the focus.
 */
export function useListQuery<Value>(query: PrivateQuery<Value>) {
  return usePrivateQuery(query, { refetchOnMount: false, placeholderData: keepPreviousData })
}
