import { describe, expect, test } from 'vitest'
import type { ChangeQuote } from '#contract/endpoints/orders/life.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { paise } from '#contract/values/money.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aPaidOrder, type OrderInHands } from '#test/support/life.ts'
import type { ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

// The standard policy: 7 days before 12 December 100 %, 3 days before 50 %, then nothing. Days are those of India.
const lastDayInFull = '2026-12-05T18:29:59Z'
const firstDayOfHalf = '2026-12-05T18:30:00Z'
const halfDay = '2026-12-07T06:30:00Z'
const withoutRefund = '2026-12-10T06:30:00Z'
const at = (moment: string) => server.clock.set(new Date(moment))

/** A confirmed order of 40 guests at ₹250 a plate, ₹10,500 with GST; ten guests are ₹2,625. */
async function aConfirmedOrder(): Promise<OrderInHands> {
  const hands = await aPaidOrder(server, gateway)
  await hands.asCaterer('accept')
  return hands
}

function toGuests({ feast }: OrderInHands, guests: number, more: object = {}) {
  const { packageId, selections } = feast.request()
  return { packageId, selections, guests, dietSplit: { veg: guests, jain: 0, nonVeg: 0 }, ...more }
}

async function quoted(hands: OrderInHands, guests: number): Promise<ChangeQuote> {
  const path = `/api/orders/${hands.order.id}/change/quote`
  return (await hands.guest.call<ChangeQuote>('POST', path, toGuests(hands, guests))).body
}

async function changed(hands: OrderInHands, guests: number, more: object = {}) {
  const { status, body, text } = await hands.asCustomer('change', toGuests(hands, guests, more))
  if (status !== 200) throw new Error(`the change was answered ${status}: ${text}`)
  return body
}

const initiated = ({ guest, order }: OrderInHands, amount: number) =>
  guest.call<Initiation & ErrorBody>('POST', '/api/payment/initiate', { orderId: order.id, amount })

async function topUp(hands: OrderInHands, amount: number, does: 'complete' | 'fail' = 'complete'): Promise<string> {
  const { status, body, text } = await initiated(hands, amount)
  if (status !== 200) throw new Error(`paying was answered ${status}: ${text}`)
  await gateway.control(body.transactionId, { do: does, ...(does === 'fail' ? { webhook: 'skip' } : {}) })
  return body.transactionId
}

/** What an order's accounts hold, in paise: what we owe is negative. */
async function accounts({ order }: OrderInHands): Promise<Record<string, number>> {
  const found = await rows<{ account: string; amount: number }>(
    server.database.db,
    sql`select account, sum(amount_paise)::bigint as amount from ledger_rows where order_id = ${order.id}
        group by account having sum(amount_paise) <> 0`,
  )
  return Object.fromEntries(found.map(({ account, amount }) => [account, amount]))
}

const refundsOf = ({ refunds }: { refunds: readonly { amount: number }[] }) =>
  refunds.reduce((total, { amount }) => total + amount, 0)

describe('a reduction', () => {
  test.each([
    ['until the last second of the seventh day', lastDayInFull, 100, 2_625, 0],
    ['from the first second of the sixth day', firstDayOfHalf, 50, 1_312.5, 1_312.5],
  ])('refunds what the policy gives %s, as the quote shows', async (_, moment, refundPercent, refund, retained) => {
    const hands = await aConfirmedOrder()
    at(moment)
    const settled = { refund, retained, retainedUsed: 0, toPay: 0 }
    expect(await quoted(hands, 30)).toMatchObject({ difference: -2_625, refundPercent, ...settled, problems: [] })
    const order = await changed(hands, 30, { expectedDifference: -2_625, expectedRefund: refund })
    expect(order).toMatchObject({ bill: { total: 7_875 }, retained, retainedInBill: 0, changes: [settled] })
    expect(refundsOf(order)).toBe(refund)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('without refund retains all of it and issues no refund', async () => {
    const hands = await aPaidOrder(server, gateway)
    await hands.asCaterer('accept')
    // The usual cut-off leaves no such day.
    await rows(
      server.database.db,
      sql`update orders set terms = terms || '{"changeCutOffHours": 1}' where id = ${hands.order.id}`,
    )
    at(withoutRefund)
    expect(await changed(hands, 30, { expectedRefund: 0 })).toMatchObject({ retained: 2_625, refunds: [] })
    expect(await accounts(hands)).toMatchObject({ gateway: 10_500_00, retained: -2_625_00 })
    expect(await brokenPromises(server)).toEqual({})
  })

  test('followed by a cancellation refunds no more than cancelling everything', async () => {
    const [reduced, whole] = [await aConfirmedOrder(), await aConfirmedOrder()]
    at(halfDay)
    await changed(reduced, 25)
    const { body } = await reduced.asCustomer('cancel', {})
    const { body: cancelled } = await whole.asCustomer('cancel', {})
    expect(refundsOf(cancelled)).toBe(5_250)
    expect(refundsOf(body)).toBe(5_250)
    expect(body).toMatchObject({ retained: 1_968.75, ending: { refund: 3_281.25 } })
    expect(await brokenPromises(server)).toEqual({})
  })

  test('and an increase in turn do not return what was retained', async () => {
    const hands = await aConfirmedOrder()
    at(halfDay)
    await changed(hands, 25)
    for (let round = 0; round < 3; round++) {
      const more = await changed(hands, 30)
      expect(more).toMatchObject({ guests: 30, retained: 656.25, retainedInBill: 1_312.5, changing: false })
      const less = await changed(hands, 25, { expectedRefund: 0 })
      expect(less).toMatchObject({ guests: 25, retained: 1_968.75, retainedInBill: 0 })
    }
    await changed(hands, 30)
    const shown = await hands.guest.see(hands.order.id)
    // Half of the bill less what retained money paid of it.
    expect(shown.ifCancelled).toMatchObject({ percent: 50, refund: 3_281.25 })
    expect(shown.cancellation.map(({ amount }) => amount)).toContain(3_281.25)
    const { body } = await hands.asCustomer('cancel', { expectedRefund: 3_281.25 })
    expect(refundsOf(body)).toBe(5_250)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('refunds and retains by the marketplace’s worked example', async () => {
    const coupon = await aCoupon(server, { percent: 1_000 })
    const offer = { basePrice: paise(100_00) }
    const given = { guests: 60, couponCode: coupon.code }
    const hands = await aPaidOrder(server, gateway, given, { offer })
    expect(hands.order.bill).toMatchObject({ subtotal: 6_000, discount: 600, total: 5_670 })
    await hands.asCaterer('accept')
    at('2026-12-07T06:30:00Z')
    expect(await changed(hands, 40)).toMatchObject({ bill: { discount: 400, total: 3_780 }, retained: 945 })
    expect(await accounts(hands)).toEqual({
      gateway: 5_670_00,
      refunds_due: -945_00,
      retained: -945_00,
      // Tax collected at source is calculated on the value without tax of all that is held: ₹4,500.
      caterer: -4_157_50,
      tcs: -22_50,
      // The marketplace bears the discount of what is still served (C93).
      promotions: 400_00,
    })
    at(withoutRefund)
    const { body } = await hands.asCustomer('cancel', { expectedRefund: 0 })
    expect(refundsOf(body)).toBe(945)
    await server.services.backgroundJobs['payments']?.()
    expect(await accounts(hands)).toEqual({
      gateway: 4_725_00,
      retained: -945_00,
      caterer: -3_757_50,
      tcs: -22_50,
    })
    expect(await brokenPromises(server)).toEqual({})
  })
})

describe('a customer who was shown another amount', () => {
  test('is rejected when midnight has changed the refund', async () => {
    const hands = await aConfirmedOrder()
    at(lastDayInFull)
    const { difference, refund } = await quoted(hands, 30)
    at(firstDayOfHalf)
    const expected = { expectedDifference: difference, expectedRefund: refund }
    expect(await hands.asCustomer('change', toGuests(hands, 30, expected))).toMatchObject({
      status: 422,
      body: { code: 'change_refund_changed', fields: { expectedRefund: expect.stringContaining('₹1,312.50') } },
    })
    expect(await hands.guest.see(hands.order.id)).toMatchObject({ guests: 40, refunds: [], retained: 0 })
  })

  test('is rejected when only the difference was sent and less is refunded', async () => {
    const hands = await aConfirmedOrder()
    at(halfDay)
    const sent = toGuests(hands, 30, { expectedDifference: -2_625 })
    expect(await hands.asCustomer('change', sent)).toMatchObject({
      status: 422,
      body: { code: 'change_refund_changed' },
    })
  })

  test('is rejected when another amount is to be paid', async () => {
    const hands = await aConfirmedOrder()
    at(halfDay)
    const { toPay } = await quoted(hands, 50)
    // In another tab.
    await changed(hands, 30)
    await changed(hands, 40)
    await topUp(hands, 1_312.5)
    await changed(hands, 30)
    const more = await hands.asCustomer('change', toGuests(hands, 50, { expectedToPay: toPay }))
    expect(more).toMatchObject({ status: 422, body: { code: 'change_payment_changed' } })
    expect((await hands.guest.see(hands.order.id)).changing).toBe(false)
  })
})

describe('an increase after a reduction', () => {
  async function aReducedOrder() {
    const hands = await aConfirmedOrder()
    at(halfDay)
    await changed(hands, 30)
    return hands
  }

  test('that retained money covers applies immediately and needs no payment', async () => {
    const hands = await aReducedOrder()
    const settled = { refund: 0, retained: 0, retainedUsed: 1_312.5, toPay: 0 }
    expect(await quoted(hands, 35)).toMatchObject({ difference: 1_312.5, ...settled })
    const order = await changed(hands, 35, { expectedDifference: 1_312.5, expectedToPay: 0 })
    expect(order).toMatchObject({ guests: 35, bill: { total: 9_187.5 }, retained: 0, retainedInBill: 1_312.5 })
    expect(order.changes.at(-1)).toMatchObject({ state: 'applied', ...settled })
    expect(await accounts(hands)).not.toHaveProperty('retained')
    expect(await initiated(hands, 1_312.5)).toMatchObject({ status: 409, body: { code: 'order_already_paid' } })
    expect(await brokenPromises(server)).toEqual({})
  })

  test('that costs more than is retained waits for the rest alone', async () => {
    const hands = await aReducedOrder()
    const waiting = await changed(hands, 40, { expectedDifference: 2_625, expectedToPay: 1_312.5 })
    expect(waiting).toMatchObject({ guests: 30, retained: 1_312.5, changing: true })
    expect(waiting.changes.at(-1)).toMatchObject({ state: 'awaiting_payment', toPay: 1_312.5 })
    expect(await initiated(hands, 2_625)).toMatchObject({ status: 422, body: { code: 'amount_wrong' } })
    await topUp(hands, 1_312.5)
    const order = await hands.guest.see(hands.order.id)
    expect(order).toMatchObject({ guests: 40, bill: { total: 10_500 }, retained: 0, retainedInBill: 1_312.5 })
    await server.services.backgroundJobs['payments']?.()
    expect(await accounts(hands)).toEqual({ gateway: 10_500_00, caterer: -10_450_00, tcs: -50_00 })
    expect(await brokenPromises(server)).toEqual({})
  })

  test('that is dropped after a failed payment leaves the retained money, and a late payment is refunded', async () => {
    const hands = await aReducedOrder()
    await changed(hands, 40)
    const txn = await topUp(hands, 1_312.5, 'fail')
    const { body } = await hands.guest.call<typeof hands.order>('DELETE', `/api/orders/${hands.order.id}/change`)
    expect(body).toMatchObject({ guests: 30, retained: 1_312.5, retainedInBill: 0, changing: false })
    await gateway.control(txn, { do: 'complete' })
    const order = await hands.guest.see(hands.order.id)
    expect(order).toMatchObject({ guests: 30, bill: { total: 7_875 }, retained: 1_312.5 })
    expect(order.refunds).toMatchObject([{ amount: 1_312.5 }, { amount: 1_312.5, why: 'stray' }])
    expect(await quoted(hands, 35)).toMatchObject({ retainedUsed: 1_312.5, toPay: 0 })
    expect(await brokenPromises(server)).toEqual({})
  })

  test('that is not paid in time leaves the retained money', async () => {
    const hands = await aReducedOrder()
    await changed(hands, 40)
    server.clock.advance(31 * 60_000)
    await server.services.backgroundJobs['order-deadlines']?.()
    const order = await hands.guest.see(hands.order.id)
    expect(order).toMatchObject({ retained: 1_312.5, changes: [{}, { state: 'dropped' }] })
    expect(await brokenPromises(server)).toEqual({})
  })

  test('that leaves less than a rupee to pay is rejected', async () => {
    const hands = await aReducedOrder()
    await rows(
      server.database.db,
      sql`update orders set retained_paise = retained_paise - 99 where id = ${hands.order.id}`,
    )
    const { toPay, problems } = await quoted(hands, 35)
    expect([toPay, problems.map(({ code }) => code)]).toEqual([0.99, ['difference_too_small']])
    expect(await hands.asCustomer('change', toGuests(hands, 35))).toMatchObject({
      status: 422,
      body: { code: 'difference_too_small' },
    })
    await rows(
      server.database.db,
      sql`update orders set retained_paise = retained_paise + 99 where id = ${hands.order.id}`,
    )
  })
})

describe('retained money', () => {
  const aReducedOrder = async (accepted: boolean) => {
    const hands = await aPaidOrder(server, gateway)
    if (accepted) await hands.asCaterer('accept')
    else
      await rows(
        server.database.db,
        sql`update orders set answer_by = '2026-12-08T06:30:00Z' where id = ${hands.order.id}`,
      )
    at(halfDay)
    await changed(hands, 30)
    return hands
  }
  const ends: [string, boolean, number, (hands: OrderInHands) => Promise<unknown>][] = [
    ['cancels', true, 3_937.5, (hands) => hands.asCaterer('cancel', { reason: 'Flooded kitchen' })],
    ['declines', false, 0, (hands) => hands.asCaterer('decline', { reason: 'Full' })],
    [
      'does not respond',
      false,
      0,
      async () => {
        at('2026-12-08T06:30:00Z')
        await server.services.backgroundJobs['order-deadlines']?.()
      },
    ],
  ]

  test.each(ends)('is refunded when the caterer %s', async (_, accepted, compensation, end) => {
    const hands = await aReducedOrder(accepted)
    await end(hands)
    const order = await hands.guest.see(hands.order.id)
    // Compensation is the policy's share of the present bill alone.
    expect(order).toMatchObject({ retained: 0, ending: { refund: 9_187.5, compensation } })
    expect(refundsOf(order)).toBe(10_500)
    await server.services.backgroundJobs['payments']?.()
    const { caterer_dues: _dues, compensation: _owed, ...left } = await accounts(hands)
    expect(left).toEqual({})
    expect(await brokenPromises(server)).toEqual({})
  })

  test('is refunded with a change that waits for its payment', async () => {
    const hands = await aReducedOrder(true)
    await changed(hands, 40)
    await hands.asCaterer('cancel', { reason: 'Flooded kitchen' })
    const order = await hands.guest.see(hands.order.id)
    expect(order).toMatchObject({ retained: 0, changing: false, ending: { refund: 9_187.5 } })
    expect(refundsOf(order)).toBe(10_500)
    expect(await brokenPromises(server)).toEqual({})
  })

  test('is on the refund voucher of the reduction, also when a top-up is refunded whole', async () => {
    const hands = await aConfirmedOrder()
    await changed(hands, 45)
    await topUp(hands, 1_312.5)
    at(halfDay)
    await changed(hands, 35)
    await server.services.backgroundJobs['payments']?.()
    const vouchers = await rows<{ amount: number; reduction: object }>(
      server.database.db,
      sql`select amount_paise as amount, content -> 'reduction' as reduction from documents
          where order_id = ${hands.order.id} and kind = 'refund_voucher'`,
    )
    expect(vouchers).toEqual([
      { amount: 1_312_50, reduction: { total: 2_625_00, refund: 1_312_50, retained: 1_312_50 } },
    ])
    expect(await brokenPromises(server)).toEqual({})
  })
})
