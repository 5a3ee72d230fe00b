// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { receivedReviewsQuery } from './use-received-reviews.ts'

afterEach(() => vi.unstubAllGlobals())

test('the browser’s cache does not answer for reviews: it may be older than the caterer’s own reply', async () => {
  const fetched = vi.fn(async () => Response.json({ items: [], page: 1, pages: 1, total: 0 }))
  vi.stubGlobal('fetch', fetched)
  await receivedReviewsQuery('01KAFQZ9Y3V5T8W2N6R4J7M0CD', 1).queryFn({ signal: new AbortController().signal })
  expect(fetched).toHaveBeenCalledWith(
    expect.stringContaining('/api/reviews?caterer=01KAFQZ9Y3V5T8W2N6R4J7M0CD'),
    expect.objectContaining({ cache: 'no-cache' }),
  )
})
