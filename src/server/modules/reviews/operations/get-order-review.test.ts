import { expect, test } from 'vitest'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { anOrder, aReview } from '#test/factories/index.ts'
import { aFeast, aGuest, type Guest, type ErrorBody } from '#test/support/ordering.ts'
import { testStart, useServer } from '#test/support/server.ts'

const server = useServer()

const reviewOf = (who: Guest, orderId: string) =>
  who.call<ReviewView & ErrorBody>('GET', `/api/orders/${orderId}/review`)

/** A customer with a completed order of a caterer whose owner can sign in. */
async function afterTheFeast() {
  const owner = await aGuest(server, { role: '3' })
  const guest = await aGuest(server)
  const { offer } = await aFeast(server, { caterer: { ownerId: owner.user.id } })
  const order = await anOrder(server, { customerId: guest.user.id, offer })
  return { owner, guest, order }
}

test('both sides of an order and staff see its review with the answer', async () => {
  const { owner, guest, order } = await afterTheFeast()
  await aReview(server, { order, rating: 3.5, comment: 'The dal was cold.', reply: 'We are sorry.' })
  for (const who of [guest, owner, await aGuest(server, { role: '1' })])
    expect(await reviewOf(who, order.id)).toMatchObject({
      status: 200,
      body: { rating: 3.5, comment: 'The dal was cold.', reply: 'We are sorry.' },
    })
})

test('other customers and caterers do not find it', async () => {
  const { order } = await afterTheFeast()
  const others = await afterTheFeast()
  await aReview(server, { order })
  for (const who of [others.guest, others.owner])
    expect(await reviewOf(who, order.id)).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
})

test('an order without a review, and one whose review was taken down, have none', async () => {
  const { guest, order } = await afterTheFeast()
  expect(await reviewOf(guest, order.id)).toMatchObject({ status: 404, body: { code: 'review_not_found' } })
  await aReview(server, { order, hiddenAt: testStart })
  expect(await reviewOf(guest, order.id)).toMatchObject({ status: 404, body: { code: 'review_not_found' } })
})
