import { describe, expect, test } from 'vitest'
import type { OrderDocument } from '#contract/endpoints/orders/documents.ts'
import { paise, type Paise } from '#contract/values/money.ts'
import { aUser } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aPaidOrder as aPaidOrderInHands, delivered } from '#test/support/life.ts'
import { aFeast, aGuest, aPayingGuest } from '#test/support/ordering.ts'
import { textOfPdf } from '#test/support/pdf.ts'
import { useServer } from '#test/support/server.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { requestPartialRefund } from '#server/modules/payments/operations/request-refund.ts'
import { issueInvoice } from '../life/issue-invoice.ts'
import { bookkeeper } from '../paying/order-payment-handler.ts'
import { lockOrder } from '../../store.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

async function aPaidOrder() {
  const paying = await aPayingGuest(server)
  await gateway.control(paying.txn, { do: 'complete' })
  return paying
}

/** Gives a part of a paid order's money back while the rest stays in use. */
async function refundPart(orderId: string, attemptId: string, part: { cause: string; amount: Paise }): Promise<void> {
  const deps = { clock: server.clock, newId, onMoved: bookkeeper(server.clock) }
  await server.database.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    await requestPartialRefund(tx, deps, { attemptId, reason: 'complaint', ...part })
  })
  await server.services.backgroundJobs['payments']?.()
}

const documentsOf = async (guest: Awaited<ReturnType<typeof aPayingGuest>>['guest'], orderId: string) =>
  (await guest.call<OrderDocument[]>('GET', `/api/orders/${orderId}/documents`)).body

async function ledgerOf(orderId: string): Promise<Record<string, number>> {
  const found = await rows<{ account: string; amount: number }>(
    server.database.db,
    sql`select account, sum(amount_paise)::bigint as amount from ledger_rows where order_id = ${orderId} group by account`,
  )
  return Object.fromEntries(found.filter(({ amount }) => amount !== 0).map(({ account, amount }) => [account, amount]))
}

describe('the documents of an order', () => {
  test('begin with a receipt when it is paid, once, and the ledger knows whose the money is', async () => {
    const { guest, order, txn } = await aPaidOrder()
    await Promise.all([
      guest.confirm(order, txn),
      guest.confirm(order, txn),
      server.services.backgroundJobs['payments']?.(),
    ])
    const documents = await documentsOf(guest, order.id)
    expect(documents).toMatchObject([{ kind: 'receipt', amount: 10_500 }])
    expect(documents[0]?.number).toMatch(/^R\d{3}\/2627\/00001$/)
    expect(await ledgerOf(order.id)).toEqual({ gateway: 10_500_00, caterer: -10_450_00, tcs: -50_00 })
    expect(await brokenPromises(server)).toEqual({})
  })

  test('before anything is paid are none', async () => {
    const { guest, order } = await aPayingGuest(server)
    expect(await documentsOf(guest, order.id)).toEqual([])
    expect(await ledgerOf(order.id)).toEqual({})
  })

  test('get a refund voucher when all goes back before delivery, and nothing is left in the ledger', async () => {
    const { guest, order } = await aPaidOrder()
    await guest.call('POST', `/api/orders/${order.id}/cancel`, {})
    await server.services.backgroundJobs['payments']?.()
    expect(await documentsOf(guest, order.id)).toMatchObject([
      { kind: 'receipt', amount: 10_500 },
      { kind: 'refund_voucher', amount: 10_500 },
    ])
    expect(await ledgerOf(order.id)).toEqual({})
    expect(await brokenPromises(server)).toEqual({})
  })

  test('bill the supply once at delivery, and credit what goes back afterwards', async () => {
    const hands = await aPaidOrderInHands(server, gateway)
    const { guest, order, txn } = hands
    await delivered(server, hands)
    // Once more, as nobody can.
    const invoice = await server.database.transaction((tx) => issueInvoice(tx, order.id, server.clock.now()))
    await refundPart(order.id, txn, { cause: 'complaint', amount: paise(1_050_00) })
    expect(await documentsOf(guest, order.id)).toMatchObject([
      { kind: 'receipt', amount: 10_500 },
      { kind: 'invoice', amount: 10_500 },
      { kind: 'credit_note', amount: 1_050 },
    ])
    expect(invoice.content).toMatchObject({
      taxable: 10_000_00,
      taxes: [{ amount: 250_00 }, { amount: 250_00 }],
      refersTo: [{ number: expect.stringMatching(/^R/) }],
    })
    expect(await ledgerOf(order.id)).toEqual({ gateway: 9_450_00, caterer: -9_405_00, tcs: -45_00 })
    expect(await brokenPromises(server)).toEqual({})
  })

  test('are none of money that could not be used, which the ledger owes back', async () => {
    const { guest, order, txn } = await aPayingGuest(server)
    await gateway.control(txn, { do: 'complete', amount: 10_499_99 })
    await guest.confirm(order, txn)
    expect(await ledgerOf(order.id)).toEqual({ gateway: 10_499_99, refunds_due: -10_499_99 })
    await server.services.backgroundJobs['payments']?.()
    expect(await ledgerOf(order.id)).toEqual({})
    expect(await documentsOf(guest, order.id)).toEqual([])
    expect(await brokenPromises(server)).toEqual({})
  })

  test('say the same whatever the caterer changes later', async () => {
    const { feast, guest, order } = await aPaidOrder()
    await rows(
      server.database.db,
      sql`update caterers set name = 'Renamed', gst_no = '27ABCPK1234M1ZQ' where id = ${feast.caterer.id}`,
    )
    const [receipt] = await documentsOf(guest, order.id)
    const headers = await signedInAs(server, guest.user)
    const pdf = await server.request(receipt?.pdf ?? '', { headers })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.headers.get('cache-control')).toBe('private, no-store')
    const text = textOfPdf(Buffer.from(await pdf.arrayBuffer()))
    for (const said of [
      receipt?.number ?? 'a number',
      order.bookingCode,
      feast.caterer.name,
      'Asha Kulkarni',
      'Received₹10,500',
      '27AABCC1234D1ZB',
    ])
      expect(text).toContain(said)
  })
})

describe('who may see documents', () => {
  test('are the customer, the owner of the caterer and admins', async () => {
    const { feast, guest, order } = await aPaidOrder()
    const [document] = await documentsOf(guest, order.id)
    const status = async (path: string, user?: { id: string; role: '1' | '2' | '3' }) =>
      (await server.request(path, user ? { headers: await signedInAs(server, user) } : {})).status
    const list = `/api/orders/${order.id}/documents`
    const pdf = document?.pdf ?? ''
    const owner = { id: feast.caterer.ownerId ?? '', role: '3' } as const
    const seen = [guest.user, owner, await aUser(server, { role: '1' })]
    // They name the customer, of whom a caterer knows no more than the first name until it has accepted.
    expect([await status(list, owner), await status(pdf, owner)]).toEqual([200, 404])
    await server.request(`/api/orders/${order.id}/accept`, {
      method: 'POST',
      headers: await signedInAs(server, owner),
    })
    for (const user of seen) expect([await status(list, user), await status(pdf, user)]).toEqual([200, 200])
    for (const user of [await aUser(server), await aUser(server, { role: '3' })])
      expect([await status(list, user), await status(pdf, user)]).toEqual([404, 404])
    expect([await status(list), await status(pdf)]).toEqual([401, 401])
  })

  test('find no document of another order under their own, and nothing under what is no id', async () => {
    const mine = await aPaidOrder()
    const other = await aPaidOrder()
    const [document] = await documentsOf(other.guest, other.order.id)
    const headers = await signedInAs(server, mine.guest.user)
    for (const path of [
      `/api/orders/${mine.order.id}/documents/${document?.id}.pdf`,
      `/api/orders/${mine.order.id}/documents/..%2f..%2fetc.pdf`,
      `/api/orders/'%20or%201=1--/documents/${document?.id}.pdf`,
      `/api/orders/${other.order.id}/event.ics`,
    ])
      expect([path, (await server.request(path, { headers })).status]).toEqual([path, 404])
  })
})

test('a calendar gets the event with its place and its time in India', async () => {
  const { feast, guest, order } = await aPayingGuest(server)
  const answer = await server.request(`/api/orders/${order.id}/event.ics`, {
    headers: await signedInAs(server, guest.user),
  })
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const file = (await answer.text()).replaceAll('\r\n ', '')
  expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20261212T193000')
  expect(file).toContain('LOCATION:Terrace\\, 4 Hill Road\\, Bandra West\\, Mumbai\\, 400050')
  expect(file).toContain(`SUMMARY:${feast.offer.name} by ${feast.caterer.name}`)
  expect(file).toContain(
    `DESCRIPTION:Booking code ${order.bookingCode}\\n${order.guests} guests\\n${feast.caterer.name}: +91 `,
  )
  expect((await server.request(`/api/orders/${order.id}/event.ics`)).status).toBe(401)
})

test('documents of an unpaid order are not found by its caterer', async () => {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  const order = await guest.order(feast.request())
  const owner = { id: feast.caterer.ownerId ?? '', role: '3' as const }
  const path = `/api/orders/${order.id}/documents`
  expect((await server.request(path, { headers: await signedInAs(server, owner) })).status).toBe(404)
  expect((await guest.call('GET', path)).body).toEqual([])
})
