import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { Band, Id, IdParams, Page, Timestamp, wholeInQuery } from './shared.ts'
import { line, lines, neededLines } from './text.ts'

/** Every review is of a completed order, which is why a card may say 'Verified' (C27). */
export const ReviewView = z
  .object({
    _id: Id,
    id: Id,
    catererId: Id,
    name: z.string(),
    rating: z.number().describe('Rating from 0 to 5 in half stars'),
    comment: z.string(),
    createdAt: Timestamp,
    guests: z.number().int().describe('Number of guests of the event'),
    packageName: z.string(),
    reply: z.string().optional().describe('Reply of the caterer'),
  })
  .meta({ id: 'Review', description: 'Review of a completed order' })
export type ReviewView = z.output<typeof ReviewView>

export const getReview = endpoint({
  method: 'GET',
  path: '/reviews/{id}',
  aliases: ['/api/reviews/{id}'],
  access: 'public',
  tag: 'Reviews',
  summary: 'Get a review',
  description: 'Returns one review with the reply of its caterer.',
  errors: ['review_not_found'],
  tagged: true,
  params: IdParams,
  success: 'The review',
  response: ReviewView,
})

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

const notAPageSize = invalid('page_size_invalid', { max: limits.reviews.maxPageSize })

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  access: 'public',
  tag: 'Reviews',
  summary: 'List reviews of a caterer',
  description:
    'Returns reviews by page, filtered and sorted. Average, total and distribution count all reviews of the caterer.',
  errors: [],
  tagged: true,
  query: z.object({
    caterer: Id,
    page: Page,
    pageSize: wholeInQuery(
      /^[1-9]\d?$/,
      [1, limits.reviews.maxPageSize],
      notAPageSize,
      'Number of reviews on a page',
    ).default(limits.reviews.pageSize),
    stars: wholeInQuery(
      /^[1-5]$/,
      [1, 5],
      invalid('stars_invalid'),
      'Stars; a half star counts with the full star below',
    ).optional(),
    guests: Band.optional().describe(
      'Range of guests of the event; a number that two ranges share counts in the smaller',
    ),
    about: line(limits.search.maxQueryLength)
      .optional()
      .describe('Words of the comment or the package, such as a dish'),
    sort: z.enum(reviewSorts).default('newest'),
  }),
  success: 'A page of reviews',
  response: z.object({
    items: z.array(ReviewView),
    page: z.number().int(),
    pages: z.number().int(),
    matching: z.number().int().describe('Number of reviews that match the filters'),
    average: z.number().describe('Average rating of all reviews, unfiltered'),
    total: z.number().int(),
    stars: z.array(z.object({ stars: z.number().int(), count: z.number().int(), percent: z.number().int() })),
    bands: z.array(z.object({ band: Band, count: z.number().int() })),
  }),
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/reviews',
  access: 'customer',
  tag: 'Reviews',
  summary: 'Review a completed order',
  description: 'Only by the customer of the order, once.',
  errors: ['order_not_found', 'order_not_completed', 'review_exists'],
  body: z.object({
    orderId: Id,
    rating: z
      .number(invalid('review_rating_needed'))
      .min(0, invalid('review_rating_needed'))
      .max(5, invalid('review_rating_needed'))
      .multipleOf(0.5, invalid('review_rating_step')),
    comment: lines(limits.reviews.commentLength).default(''),
  }),
  success: 'The review',
  response: ReviewView,
  status: 201,
})

export const getOrderReview = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/review',
  access: 'signed_in',
  tag: 'Reviews',
  summary: 'Get the review of an order',
  description: 'Visible to the customer and the caterer of the order, and to admins.',
  errors: ['order_not_found', 'review_not_found'],
  params: IdParams,
  success: 'The review',
  response: ReviewView,
})

export const replyToReview = endpoint({
  method: 'POST',
  path: '/api/reviews/{id}/reply',
  access: 'manager',
  tag: 'Reviews',
  summary: 'Reply to a review',
  description: 'Only by the reviewed caterer, once.',
  errors: ['review_not_found', 'reply_exists'],
  params: IdParams,
  body: z.object({ text: neededLines(limits.reviews.commentLength, 'message_needed') }),
  success: 'The review with the reply',
  response: ReviewView,
})
