import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#web/shared/api/api-error.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { m } from '#messages'
import {
  pageFrom,
  pageOf,
  pageSizes,
  queryFor,
  type FirstReviews,
  type ReviewPage,
} from '#web/shared/reviews/review-pages.ts'
import { allReviews, readReviews, withReviews, type ReviewsWanted } from '#web/shared/reviews/review-params.ts'

export interface Reviews {
  wanted: ReviewsWanted
  /** Something in the address made no sense. */
  ignored: boolean
  /** What is shown; undefined while it is fetched or when that failed. */
  shown: ReviewPage | undefined
  /** The figures of what is shown, or of what was shown last: while others are fetched they stay. */
  figures: ReviewPage | undefined
  page: number
  size: number
  /** What went wrong, as a sentence. */
  failed: string | undefined
  /** The address of reviews; a page of its own without script. */
  address: (wanted: ReviewsWanted) => string
  /** Filters or sorts again, from the first one on. */
  change: (change: Partial<ReviewsWanted>) => void
  clear: () => void
  retry: () => void
}

/** Reviews as the address says: the first ones came with the document, others are fetched when they are asked for. */
export function useReviews(catererId: string, first: FirstReviews | undefined): Reviews {
  const size = usePageSize()
  const [params, setParams] = useSearchParams()
  const { wanted, ignored } = readReviews(params)
  const [fetched, setFetched] = useState<{ key: string; page?: ReviewPage; failed?: string }>()
  const [tries, setTries] = useState(0)

  const came = pageFrom(first, wanted, size)
  const page = pageOf(wanted.from, size)
  const query = JSON.stringify({ caterer: catererId, ...queryFor(wanted, page, size) })
  const key = came ? '' : `${query} ${tries}`
  useEffect(() => {
    if (key === '') return
    const abort = new AbortController()
    // The query as text changes only when its parts do.
    const asked = JSON.parse(query) as { caterer: string } & ReturnType<typeof queryFor>
    publicApi('GET /api/reviews', { query: asked }, { signal: abort.signal })
      .then((answer) => setFetched({ key, page: answer }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setFetched({ key, failed: message(error) })
      })
    return () => abort.abort()
  }, [key, query])

  const answered = fetched?.key === key ? fetched : undefined
  const shown = came ?? answered?.page
  const show = (next: ReviewsWanted) =>
    setParams((before) => withReviews(before, next), { replace: true, preventScrollReset: true })
  return {
    wanted,
    ignored,
    shown,
    figures: shown ?? fetched?.page ?? first?.page,
    page: shown?.page ?? page,
    size,
    failed: answered?.failed,
    address: (next) => `?${withReviews(params, next)}#reviews`,
    change: (change) => show({ ...wanted, from: 1, ...change }),
    clear: () => show(allReviews),
    retry: () => setTries(tries + 1),
  }
}

function message(error: unknown): string {
  return error instanceof ApiError ? error.message : m.caterer_reviews_offline()
}

function usePageSize(): number {
  const wide = useMedia('(min-width: 1024px)', true)
  const medium = useMedia('(min-width: 768px)', true)
  if (wide) return pageSizes.wide
  return medium ? pageSizes.medium : pageSizes.narrow
}
