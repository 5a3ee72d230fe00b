import { expect, test } from 'vitest'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { anOrder } from '#test/factories/index.ts'
import { nextNumber } from '#test/factories/next-number.ts'
import { confirmEmailOf } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { aFeast, aGuest, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const server = useServer()
/** Every review is of a kitchen of its own, under the same name. */
const leafAndLadle = () => ({ name: 'Leaf & Ladle', slug: `leaf-${nextNumber()}` })

/** A completed order that its customer has just reviewed. */
async function aReviewedOrder(comment: string) {
  const owner = await aGuest(server, { role: '3' })
  const guest = await aGuest(server)
  for (const { user } of [owner, guest]) await confirmEmailOf(server, user.id)
  const { offer } = await aFeast(server, { caterer: { ownerId: owner.user.id, ...leafAndLadle() } })
  const order = await anOrder(server, { customerId: guest.user.id, offer })
  const { body: review } = await guest.call<ReviewView & ErrorBody>('POST', '/api/reviews', {
    orderId: order.id,
    rating: 4.5,
    comment,
  })
  return { owner, guest, order, review }
}

test('a review is told to its caterer once, without its text and the name of its writer', async () => {
  const { owner, guest } = await aReviewedOrder('Warm, on time.\nEverybody asked for the name.')
  const [mail, ...more] = await mailsTo(server, owner.user.email, 'review_written')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('New review: 4.5 out of 5 stars')
  expect(mail?.text).toContain('A customer reviewed this order: 4.5 out of 5 stars.')
  expect(mail?.text).toContain('You can reply once. Everyone can read your reply below the review.')
  expect(mail?.text).not.toMatch(/Warm|Everybody|Asha K/)
  expect(mail?.text).toMatch(/Booking code: PGT-\w{5}\n/)
  expect(await mailsTo(server, guest.user.email, 'review_written')).toEqual([])
})

test('a reply is told to the customer once, without its text', async () => {
  const { owner, guest, order, review } = await aReviewedOrder('Warm, on time.')
  await owner.call('POST', `/api/reviews/${review.id}/reply`, { text: 'Thank you! <b>Come again</b>' })
  const [mail, ...more] = await mailsTo(server, guest.user.email, 'review_replied')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Leaf & Ladle replied to your review')
  expect(mail?.text).not.toContain('Come again')
  expect(mail?.text).toContain(`Read the reply: http://localhost:3000/my-orders/${order.id}#review`)
})

test('a review that was taken down before its email was written is told to nobody', async () => {
  const { owner, review } = await aReviewedOrder('Warm, on time.')
  await rows(server.database.db, sql`update reviews set hidden_at = now() where id = ${review.id}`)
  expect(await mailsTo(server, owner.user.email, 'review_written')).toEqual([])
})
