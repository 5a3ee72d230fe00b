import { expect, test } from 'vitest'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { anOrder, aPackage, aReview } from '#test/factories/index.ts'
import { testStart, useServer } from '#test/support/server.ts'

const server = useServer()

test('a review shows exactly what is public, alone and in the list', async () => {
  const offer = await aPackage(server, { name: 'Wedding Thali' })
  const review = await aReview(server, {
    order: await anOrder(server, { offer, guests: 80 }),
    rating: 3.5,
    name: 'Meera S.',
  })
  const shown: ReviewView = {
    _id: review.id,
    id: review.id,
    catererId: offer.catererId,
    name: 'Meera S.',
    rating: 3.5,
    comment: review.comment,
    createdAt: testStart.toISOString(),
    guests: 80,
    packageName: 'Wedding Thali',
  }

  expect(await (await server.request(`/reviews/${review.id}`)).json()).toEqual(shown)
  expect(await (await server.request(`/api/reviews?caterer=${offer.catererId}&page=1&pageSize=6`)).json()).toEqual({
    items: [shown],
    page: 1,
    pages: 1,
    average: 3.5,
    total: 1,
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 3 ? 1 : 0, percent: stars === 3 ? 100 : 0 })),
  })
})

test('a list of reviews is always about a caterer', async () => {
  const response = await server.request('/api/reviews')
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: 'malformed', fields: { caterer: 'This is not an id of ours' } },
  ])
})
