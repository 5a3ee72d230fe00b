import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Id, IdParams, Page } from './shared.ts'

/** Every review is of a completed order, which is why a card may say 'Verified' (C27). */
export const ReviewView = z.object({
  _id: Id,
  id: Id,
  catererId: Id,
  name: z.string(),
  /** 0.5 to 5 in half stars. */
  rating: z.number(),
  comment: z.string(),
  createdAt: z.string(),
  /** What was celebrated and for how many, to help others decide. */
  guests: z.number().int(),
  packageName: z.string(),
})
export type ReviewView = z.output<typeof ReviewView>

export const getReview = endpoint({
  method: 'GET',
  path: '/reviews/{id}',
  access: 'public',
  tag: 'Reviews',
  summary: 'One review',
  params: IdParams,
  response: ReviewView,
})

const pageSizes = `Please choose 1 to ${limits.reviews.maxPageSize} reviews a page`

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  access: 'public',
  tag: 'Reviews',
  summary: 'Reviews of a caterer by page, newest first, with the distribution of all ratings',
  query: z.object({
    caterer: Id,
    page: Page,
    pageSize: z
      .string()
      .regex(/^[1-9]\d?$/, pageSizes)
      .pipe(z.coerce.number<string>().max(limits.reviews.maxPageSize, pageSizes))
      .default(limits.reviews.pageSize),
  }),
  response: z.object({
    items: z.array(ReviewView),
    page: z.number().int(),
    pages: z.number().int(),
    average: z.number(),
    total: z.number().int(),
    stars: z.array(z.object({ stars: z.number().int(), count: z.number().int(), percent: z.number().int() })),
  }),
})
