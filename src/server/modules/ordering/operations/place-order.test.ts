import { describe, expect, test } from 'vitest'
import { aCoupon } from '#test/factories/coupon.ts'
import { aPackage } from '#test/factories/index.ts'
import { aFeast, aGuest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { newId } from '../../../kernel/ids.ts'
import { firstRow, rows, sql } from '../../../kernel/sql.ts'

const server = useServer()
const db = () => server.database.db
const takenOf = async (catererId: string, day = '2026-12-12') =>
  (
    await firstRow<{ plates_taken: number }>(
      db(),
      sql`select plates_taken from caterer_days where caterer_id = ${catererId} and day = ${day}::date`,
    )
  )?.plates_taken ?? 0
const ordersOf = async (customerId: string) =>
  (
    await firstRow<{ count: number }>(
      db(),
      sql`select count(*)::int as count from orders where customer_id = ${customerId}`,
    )
  )?.count

describe('an order that is placed', () => {
  test('has the server’s bill, its first payment attempt, half an hour and one event', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request({ note: 'Please ring twice', couponCode: '', expectedTotal: 10_500 }))

    expect(order).toMatchObject({
      state: 'awaiting_payment',
      paymentStatus: 'PENDING',
      caterer: {
        id: feast.caterer.id,
        name: feast.caterer.name,
        slug: feast.caterer.slug,
        contact: feast.caterer.contact,
      },
      package: { id: feast.offer.id, name: feast.offer.name, kind: 'package', dishType: 'veg' },
      guests: 40,
      dietSplit: { veg: 40, jain: 0, nonVeg: 0 },
      eventDate: '2026-12-12',
      eventTime: '19:30',
      venue: feast.request().venue,
      contact: { name: 'Asha Kulkarni', phone: '+919820012345' },
      note: 'Please ring twice',
      bill: {
        perPlate: 250,
        subtotal: 10_000,
        discount: 0,
        taxable: 10_000,
        tax: 500,
        total: 10_500,
        lines: [
          { kind: 'plates', about: feast.offer.name, quantity: 40, unit: 250, amount: 10_000 },
          { kind: 'cgst', about: 'CGST', quantity: 1, unit: 250, amount: 250, rate: 2.5 },
          { kind: 'sgst', about: 'SGST', quantity: 1, unit: 250, amount: 250, rate: 2.5 },
        ],
      },
      cancellation: [
        { daysBefore: 7, percent: 100, amount: 10_500 },
        { daysBefore: 3, percent: 50, amount: 5_250 },
        { daysBefore: 0, percent: 0, amount: 0 },
      ],
      holdUntil: '2026-11-20T05:00:00.000Z',
      events: [{ seq: 1, to: 'awaiting_payment', at: '2026-11-20T04:30:00.000Z' }],
      can: { pay: true, delete: true, cancel: false, order_again: false },
    })
    expect(order).not.toHaveProperty('couponCode')
    expect(order.menu).toEqual([
      {
        _id: feast.offer.items[0]?.id,
        name: 'Starters',
        price: 40,
        minQty: 1,
        quantity: 2,
        addon: 0,
        dishes: ['Paneer Tikka', 'Hara Bhara Kebab'],
        descriptions: ['Cottage cheese from the tandoor', ''],
      },
    ])
    expect(order.transactionId).not.toBe(order.id)
    expect(await takenOf(feast.caterer.id)).toBe(40)
  })

  test('keeps its price when the caterer changes its menu', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request())
    await rows(db(), sql`update packages set base_price_paise = 99900, name = 'Dearer' where id = ${feast.offer.id}`)
    await rows(db(), sql`update menu_dishes set deleted_at = now() where menu_id = ${feast.offer.items[0]?.menuId}`)
    expect(await guest.see(order.id)).toEqual(order)
  })

  test('holds its coupon, which nobody’s second order gets', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const coupon = await aCoupon(server)
    const order = await guest.order(feast.request({ couponCode: coupon.code.toLowerCase() }))
    expect(order).toMatchObject({
      couponCode: coupon.code,
      bill: { subtotal: 10_000, discount: 1_000, taxable: 9_000, tax: 450, total: 9_450 },
    })
    const second = await guest.place(feast.request({ couponCode: coupon.code }))
    expect(second).toMatchObject({
      status: 422,
      body: { code: 'coupon_taken', fields: { couponCode: 'This coupon is held by another order of yours.' } },
    })
    expect((await (await aGuest(server)).place(feast.request({ guests: 30, couponCode: coupon.code }))).status).toBe(
      201,
    )
  })

  test('to another state is taxed as one', async () => {
    const feast = await aFeast(server, { caterer: { serviceRadiusKm: 200 } })
    const order = await (
      await aGuest(server)
    ).order(feast.request({ venue: { ...feast.request().venue, state: '24' } }))
    expect(order.bill.lines.at(-1)).toEqual({
      kind: 'igst',
      about: 'IGST',
      quantity: 1,
      unit: 500,
      amount: 500,
      rate: 5,
    })
  })
})

describe('an order is refused, with a sentence beside each field and nothing taken', () => {
  test('for every problem at once', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const refused = await guest.place(
      feast.request({
        guests: 120,
        dietSplit: { veg: 100, jain: 0, nonVeg: 5 },
        selections: [],
        eventDate: '2026-11-21',
        couponCode: 'NOSUCH',
        gstin: '27AAPFU0939F1ZW',
        venue: { ...feast.request().venue, point: { lat: 18.5204, lng: 73.8567 } },
      }),
    )
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      code: 'guests_outside_band',
      fields: {
        guests: 'This package is for 50 to 100 guests.',
        'dietSplit.veg': 'Veg, Jain and non-veg guests must add up to 120.',
        'dietSplit.nonVeg': 'This package has no Non Veg food. Please choose one that fits your guests.',
        [`selections.${feast.offer.items[0]?.id}`]: 'Choose 2 more from Starters.',
        eventDate: 'This caterer needs 2 days of notice. The first free day is Sun, 22 Nov 2026.',
        venue: expect.stringMatching(
          /^This caterer serves within 25 km; your venue is 12\d(\.\d)? km away\.$/,
        ) as string,
        couponCode: 'This coupon code is not known.',
        gstin: 'This is not a valid GSTIN. Please check it, or leave it empty.',
      },
    })
    expect(await ordersOf(guest.user.id)).toBe(0)
    expect(await takenOf(feast.caterer.id, '2026-11-21')).toBe(0)
  })

  test('when the price is not what the customer saw', async () => {
    const feast = await aFeast(server)
    const refused = await (await aGuest(server)).place(feast.request({ expectedTotal: 10_499.99 }))
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'price_changed',
        message: ['The price is now ₹10,500. Please check the bill and place the order again.'],
      },
    })
  })

  test('when the day has too few plates left', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 70 } })
    await (await aGuest(server)).order(feast.request())
    const refused = await (await aGuest(server)).place(feast.request({ guests: 31 }))
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'capacity_taken', fields: { eventDate: 'Only 30 plates are left on that day.' } },
    })
    expect((await (await aGuest(server)).place(feast.request({ guests: 30 }))).status).toBe(201)
  })

  test('on a day on which the caterer is closed', async () => {
    const feast = await aFeast(server)
    await rows(
      db(),
      sql`insert into closures (id, caterer_id, first_day, last_day) values (${newId()}, ${feast.caterer.id}, '2026-12-10', '2026-12-12')`,
    )
    expect((await (await aGuest(server)).place(feast.request())).body.code).toBe('date_closed')
  })

  test('at a caterer that takes no orders', async () => {
    const feast = await aFeast(server, { caterer: { approval: 'suspended' } })
    expect(await (await aGuest(server)).place(feast.request())).toMatchObject({
      status: 422,
      body: { code: 'caterer_closed' },
    })
    expect(await (await aGuest(server)).place(feast.request({ catererId: 'nobody' }))).toMatchObject({
      status: 404,
      body: { code: 'caterer_not_found' },
    })
  })

  test('with a package of another caterer', async () => {
    const feast = await aFeast(server)
    const foreign = await aPackage(server)
    expect(await (await aGuest(server)).place(feast.request({ packageId: foreign.id }))).toMatchObject({
      status: 422,
      body: { code: 'package_not_found' },
    })
  })

  test('from one’s own kitchen', async () => {
    const guest = await aGuest(server)
    const feast = await aFeast(server, { caterer: { ownerId: guest.user.id } })
    expect((await guest.place(feast.request())).body.code).toBe('own_caterer')
  })

  test.each([
    ['of packed food below ten', { kind: 'packed', bands: [] }, { guests: 9 }, 'packed_minimum'],
    ['that costs nothing', { basePrice: 0 }, {}, 'total_out_of_range'],
    ['that costs more than can be counted', { basePrice: 90_000_000_000 }, {}, 'total_out_of_range'],
  ] as const)('%s', async (_, offer, request, code) => {
    const feast = await aFeast(server, { offer: offer as never })
    expect(await (await aGuest(server)).place(feast.request(request))).toMatchObject({ status: 422, body: { code } })
  })

  test.each([
    ['-1 guests', { guests: -1 }],
    ['0 guests', { guests: 0 }],
    ['1.5 guests', { guests: 1.5 }],
    ['a thousand million guests', { guests: 1e9 }],
    ['a day that does not exist', { eventDate: '2027-02-29' }],
    ['a time that does not exist', { eventTime: '24:00' }],
    ['a paisa in three parts', { expectedTotal: 0.1 + 0.2 }],
    ['a negative diet', { dietSplit: { veg: 41, jain: -1, nonVeg: 0 } }],
    [
      'a venue on the moon',
      { venue: { line: 'x', place: 'x', pinCode: '400050', state: '27', point: { lat: 91, lng: 0 } } },
    ],
    [
      'a state that is none',
      { venue: { line: 'x', place: 'x', pinCode: '400050', state: '99', point: { lat: 19, lng: 72 } } },
    ],
  ])('as malformed with %s', async (_, given) => {
    const feast = await aFeast(server)
    expect(await (await aGuest(server)).place({ ...feast.request(), ...given } as never)).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    })
  })

  test('from anybody but a customer', async () => {
    const feast = await aFeast(server)
    const caterer = await aGuest(server, { role: '3' })
    expect((await caterer.place(feast.request())).status).toBe(403)
    const visitor = await server.request('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(feast.request()),
    })
    expect(visitor.status).toBe(401)
  })
})

describe('what a client claims beyond its order is not believed', () => {
  test('money, state and ownership in the body change nothing', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const victim = await aGuest(server)
    const order = await guest.order({
      ...feast.request(),
      total: 1,
      total_paise: 1,
      discount: 9_999,
      paid: true,
      state: 'completed',
      customerId: victim.user.id,
      id: 'mine',
      createdAt: '2020-01-01',
    } as never)
    expect(order).toMatchObject({ state: 'awaiting_payment', bill: { total: 10_500, discount: 0 } })
    expect(order.id).not.toBe('mine')
    expect(await ordersOf(victim.user.id)).toBe(0)
  })
})

describe('the idempotency key', () => {
  test('is required, from 8 to 100 characters', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const without = await guest.call('POST', '/api/orders', feast.request())
    expect(without).toMatchObject({ status: 422, body: { code: 'idempotency_key_missing' } })
    for (const key of ['short12', 'x'.repeat(101)])
      expect((await guest.place(feast.request(), key)).body.code).toBe('idempotency_key_missing')
    expect((await guest.place(feast.request(), 'x'.repeat(100))).status).toBe(201)
  })

  test('with the same details answers the same bytes and takes nothing twice', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const first = await guest.place(feast.request(), 'one-click')
    const again = await guest.place(feast.request(), 'one-click')
    expect(again).toEqual(first)
    expect(first.status).toBe(201)
    expect(await takenOf(feast.caterer.id)).toBe(40)
  })

  test('answers the order even when it could not be placed any more', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const first = await guest.order(feast.request(), 'one-click')
    await rows(db(), sql`update caterers set approval = 'suspended' where id = ${feast.caterer.id}`)
    expect(await guest.order(feast.request(), 'one-click')).toEqual(first)
  })

  test('with other details is refused', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    await guest.order(feast.request(), 'one-click')
    expect(await guest.place(feast.request({ guests: 41 }), 'one-click')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
    expect(await ordersOf(guest.user.id)).toBe(1)
  })

  test('of somebody else is another key', async () => {
    const feast = await aFeast(server)
    const [a, b] = [await aGuest(server), await aGuest(server)]
    const first = await a.order(feast.request(), 'one-click')
    const other = await b.order(feast.request(), 'one-click')
    expect(other.id).not.toBe(first.id)
  })

  test('sent ten times at once makes one order', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 50 } })
    const guest = await aGuest(server)
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.place(feast.request(), 'ten-clicks')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await ordersOf(guest.user.id)).toBe(1)
    expect(await takenOf(feast.caterer.id)).toBe(40)
  })
})

describe('at the same time', () => {
  test('two customers want the last plates, and one gets them', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 70 } })
    const guests = await Promise.all([aGuest(server), aGuest(server)])
    const answers = await Promise.all(guests.map((guest) => guest.place(feast.request())))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422])
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('capacity_taken')
    expect(await takenOf(feast.caterer.id)).toBe(40)
  })

  test('twenty orders of one customer want one coupon, and one gets it', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 5_000 } })
    const guest = await aGuest(server)
    const coupon = await aCoupon(server)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guest.place(feast.request({ couponCode: coupon.code }))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['coupon_taken']),
    )
    expect(await takenOf(feast.caterer.id)).toBe(40)
    expect(await ordersOf(guest.user.id)).toBe(1)
  })

  test('twenty customers want a coupon of five uses, and neither more get it nor does anybody wait in a circle', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 5_000 } })
    const guests = await Promise.all(Array.from({ length: 20 }, () => aGuest(server)))
    const { code: couponCode } = await aCoupon(server, { useLimit: 5 })
    const answers = await Promise.all(guests.map((guest) => guest.place(feast.request({ couponCode }))))
    const outcomes = answers.map(({ status, body }) => (status === 201 ? 'placed' : body.code))
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'coupon_exhausted')).toHaveLength(15)
    expect(await takenOf(feast.caterer.id)).toBe(200)
  })

  test('many orders on many days leave every day with what its orders say', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 100 } })
    const days = ['2026-12-12', '2026-12-13', '2026-12-14']
    const guests = await Promise.all(Array.from({ length: 12 }, () => aGuest(server)))
    await Promise.all(
      guests.map((guest, i) => guest.place(feast.request({ guests: 30 + i, eventDate: days[i % 3] ?? '' }))),
    )
    const wrong = await rows(
      db(),
      sql`
      select d.day from caterer_days d
      where d.caterer_id = ${feast.caterer.id}
        and (d.plates_taken > 100 or d.plates_taken <> (select coalesce(sum(guests), 0) from orders o where o.caterer_id = d.caterer_id and o.event_date = d.day))`,
    )
    expect(wrong).toEqual([])
  })
})
