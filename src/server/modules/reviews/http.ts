import {
  getReview as getReviewEndpoint,
  listReviews as listReviewsEndpoint,
  type ReviewView,
} from '#contract/endpoints/reviews.ts'
import { forEveryone, type Api } from '#server/http/api.ts'
import { getReview, listReviews, type Review } from './index.ts'

export function bindReviews(api: Api): void {
  api.on(getReviewEndpoint, async (ctx, { params }) => forEveryone(reviewView(await getReview(ctx, params.id))))
  api.on(listReviewsEndpoint, async (ctx, { query }) => {
    const { caterer, stars, guests, about, sort, page, pageSize } = query
    const { items, ...found } = await listReviews(ctx, caterer, { stars, guests, about, sort, page, pageSize })
    return forEveryone({ ...found, items: items.map(reviewView) })
  })
}

function reviewView({ id, createdAt, reply, ...review }: Review): ReviewView {
  return { _id: id, id, ...review, createdAt: createdAt.toISOString(), ...(reply ? { reply } : {}) }
}
