import { describe, expect, test } from 'vitest'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aUser } from '#test/factories/index.ts'
import { aGuest, bookOf, type Feast, type Guest } from '#test/support/ordering.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner } from '#test/support/life.ts'
import { payoutActs } from '#test/support/payouts.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const { aPaidCaterer, anOrder, at, giveDetails } = payoutActs(server, gateway)

interface Given {
  guest: Guest
  feast: Feast
  code: string
  phone?: string
}

/** What a quote and an order with a coupon are answered: codes of the problems, and the fields beside which they are. */
async function answersTo({ guest, feast, code, phone }: Given) {
  const request = feast.request({
    couponCode: code,
    ...(phone ? { contact: { name: 'Asha Kulkarni', phone } } : {}),
  })
  const { body: quote } = await guest.call<Quote>('POST', '/api/orders/quote', request)
  const placed = await guest.place(request)
  return {
    quoted: quote.problems.map((one) => one.code),
    discount: quote.bill.discount,
    placed: [placed.status, placed.body.code, Object.keys(placed.body.fields ?? {})],
  }
}

const refused = { quoted: ['coupon_not_for_you'], discount: 0, placed: [422, 'coupon_not_for_you', ['couponCode']] }

const withEmail = (email: string) => aGuest(server, { email })

describe('a coupon of the marketplace at the caterer of the same person', () => {
  test('is refused where the second account has a tagged address of the owner', async () => {
    const owner = await withEmail('own.kitchen@gmail.com')
    const { feast } = await aCatererWithOwner(server, { caterer: { ownerId: owner.user.id } })
    const { code } = await aCoupon(server)
    const guest = await withEmail('ownkitchen+party@gmail.com')
    expect(await answersTo({ guest, feast, code })).toEqual(refused)
    expect(await bookOf(server).ordersOf(guest.user.id)).toEqual([])
  })

  test('is refused where the inbox is a manager’s', async () => {
    const { feast } = await aCatererWithOwner(server)
    const manager = await aUser(server, { role: '3', email: 'manager-of-all@pangat.example' })
    await rows(
      server.database.db,
      sql`insert into caterer_members (caterer_id, user_id, part, joined_at, part_since)
        values (${feast.caterer.id}, ${manager.id}, 'manager', now(), now())`,
    )
    const { code } = await aCoupon(server)
    const guest = await withEmail('manager-of-all+2@pangat.example')
    expect(await answersTo({ guest, feast, code })).toEqual(refused)
  })

  test('is refused where the contact of the order has the owner’s number, or the account has the caterer’s', async () => {
    const { feast, owner } = await aCatererWithOwner(server)
    const { code } = await aCoupon(server)
    const guest = await aGuest(server)
    const { placed } = await answersTo({ guest, feast, code, phone: owner.user.phone.slice(-10) })
    expect(placed).toEqual(refused.placed)
    await rows(
      server.database.db,
      sql`update caterers set mobile_no = ${guest.user.phone.slice(-10)} where id = ${feast.caterer.id}`,
    )
    expect(await answersTo({ guest, feast, code })).toEqual(refused)
  })

  test('is refused where a compensation was to be paid at the bank account, or the UPI id, of the caterer', async () => {
    const caterer = await aPaidCaterer()
    const { owner, feast } = caterer
    await giveDetails(owner)
    const off = await anOrder(caterer)
    await off.asCaterer('accept')
    at('2026-12-09T06:30:00Z')
    await off.asCaterer('cancel', { reason: 'Flooded kitchen' })
    await server.services.backgroundJobs['payables']?.()
    const give = (account: object) => off.guest.call('PUT', `/api/orders/${off.order.id}/compensation`, account)
    const { code } = await aCoupon(server)
    const request = { ...feast, request: (put = {}) => feast.request({ eventDate: '2026-12-20', ...put }) }
    const answers = () => answersTo({ guest: off.guest, feast: request, code })

    await give({ accountNumber: '000123456789', accountNumberAgain: '000123456789', ifsc: 'HDFC0001234', name: 'Asha' })
    expect(await answers()).toEqual(refused)
    await give({ upi: `${owner.user.phone.slice(-10)}@okaxis` })
    expect(await answers()).toEqual(refused)
    await give({ upi: 'asha@okaxis' })
    expect(await answers()).toMatchObject({ quoted: [], placed: [201, undefined, []] })
  })

  test('is given at any other caterer, and a caterer’s own coupon to its own people', async () => {
    const { feast } = await aCatererWithOwner(server)
    const { feast: other } = await aCatererWithOwner(server)
    const guest = await aGuest(server)
    await rows(
      server.database.db,
      sql`update caterers set mobile_no = ${guest.user.phone.slice(-10)} where id = ${feast.caterer.id}`,
    )
    const [ours, theirs] = [await aCoupon(server), await aCoupon(server, { borneBy: 'caterer' })]
    expect(await answersTo({ guest, feast: other, code: ours.code })).toMatchObject({ quoted: [], discount: 1_000 })
    expect(await answersTo({ guest, feast, code: theirs.code })).toMatchObject({ quoted: [], discount: 1_000 })
  })
})

describe('a coupon of the marketplace needs a confirmed address', () => {
  test('in quote and order of an account without one, and in none of a visitor', async () => {
    const { feast } = await aCatererWithOwner(server)
    const { code } = await aCoupon(server)
    const guest = await aGuest(server, { emailConfirmed: false })
    // Few enough that their number alone asks for nothing.
    const few = {
      ...feast,
      request: (put = {}) => feast.request({ guests: 25, dietSplit: { veg: 25, jain: 0, nonVeg: 0 }, ...put }),
    }
    const { body } = await guest.call<Quote>('POST', '/api/orders/quote', few.request({ couponCode: code }))
    expect(body.problems).toEqual([
      {
        code: 'coupon_email_unconfirmed',
        field: 'email',
        values: { code },
        message: `Confirm your email address to use ${code}.`,
      },
    ])
    const placed = await guest.place(few.request({ couponCode: code }))
    expect([placed.status, placed.body.code]).toEqual([422, 'coupon_email_unconfirmed'])
    const visitor = await server.request('/api/orders/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(few.request({ couponCode: code })),
    })
    expect(((await visitor.json()) as Quote).problems).toEqual([])

    await rows(server.database.db, sql`update users set email_verified_at = now() where id = ${guest.user.id}`)
    expect((await guest.place(few.request({ couponCode: code }))).status).toBe(201)
  })

  test('and one of a caterer does not', async () => {
    const { feast } = await aCatererWithOwner(server)
    const { code } = await aCoupon(server, { borneBy: 'caterer' })
    const guest = await aGuest(server, { emailConfirmed: false })
    const request = feast.request({ couponCode: code, guests: 25, dietSplit: { veg: 25, jain: 0, nonVeg: 0 } })
    expect((await guest.place(request)).status).toBe(201)
  })
})

describe('the budget of a month', () => {
  const spentOf = async (couponId: string) =>
    (
      await firstRow<{ spent: number }>(
        server.database.db,
        sql`select coalesce(sum(amount_paise), 0)::int as spent from coupon_holds
          where coupon_id = ${couponId} and state in ('reserved', 'used')`,
      )
    )?.spent
  const isOffered = async (code: string) => {
    const listed = (await (await server.request('/api/coupon')).json()) as { code: string }[]
    return listed.some((coupon) => coupon.code === code)
  }

  test('ends the offer when it is used up, until the next month', async () => {
    const { feast } = await aCatererWithOwner(server)
    // Forty plates of ₹250 and ten per cent: ₹1,000 an order.
    const coupon = await aCoupon(server, { monthlyBudget: 150_000 })
    const first = await aGuest(server)
    const order = await first.order(feast.request({ couponCode: coupon.code }))
    expect(await isOffered(coupon.code)).toBe(true)
    await (await aGuest(server)).order(feast.request({ couponCode: coupon.code, eventDate: '2026-12-13' }))
    expect([await spentOf(coupon.id), await isOffered(coupon.code)]).toEqual([200_000, false])
    const third = await aGuest(server)
    const refusedNow = await third.place(feast.request({ couponCode: coupon.code, eventDate: '2026-12-14' }))
    expect([refusedNow.status, refusedNow.body.code]).toEqual([422, 'coupon_exhausted'])

    await first.remove(order.id)
    expect([await spentOf(coupon.id), await isOffered(coupon.code)]).toEqual([100_000, true])
    at('2026-11-30T18:31:00Z')
    const inDecember = feast.request({ couponCode: coupon.code, eventDate: '2026-12-14' })
    expect((await third.place(inDecember)).status).toBe(201)
    expect(await spentOf(coupon.id)).toBe(200_000)
    expect(await isOffered(coupon.code)).toBe(true)
  })

  test('is passed by one order at most, however many come at once', async () => {
    const { feast } = await aCatererWithOwner(server, { caterer: { maximumServingCapacity: 2_000 } })
    const coupon = await aCoupon(server, { monthlyBudget: 250_000 })
    const guests = await Promise.all(Array.from({ length: 8 }, () => aGuest(server)))
    const placed = await Promise.all(guests.map((guest) => guest.place(feast.request({ couponCode: coupon.code }))))
    expect(placed.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(placed.filter(({ body }) => body.code === 'coupon_exhausted')).toHaveLength(5)
    expect(await spentOf(coupon.id)).toBe(300_000)
  })

  test('counts what a gift is paid with, and a change of the order', async () => {
    const { feast } = await aCatererWithOwner(server)
    const gift = await aCoupon(server, { kind: 'gift', monthlyBudget: 60_000 })
    await (await aGuest(server)).order(feast.request({ couponCode: gift.code }))
    expect([await spentOf(gift.id), await isOffered(gift.code)]).toEqual([60_000, false])

    const caterer = await aPaidCaterer()
    const hands = await anOrder(caterer)
    const { body: reduced } = await hands.asCustomer('change', {
      packageId: hands.order.package.id,
      selections: hands.order.menu.map(({ _id, addon, dishes }) => ({ itemId: _id, addOn: addon, dishes })),
      guests: 40,
      dietSplit: { veg: 40, jain: 0, nonVeg: 0 },
      serviceHours: 3,
    })
    expect(reduced.bill.discount).toBe(400)
    const held = await firstRow<{ amount: number }>(
      server.database.db,
      sql`select amount_paise::int as amount from coupon_holds where order_id = ${hands.order.id}`,
    )
    expect(held?.amount).toBe(40_000)
  })

  test('and the largest discount are stated with the offer', async () => {
    const { code } = await aCoupon(server, { monthlyBudget: 10_000_000, atMost: 500_000 })
    const listed = (await (await server.request('/api/coupon')).json()) as { code: string }[]
    expect(listed.find((coupon) => coupon.code === code)).toMatchObject({ atMost: 5_000, monthlyBudget: 100_000 })
  })
})
