import { useEffect, useState } from 'react'
import { ApiRefusal } from '#web/lib/api.ts'
import { publicApi } from '#web/lib/public-api.ts'
import { useMedia } from '#web/lib/use-media.ts'
import { m } from '#web/paraglide/messages.js'
import { pageFrom, pageSizes, samePlace, type ReviewPage } from './review-pages.ts'

interface Reviews {
  /** What is shown; undefined while it is fetched or when that failed. */
  shown: ReviewPage | undefined
  page: number
  /** What went wrong, as a sentence. */
  failed: string | undefined
  goTo: (page: number) => void
  retry: () => void
}

/** Reviews by page: the first ones came with the document, later ones are fetched when they are asked for. */
export function useReviews(catererId: string, first: ReviewPage | undefined): Reviews {
  const size = usePageSize()
  const [place, setPlace] = useState({ page: 1, size })
  const page = place.size === size ? place.page : samePlace(place.page, place.size, size)
  const [fetched, setFetched] = useState<{ key: string; page?: ReviewPage; failed?: string }>()
  const [tries, setTries] = useState(0)

  const came = pageFrom(first, page, size)
  const key = came ? '' : `${catererId} ${page} ${size} ${tries}`
  useEffect(() => {
    if (key === '') return
    const abort = new AbortController()
    publicApi('GET /api/reviews', { query: { caterer: catererId, page, pageSize: size } }, { signal: abort.signal })
      .then((answer) => setFetched({ key, page: answer }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setFetched({ key, failed: sentence(error) })
      })
    return () => abort.abort()
  }, [key, catererId, page, size])

  const answered = fetched?.key === key ? fetched : undefined
  return {
    shown: came ?? answered?.page,
    page,
    failed: answered?.failed,
    goTo: (wanted) => setPlace({ page: wanted, size }),
    retry: () => setTries(tries + 1),
  }
}

function sentence(error: unknown): string {
  return error instanceof ApiRefusal ? error.message : m.caterer_reviews_offline()
}

function usePageSize(): number {
  const wide = useMedia('(min-width: 1024px)', true)
  const medium = useMedia('(min-width: 768px)', true)
  if (wide) return pageSizes.wide
  return medium ? pageSizes.medium : pageSizes.narrow
}
