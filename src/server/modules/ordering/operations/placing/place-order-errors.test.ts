import { describe, expect, test } from 'vitest'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { aPackage } from '#test/factories/index.ts'
import { aFeast, aGuest, ordersOf, capacityTaken } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const server = useServer()
const db = () => server.database.db

describe('an order is rejected, with a sentence beside each field and nothing taken', () => {
  test('for every problem at once', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const rejected = await guest.place(
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
    expect(rejected.status).toBe(422)
    expect(rejected.body).toMatchObject({
      code: 'guests_outside_band',
      fields: {
        guests: 'This package is for 50 to 100 guests.',
        'dietSplit.veg': 'Veg, Jain and non-veg guests must add up to 120.',
        'dietSplit.nonVeg': 'This package has no Non Veg food. Choose one that suits your guests.',
        [`selections.${feast.offer.items[0]?.id}`]: 'Choose 2 more from Starters.',
        eventDate: 'This caterer needs 4 days’ notice. Earliest date: Tue, 24 Nov 2026.',
        venue: expect.stringMatching(
          /^This caterer serves within 25 km\. Your venue is 12\d(\.\d)? km away\.$/,
        ) as string,
        couponCode: 'This coupon code isn’t valid.',
        gstin: 'Enter a valid GSTIN, or leave it empty.',
        companyAddress: 'Enter the address for your GST invoice.',
      },
    })
    expect(await ordersOf(server, guest.user.id)).toBe(0)
    expect(await capacityTaken(server, feast.caterer.id, '2026-11-21')).toBe(0)
  })

  test('when a course of the package has too few dishes', async () => {
    const feast = await aFeast(server)
    await rows(db(), sql`update package_items set quantity = 5 where package_id = ${feast.offer.id}`)
    const guest = await aGuest(server)
    const dishes = ['Paneer Tikka', 'Hara Bhara Kebab', 'Jain Samosa']
    const itemId = feast.offer.items[0]?.id ?? ''
    const rejected = await guest.place(feast.request({ selections: [{ itemId, addOn: 0, dishes }] }))
    const message = `${feast.offer.name} can’t be booked now. It includes 5 from Starters, but the menu has 3. Choose another package.`
    expect(rejected).toMatchObject({
      status: 422,
      body: { code: 'package_incomplete', fields: { packageId: message } },
    })
    const quoted = await guest.call<Quote>('POST', '/api/orders/quote', feast.request())
    expect(quoted.body.problems).toContainEqual({
      code: 'package_incomplete',
      field: 'packageId',
      values: { package: feast.offer.name, category: 'Starters', needed: 5, available: 3 },
      message,
    })
    expect(await ordersOf(server, guest.user.id)).toBe(0)
  })

  test('when the price is not what the customer saw', async () => {
    const feast = await aFeast(server)
    const rejected = await (await aGuest(server)).place(feast.request({ expectedTotal: 10_499.99 }))
    expect(rejected).toMatchObject({
      status: 422,
      body: {
        code: 'price_changed',
        message: ['The price is now ₹10,500. Review the bill, then book again.'],
      },
    })
  })

  test('when the day has too few plates left', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 70 } })
    await (await aGuest(server)).order(feast.request())
    const rejected = await (await aGuest(server)).place(feast.request({ guests: 31 }))
    expect(rejected).toMatchObject({
      status: 422,
      body: { code: 'capacity_taken', fields: { eventDate: 'This caterer can take only 30 more guests that day.' } },
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

  test('from the customer’s own caterer', async () => {
    const guest = await aGuest(server)
    const feast = await aFeast(server, { caterer: { ownerId: guest.user.id } })
    expect((await guest.place(feast.request())).body.code).toBe('own_caterer')
  })

  test.each([
    ['of packed food below ten', { kind: 'packed', bands: [] }, { guests: 9 }, 'packed_minimum'],
    ['that costs nothing', { basePrice: 0 }, {}, 'package_not_found'],
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

test('what a client sends beyond an order changes nothing', async () => {
  const feast = await aFeast(server)
  const sent = { ...feast.request(), total_paise: 1, createdAt: '2020-01-01' }
  const order = await (await aGuest(server)).order(sent as never)
  expect(order).toMatchObject({ state: 'awaiting_payment', bill: { total: 10_500, discount: 0 } })
})
