import { describe, expect, test } from 'vitest'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { anOrder } from '#test/factories/index.ts'
import { aFeast, aGuest, type Guest, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

/** A customer with a completed order of a caterer whose owner can sign in. */
async function afterTheFeast(state: 'completed' | 'delivered' = 'completed') {
  const owner = await aGuest(server, { role: '3' })
  const guest = await aGuest(server)
  const { offer, caterer } = await aFeast(server, { caterer: { ownerId: owner.user.id } })
  const order = await anOrder(server, { customerId: guest.user.id, offer, state })
  return { owner, guest, caterer, order }
}

const review = (guest: Guest, body: object) => guest.call<ReviewView & ErrorBody>('POST', '/api/reviews', body)
const reply = (who: Guest, id: string, text: string) =>
  who.call<ReviewView & ErrorBody>('POST', `/api/reviews/${id}/reply`, { text })

test('completed order is reviewed once under concurrency, with an abbreviated name', async () => {
  const { guest, order, caterer } = await afterTheFeast()
  const sent = { orderId: order.id, rating: 4.5, comment: 'Warm, on time.' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => review(guest, sent)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  const written = answers.find(({ status }) => status === 201)?.body
  expect(written).toMatchObject({ rating: 4.5, comment: 'Warm, on time.', name: 'Asha K.', catererId: caterer.id })
  expect(await review(guest, sent)).toMatchObject({ status: 409, body: { code: 'review_exists' } })
  const listed = await server.request(`/api/reviews?caterer=${caterer.id}`)
  expect(await listed.json()).toMatchObject({ total: 1, average: 4.5 })
})

test('a review of no star is accepted, listed with the lowest and read by its id at both paths', async () => {
  const { guest, order, caterer } = await afterTheFeast()
  const written = await review(guest, { orderId: order.id, rating: 0 })
  expect([written.status, written.body.rating]).toEqual([201, 0])
  const listed = await server.request(`/api/reviews?caterer=${caterer.id}&stars=1`)
  expect(await listed.json()).toMatchObject({ matching: 1, average: 0, items: [{ id: written.body.id }] })
  for (const path of ['/reviews', '/api/reviews']) {
    const read = await server.request(`${path}/${written.body.id}`)
    expect([read.status, await read.json()]).toMatchObject([200, { rating: 0, _id: written.body.id }])
  }
})

describe('a review is rejected', () => {
  test('before the order is complete', async () => {
    const { guest, order } = await afterTheFeast('delivered')
    expect(await review(guest, { orderId: order.id, rating: 5 })).toMatchObject({
      status: 409,
      body: { code: 'order_not_completed' },
    })
  })

  test('of another customer’s order, or by its own caterer', async () => {
    const { owner, order } = await afterTheFeast()
    expect((await review(await aGuest(server), { orderId: order.id, rating: 5 })).status).toBe(404)
    expect((await review(owner, { orderId: order.id, rating: 5 })).status).toBe(403)
  })

  test.each([-0.5, 6, -1, 4.3, '5', null])('with %s stars', async (rating) => {
    const { guest, order } = await afterTheFeast()
    expect((await review(guest, { orderId: order.id, rating })).status).toBe(400)
  })

  test('with more than is read', async () => {
    const { guest, order } = await afterTheFeast()
    expect((await review(guest, { orderId: order.id, rating: 5, comment: 'x'.repeat(2_001) })).status).toBe(400)
  })
})

test('only its caterer replies, and once', async () => {
  const { guest, owner, order } = await afterTheFeast()
  const { body: written } = await review(guest, { orderId: order.id, rating: 5 })
  const { owner: other } = await afterTheFeast()
  expect((await reply(other, written.id, 'Thanks')).status).toBe(404)
  expect((await reply(guest, written.id, 'Thanks')).status).toBe(403)
  const answers = await Promise.all([reply(owner, written.id, 'Thank you!'), reply(owner, written.id, 'Thank you!')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await reply(owner, written.id, 'Again')).toMatchObject({ status: 409, body: { code: 'reply_exists' } })
  expect(await (await server.request(`/reviews/${written.id}`)).json()).toMatchObject({ reply: 'Thank you!' })
})
