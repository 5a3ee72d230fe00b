import { expect, test } from 'vitest'
import { aCaterer, anOrder, aPackage, aReview } from '#test/factories/index.ts'
import { testStart, useServer } from '#test/support/server.ts'
import { getReview, listReviews, listReviewStats } from './index.ts'

const server = useServer()
const daysAgo = (days: number) => new Date(testStart.getTime() - days * 86_400_000)

test('a review tells who ate what and for how many', async () => {
  const offer = await aPackage(server, { name: 'Wedding Thali' })
  const order = await anOrder(server, { offer, guests: 120 })
  const review = await aReview(server, { order, rating: 4.5, comment: 'Hot and on time.', createdAt: daysAgo(2) })

  expect(await getReview(server.context(), review.id)).toEqual({
    id: review.id,
    catererId: offer.catererId,
    name: 'Asha K.',
    rating: 4.5,
    comment: 'Hot and on time.',
    createdAt: daysAgo(2),
    guests: 120,
    packageName: 'Wedding Thali',
  })
})

async function aReviewedCaterer() {
  const { id: catererId } = await aCaterer(server)
  const offer = await aPackage(server, { catererId })
  const review = async (rating: number, age: number, hidden = false) => {
    const order = await anOrder(server, { offer })
    return (
      await aReview(server, { order, rating, createdAt: daysAgo(age), ...(hidden ? { hiddenAt: testStart } : {}) })
    ).id
  }
  const middle = await review(4.5, 5)
  const newest = await review(5, 1)
  const hidden = await review(0.5, 3, true)
  const oldest = await review(2, 9)
  return { catererId, newest, middle, oldest, hidden }
}

test('reviews come newest first by page, with the distribution of all of them', async () => {
  const { catererId, newest, middle, oldest } = await aReviewedCaterer()
  const ask = (page: number) => listReviews(server.context(), catererId, { page, pageSize: 2 })

  const first = await ask(1)

  expect(first.items.map(({ id }) => id)).toEqual([newest, middle])
  expect(first).toMatchObject({ page: 1, pages: 2, total: 3, average: 3.8 })
  expect(first.stars.map(({ count }) => count)).toEqual([1, 1, 0, 1, 0])
  expect(first.stars.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  expect((await ask(2)).items.map(({ id }) => id)).toEqual([oldest])
  expect(await ask(99)).toEqual(await ask(2))
})

test('a review that was taken down never shows and never counts', async () => {
  const { catererId, hidden, newest, middle, oldest } = await aReviewedCaterer()

  await expect(getReview(server.context(), hidden)).rejects.toMatchObject({ code: 'review_not_found' })
  expect(await listReviewStats(server.database.db, [catererId])).toEqual([
    { catererId, reviewIds: [newest, middle, oldest], average: 3.8 },
  ])
  const { items } = await listReviews(server.context(), catererId, { page: 1, pageSize: 20 })
  expect(items.map(({ id }) => id)).not.toContain(hidden)
})

test('a caterer without reviews has an empty first page', async () => {
  const { id } = await aCaterer(server)
  expect(await listReviews(server.context(), id, { page: 3, pageSize: 6 })).toMatchObject({
    items: [],
    page: 1,
    pages: 1,
    total: 0,
    average: 0,
  })
  expect(await listReviewStats(server.database.db, [id])).toEqual([])
})

test('a review that does not exist is refused', async () => {
  await expect(getReview(server.context(), 'nothing')).rejects.toMatchObject({ code: 'review_not_found' })
})
