import type { Api } from '#contract/endpoints/index.ts'

/** A page of reviews with the figures about all of them. */
export type ReviewPage = Api['GET /api/reviews']['answer']

/** Reviews on a page by width of the screen (R451–R453). The server, which does not know it, renders the largest. */
export const pageSizes = { wide: 6, medium: 4, narrow: 2 } as const

export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The page that shows the first review of a page of another size. */
export function samePlace(page: number, size: number, newSize: number): number {
  return Math.floor(((page - 1) * size) / newSize) + 1
}

/** A page out of the first reviews that came with the document; undefined when it lies beyond them. */
export function pageFrom(first: ReviewPage | undefined, page: number, size: number): ReviewPage | undefined {
  if (!first) return undefined
  const end = Math.min(page * size, first.total)
  if (end > first.items.length) return undefined
  return { ...first, items: first.items.slice((page - 1) * size, end), page, pages: pageCount(first.total, size) }
}
