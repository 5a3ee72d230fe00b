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
    reply: 'Thank you, we will use less oil.',
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
    reply: 'Thank you, we will use less oil.',
  }

  expect(await (await server.request(`/reviews/${review.id}`)).json()).toEqual(shown)
  expect(await (await server.request(`/api/reviews?caterer=${offer.catererId}&page=1&pageSize=6`)).json()).toEqual({
    items: [shown],
    page: 1,
    pages: 1,
    matching: 1,
    average: 3.5,
    total: 1,
    bands: [
      { band: '10-25', count: 0 },
      { band: '25-50', count: 0 },
      { band: '50-100', count: 1 },
      { band: '100+', count: 0 },
    ],
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 3 ? 1 : 0, percent: stars === 3 ? 100 : 0 })),
  })
})

test('a list of reviews is always about a caterer', async () => {
  const response = await server.request('/api/reviews')
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: 'malformed', fields: { caterer: 'Invalid id' } },
  ])
})

test.each([
  ['stars=0', 'stars', 'Choose 1 to 5 stars'],
  ['stars=6', 'stars', 'Choose 1 to 5 stars'],
  ['stars=4.5', 'stars', 'Choose 1 to 5 stars'],
  ['stars=five', 'stars', 'Choose 1 to 5 stars'],
  ['guests=40', 'guests', 'Choose a guest range: 10-25, 25-50, 50-100, 100+'],
  ['sort=best', 'sort', 'Choose one of: newest, highest, lowest'],
  ['sort=newest;drop table reviews', 'sort', 'Choose one of: newest, highest, lowest'],
  [`about=${'x'.repeat(81)}`, 'about', 'Use up to 80 characters'],
  ['about=%00', 'about', 'Remove invisible characters'],
  ['page=0', 'page', 'Enter a page number from 1'],
  ['page=1e3', 'page', 'Enter a page number from 1'],
])('%s is rejected with a sentence about %s', async (query, field, sentence) => {
  const response = await server.request(`/api/reviews?caterer=x&${query}`)
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: 'malformed', fields: { [field]: sentence } },
  ])
})

test('what is looked for is no pattern and no statement', async () => {
  const offer = await aPackage(server)
  await aReview(server, { order: await anOrder(server, { offer }), comment: '100% fresh' })
  const found = async (about: string) => {
    const path = `/api/reviews?caterer=${offer.catererId}&about=${encodeURIComponent(about)}`
    return ((await (await server.request(path)).json()) as { matching: number }).matching
  }
  expect(await found('100% FRESH')).toBe(1)
  for (const text of ['%', '_', "' or true --", '1__%'])
    expect([text, await found(text)]).toEqual([text, text === '%' ? 1 : 0])
})
