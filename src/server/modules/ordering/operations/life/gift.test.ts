import { expect, test } from 'vitest'
import type { OrderDocument } from '#contract/endpoints/orders/documents.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner, payFor, type OrderInHands } from '#test/support/life.ts'
import { mailsTo } from '#test/support/mails.ts'
import { textOfPdf } from '#test/support/pdf.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

const fulfilmentNote = 'Sweets for the hosts'

async function anOrderWithGift(minimum = 0): Promise<OrderInHands> {
  const { feast, owner } = await aCatererWithOwner(server)
  const coupon = await aCoupon(server, { kind: 'gift', fulfilmentNote, minimum })
  return payFor(server, gateway, { feast, owner, request: feast.request({ couponCode: coupon.code }) })
}

async function documentText({ guest, order }: OrderInHands): Promise<string> {
  const [document] = (await guest.call<OrderDocument[]>('GET', `/api/orders/${order.id}/documents`)).body
  const headers = await signedInAs(server, guest.user)
  const pdf = await server.request(document?.pdf ?? '', { headers })
  return textOfPdf(Buffer.from(await pdf.arrayBuffer()))
}

test('the gift of a coupon is in the order, the emails of both sides and the documents', async () => {
  const hands = await anOrderWithGift()
  const { guest, owner, order } = hands
  expect(order.gift).toBe(fulfilmentNote)
  expect((await owner.see(order.id)).gift).toBe(fulfilmentNote)
  for (const [{ user }, kind] of [[guest, 'order_requested'] as const, [owner, 'order_to_answer'] as const]) {
    const [mail] = await mailsTo(server, user.email, kind)
    expect(mail?.text).toContain(`Free gift: ${fulfilmentNote}`)
    expect(mail?.html).toContain(fulfilmentNote)
  }
  expect(await documentText(hands)).toContain(fulfilmentNote)
})

test('a gift is gone when a change takes the order below the coupon’s minimum', async () => {
  const hands = await anOrderWithGift(9_000_00)
  await hands.asCaterer('accept')
  const { packageId, selections } = hands.feast.request()
  const changed = await hands.asCustomer('change', {
    packageId,
    selections,
    guests: 30,
    dietSplit: { veg: 30, jain: 0, nonVeg: 0 },
  })
  expect(changed.status).toBe(200)
  expect(changed.body.bill.subtotal).toBeLessThan(9_000)
  expect(changed.body.gift).toBeUndefined()
  const mails = await mailsTo(server, hands.owner.user.email, 'order_changed_caterer')
  expect(mails).not.toHaveLength(0)
  expect(mails.filter(({ text }) => text.includes(fulfilmentNote))).toEqual([])
})
