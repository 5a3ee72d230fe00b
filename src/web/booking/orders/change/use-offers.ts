import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { loadOffers, type Offers } from './load-offers.ts'

/** What the caterer offers now, loaded when it is first asked for; undefined when that fails, and then it can be asked for again. */
export function useOffers(catererId: string) {
  const { data, isFetching, refetch } = usePrivateQuery(
    { queryKey: ['offers', catererId], queryFn: () => loadOffers(catererId) },
    // Prices of an earlier visit are never shown.
    { enabled: false, gcTime: 0 },
  )
  return {
    known: data,
    busy: isFetching,
    // Whoever asked says what could not be loaded.
    load: async (): Promise<Offers | undefined> => data ?? (await refetch()).data,
  }
}

export type OffersInHand = ReturnType<typeof useOffers>
