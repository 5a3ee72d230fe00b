import { describe, expect, test } from 'vitest'
import { aCaterer, anOrder, aPackage, aReview } from '#test/factories/index.ts'
import { testStart, useServer } from '#test/support/server.ts'
import { getReview, listReviews, listReviewStats } from './index.ts'

const server = useServer()
const everything = { stars: undefined, guests: undefined, about: undefined, sort: 'newest' } as const
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
    reply: undefined,
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
  const ask = (page: number) => listReviews(server.context(), catererId, { ...everything, page, pageSize: 2 })

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
  const { items } = await listReviews(server.context(), catererId, { ...everything, page: 1, pageSize: 20 })
  expect(items.map(({ id }) => id)).not.toContain(hidden)
})

test('a caterer without reviews has an empty first page', async () => {
  const { id } = await aCaterer(server)
  expect(await listReviews(server.context(), id, { ...everything, page: 3, pageSize: 6 })).toMatchObject({
    items: [],
    page: 1,
    pages: 1,
    total: 0,
    matching: 0,
    average: 0,
  })
  expect(await listReviewStats(server.database.db, [id])).toEqual([])
})

test('a review that does not exist is rejected', async () => {
  await expect(getReview(server.context(), 'nothing')).rejects.toMatchObject({ code: 'review_not_found' })
})

describe('reviews that help decide', () => {
  async function manyReviews() {
    const { id: catererId } = await aCaterer(server)
    const offer = await aPackage(server, { catererId, name: 'Gujarati Thali' })
    const review = async (name: string, rating: number, guests: number, comment: string, age: number) => {
      const order = await anOrder(server, { offer, guests })
      await aReview(server, { order, name, rating, comment, createdAt: daysAgo(age) })
    }
    await review('A', 5, 25, 'The paneer tikka went first.', 1)
    await review('B', 4.5, 26, 'Nice.', 2)
    await review('C', 4, 50, 'Paneer Tikka was cold.', 3)
    await review('D', 1, 100, 'Late.', 4)
    await review('E', 0.5, 101, 'Very late.', 5)
    return catererId
  }
  const names = async (catererId: string, wanted: Partial<Parameters<typeof listReviews>[2]>) => {
    const found = await listReviews(server.context(), catererId, { ...everything, page: 1, pageSize: 20, ...wanted })
    expect(found.matching).toBe(found.items.length)
    // Whatever is filtered, the figures stay those of all.
    expect([found.total, found.average, found.stars.map(({ count }) => count)]).toEqual([5, 3, [1, 2, 0, 0, 2]])
    expect(found.bands.map(({ count }) => count)).toEqual([1, 2, 1, 1])
    return found.items.map(({ name }) => name).join('')
  }

  test('are found by stars, where half a star counts with the star below', async () => {
    const catererId = await manyReviews()
    expect(await names(catererId, { stars: 5 })).toBe('A')
    expect(await names(catererId, { stars: 4 })).toBe('BC')
    expect(await names(catererId, { stars: 3 })).toBe('')
    expect(await names(catererId, { stars: 1 })).toBe('DE')
  })

  test('are found by the size of the event, at a shared bound in the smaller range', async () => {
    const catererId = await manyReviews()
    expect(await names(catererId, { guests: '10-25' })).toBe('A')
    expect(await names(catererId, { guests: '25-50' })).toBe('BC')
    expect(await names(catererId, { guests: '50-100' })).toBe('D')
    expect(await names(catererId, { guests: '100+' })).toBe('E')
  })

  test('are found by a dish, and by all of it together', async () => {
    const catererId = await manyReviews()
    expect(await names(catererId, { about: 'paneer' })).toBe('AC')
    expect(await names(catererId, { about: 'GUJARATI' })).toBe('ABCDE')
    expect(await names(catererId, { about: 'late', guests: '100+', stars: 1 })).toBe('E')
    expect(await names(catererId, { about: 'paneer', stars: 1 })).toBe('')
  })

  test('are sorted by rating both ways, the newest of equals first', async () => {
    const catererId = await manyReviews()
    expect(await names(catererId, { sort: 'newest' })).toBe('ABCDE')
    expect(await names(catererId, { sort: 'highest' })).toBe('ABCDE')
    expect(await names(catererId, { sort: 'lowest' })).toBe('EDCBA')
    expect(await names(catererId, { sort: 'lowest', stars: 4 })).toBe('CB')
  })

  test('have pages of what fits', async () => {
    const catererId = await manyReviews()
    const found = await listReviews(server.context(), catererId, { ...everything, stars: 4, page: 9, pageSize: 1 })
    expect([found.page, found.pages, found.items.map(({ name }) => name)]).toEqual([2, 2, ['C']])
  })
})
