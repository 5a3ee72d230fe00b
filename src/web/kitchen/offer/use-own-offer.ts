import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { roles } from '#contract/values/role.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'
import { primeForUser } from '#web/shared/query/prime.ts'

/** Everything that a caterer offers, with versions, hidden and deleted parts. */
export function ownOfferQuery(catererId: string): PrivateQuery<OwnOffer> {
  return {
    queryKey: ['own-offer', catererId],
    queryFn: ({ signal }) => api('GET /api/caterer/{id}/offer', { params: { id: catererId } }, { signal }),
  }
}

/** Starts to load the offer of the signed-in caterer, for the `clientLoader` of a page; nothing for cooks, who do not see it. */
export function primeOwnOffer(): null {
  return primeForUser(
    ({ part, catererId }) => (part === 'cook' || catererId === undefined ? undefined : ownOfferQuery(catererId)),
    roles.caterer,
  )
}

/** The offer of a caterer. It is loaded again when a page that shows it opens or comes back into sight. */
export function useOwnOffer(catererId: string) {
  const { data, isLoadingError, refetch } = usePrivateQuery(ownOfferQuery(catererId), { refetchOnWindowFocus: true })
  return { offer: data, failed: isLoadingError, load: () => void refetch() }
}

/** Returns the offer as this tab knows it now; undefined while it is not loaded. */
export function ownOfferNow(catererId: string): OwnOffer | undefined {
  return queryClient().getQueryData<OwnOffer>(ownOfferQuery(catererId).queryKey)
}

/** Shows a change that the server has confirmed, on every page of this tab. Nothing while the offer is not loaded. */
export function changeOwnOffer(catererId: string, by: (offer: OwnOffer) => OwnOffer): void {
  const { queryKey } = ownOfferQuery(catererId)
  queryClient().setQueryData<OwnOffer>(queryKey, (offer) => offer && by(offer))
}

/** Loads the offer again after a change of which more than one part follows. The page shows why when it fails. */
export function reloadOwnOffer(catererId: string): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: ownOfferQuery(catererId).queryKey })
}
