import type { Api } from '#contract/endpoints/index.ts'
import { limits } from '#contract/limits.ts'
import { sameFilter, type ReviewsWanted } from './review-params.ts'

/** A page of reviews with the figures about all of them. */
export type ReviewPage = Api['GET /api/reviews']['answer']

/** The reviews that came with the document, and what was asked for. */
export interface FirstReviews {
  page: ReviewPage
  wanted: ReviewsWanted
}

/** Reviews on a page by width of the screen (R451–R453). The server, which does not know it, renders the largest. */
export const pageSizes = { wide: limits.reviews.pageSize, medium: 4, narrow: 2 } as const

export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The page that shows a review, both counted from 1. */
export function pageOf(review: number, size: number): number {
  return Math.floor((review - 1) / size) + 1
}

/** What is asked of the API for a page. */
export function queryFor({ stars, guests, about, sort }: ReviewsWanted, page: number, size: number) {
  return { page, pageSize: size, stars, guests, about, sort: sort === 'newest' ? undefined : sort }
}

/** A page out of the reviews that came with the document; undefined when it lies beyond them, or other ones are wanted. */
export function pageFrom(first: FirstReviews | undefined, wanted: ReviewsWanted, size: number): ReviewPage | undefined {
  if (!first || !sameFilter(first.wanted, wanted)) return undefined
  const { items, matching } = first.page
  const pages = pageCount(matching, size)
  const page = Math.min(pageOf(wanted.from, size), pages)
  const skipped = (first.page.page - 1) * pageSizes.wide
  const start = (page - 1) * size - skipped
  const end = Math.min(page * size, matching) - skipped
  if (start < 0 || end > items.length) return undefined
  return { ...first.page, items: items.slice(start, end), page, pages }
}
