import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Band, Id, IdParams, Page } from './shared.ts'

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
  /** What the caterer answered, if anything. */
  reply: z.string().optional(),
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

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

const pageSizes = `Choose 1 to ${limits.reviews.maxPageSize} reviews per page`

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  access: 'public',
  tag: 'Reviews',
  summary: 'Reviews of a caterer by page, filtered and sorted, with the distribution of all ratings',
  query: z.object({
    caterer: Id,
    page: Page,
    pageSize: z
      .string()
      .regex(/^[1-9]\d?$/, pageSizes)
      .pipe(z.coerce.number<string>().max(limits.reviews.maxPageSize, pageSizes))
      .default(limits.reviews.pageSize),
    /** Half stars count with the star below, as in the distribution. */
    stars: z
      .string()
      .regex(/^[1-5]$/, 'Choose 1 to 5 stars')
      .pipe(z.coerce.number<string>())
      .optional(),
    /** Of the event; at a number that two ranges share, the smaller range (C28). */
    guests: Band.optional(),
    /** Words of the comment or the package, such as a dish. */
    about: z
      .string()
      .trim()
      .max(limits.search.maxQueryLength, `Use up to ${limits.search.maxQueryLength} characters`)
      .regex(/^\P{Cc}*$/u, 'Remove control characters')
      .optional(),
    sort: z.enum(reviewSorts, `\`sort\` must be one of ${reviewSorts.join(', ')}`).default('newest'),
  }),
  response: z.object({
    items: z.array(ReviewView),
    page: z.number().int(),
    pages: z.number().int(),
    /** How many fit the filters; `pages` is about them. */
    matching: z.number().int(),
    /** The figures below are about all reviews, whatever is filtered. */
    average: z.number(),
    total: z.number().int(),
    stars: z.array(z.object({ stars: z.number().int(), count: z.number().int(), percent: z.number().int() })),
    bands: z.array(z.object({ band: Band, count: z.number().int() })),
  }),
})

const Comment = z
  .string()
  .trim()
  .max(limits.reviews.commentLength, `Use up to ${limits.reviews.commentLength} characters`)
  .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'Remove control characters')

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/reviews',
  access: 'customer',
  tag: 'Reviews',
  summary: 'Review a completed order of one’s own, once',
  body: z.object({
    orderId: Id,
    rating: z
      .number('Choose 0.5 to 5 stars')
      .min(0.5, 'Choose 0.5 to 5 stars')
      .max(5, 'Choose 0.5 to 5 stars')
      .multipleOf(0.5, 'Choose whole or half stars'),
    comment: Comment.default(''),
  }),
  response: ReviewView,
  status: 201,
})

export const getOrderReview = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/review',
  access: 'signed_in',
  tag: 'Reviews',
  summary: 'The review of an order, for its customer, its caterer and staff',
  params: IdParams,
  response: ReviewView,
})

export const replyToReview = endpoint({
  method: 'POST',
  path: '/api/reviews/{id}/reply',
  access: 'caterer',
  tag: 'Reviews',
  summary: 'The reviewed caterer answers, once',
  params: IdParams,
  body: z.object({ text: Comment.min(1, 'Write something first') }),
  response: ReviewView,
})
