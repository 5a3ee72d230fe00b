import {
  getOrderReview as getOrderReviewEndpoint,
  getReview as getReviewEndpoint,
  listReviews as listReviewsEndpoint,
  replyToReview as replyToReviewEndpoint,
  writeReview as writeReviewEndpoint,
  type ReviewView,
} from '#contract/endpoints/reviews.ts'
import { cacheable, lasting, type Api } from '#server/http/api.ts'
import { getOrderReview, getReview, listReviews, replyToReview, writeReview, type Review } from './index.ts'

export function bindReviews(api: Api): void {
  api.on(getReviewEndpoint, async (ctx, { params }) => cacheable(reviewView(await getReview(ctx, params.id))))
  api.on(listReviewsEndpoint, async (ctx, { query }) => {
    const { caterer, stars, guests, about, sort, page, pageSize } = query
    const { items, ...found } = await listReviews(ctx, caterer, { stars, guests, about, sort, page, pageSize })
    return lasting({ ...found, items: items.map(reviewView) })
  })
  api.on(writeReviewEndpoint, async (ctx, { body }) => reviewView(await writeReview(ctx, body)))
  api.on(getOrderReviewEndpoint, async (ctx, { params }) => reviewView(await getOrderReview(ctx, params.id)))
  api.on(replyToReviewEndpoint, async (ctx, { params, body }) =>
    reviewView(await replyToReview(ctx, params.id, body.text)),
  )
}

function reviewView({ id, createdAt, reply, ...review }: Review): ReviewView {
  return { _id: id, id, ...review, createdAt: createdAt.toISOString(), ...(reply ? { reply } : {}) }
}
