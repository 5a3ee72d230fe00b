import type { Api } from '#contract/endpoints/index.ts'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { liveKeys } from '#web/shared/live/live-keys.ts'
import { queryClient, usePrivateQuery, type PrivateQuery } from '#web/shared/query/query-client.ts'

type Reviews = Api['GET /api/reviews']['answer']

export function receivedReviewsQuery(caterer: string, page: number): PrivateQuery<Reviews> {
  return {
    queryKey: [liveKeys.reviews, caterer, page],
    // The public reads them from caches, where a new review and the caterer's own reply would be missing for a while.
    queryFn: ({ signal }) =>
      api('GET /api/reviews', { query: { caterer, page, sort: 'newest' } }, { signal, cache: 'no-cache' }),
  }
}

/** A page of a caterer's reviews. What it replied is shown immediately. */
export function useReceivedReviews(catererId: string, page: number) {
  const query = receivedReviewsQuery(catererId, page)
  const { data, isError, refetch } = usePrivateQuery(query)
  return {
    loaded: data,
    failed: isError,
    load: () => void refetch(),
    put: (review: ReviewView) =>
      void queryClient().setQueryData<Reviews>(
        query.queryKey,
        (loaded) => loaded && { ...loaded, items: loaded.items.map((one) => (one.id === review.id ? review : one)) },
      ),
  }
}
