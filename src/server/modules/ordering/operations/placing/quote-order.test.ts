import { describe, expect, test } from 'vitest'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aMenu, aPackage } from '#test/factories/index.ts'
import { aFeast, aGuest, type ErrorBody } from '#test/support/ordering.ts'
import { post } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'
import { newId } from '#server/kernel/ids.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'

const server = useServer()

/** Requests a quote as a visitor. */
async function quote(body: object): Promise<Quote> {
  const response = await post(server, '/api/orders/quote', body)
  expect(response.status).toBe(200)
  return (await response.json()) as Quote
}
const codes = ({ problems }: Quote) => problems.map(({ code }) => code)

describe('a quote', () => {
  test('of everything an order needs has no problems, and the same bill as the order', async () => {
    const feast = await aFeast(server, { caterer: { deliveryFreeKm: 2, deliveryPerKm: 30_00 as never } })
    const request = feast.request({ serviceHours: 5 })
    const told = await quote(request)
    expect(told.problems).toEqual([])
    expect(told.bill.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['plates', 10_000],
      ['service_hours', 2_000],
      ['delivery', 180],
      ['cgst', 304.5],
      ['sgst', 304.5],
    ])
    const order = await (await aGuest(server)).order({ ...request, expectedTotal: told.bill.total })
    expect(order.bill).toEqual(told.bill)
    expect(order.cancellation).toEqual(told.cancellation)
  })

  test('before day, time and venue are known tells the price and what is missing', async () => {
    const { eventDate: _, eventTime: __, venue: ___, ...early } = (await aFeast(server)).request()
    const told = await quote(early)
    expect(told.bill.total).toBe(10_500)
    expect(told.problems).toEqual([
      { code: 'date_required', field: 'eventDate', values: {}, message: 'Choose your event date.' },
      { code: 'time_required', field: 'eventTime', values: {}, message: 'Choose a serving time.' },
      { code: 'venue_required', field: 'venue', values: {}, message: 'Pick your venue from the list.' },
    ])
  })

  test('takes nothing: no plates, no coupon, no order', async () => {
    const feast = await aFeast(server)
    const coupon = await aCoupon(server, { useLimit: 1 })
    await quote(feast.request({ couponCode: coupon.code }))
    await quote(feast.request({ couponCode: coupon.code }))
    const left = await firstRow(
      server.database.db,
      sql`
      select (select count(*)::int from caterer_days where caterer_id = ${feast.caterer.id}) as days,
        (select count(*)::int from coupon_holds where coupon_id = ${coupon.id}) as holds,
        (select count(*)::int from orders where caterer_id = ${feast.caterer.id}) as orders`,
    )
    expect(left).toEqual({ days: 0, holds: 0, orders: 0 })
  })

  test('says in which course guests of a diet have no dish', async () => {
    const feast = await aFeast(server)
    const told = await quote(feast.request({ dietSplit: { veg: 30, jain: 10, nonVeg: 0 } }))
    expect([told.problems.map(({ code }) => code), told.notes]).toEqual([
      ['diet_without_dish'],
      [
        {
          code: 'course_uneaten',
          values: { category: 'Starters', diet: 'jain' },
          message: 'Your Jain guests have no dish in Starters. Choose one for them, or ask the caterer.',
        },
      ],
    ])
    const selections = [{ itemId: feast.offer.items[0]?.id ?? '', addOn: 0, dishes: ['Paneer Tikka', 'Jain Samosa'] }]
    expect((await quote(feast.request({ dietSplit: { veg: 30, jain: 10, nonVeg: 0 }, selections }))).notes).toEqual([])
  })

  test('names the problems in the order of the form', async () => {
    const feast = await aFeast(server)
    const told = await quote(
      feast.request({
        guests: 20,
        dietSplit: { veg: 19, jain: 0, nonVeg: 0 },
        selections: [],
        eventDate: '2026-11-19',
        couponCode: 'NOSUCH',
      }),
    )
    expect(codes(told)).toEqual([
      'guests_outside_band',
      'diet_split_wrong',
      'selection_incomplete',
      'date_past',
      'coupon_unknown',
    ])
  })

  test('finds the first free day after closures and full days', async () => {
    const feast = await aFeast(server, { caterer: { leadDays: 5, maximumServingCapacity: 60 } })
    await rows(
      server.database.db,
      sql`insert into closures (id, caterer_id, first_day, last_day) values (${newId()}, ${feast.caterer.id}, '2026-11-25', '2026-11-26')`,
    )
    await rows(
      server.database.db,
      sql`insert into caterer_days (caterer_id, day, plates_taken) values (${feast.caterer.id}, '2026-11-27', 21)`,
    )
    const [problem] = (await quote(feast.request({ eventDate: '2026-11-22' }))).problems
    expect(problem).toEqual({
      code: 'lead_time',
      field: 'eventDate',
      values: { days: 5, day: '2026-11-28' },
      message: 'This caterer needs 5 days’ notice. Earliest date: Sat, 28 Nov 2026.',
    })
  })

  test('of a day before the calendar begins is rejected in words, not by the database', async () => {
    const feast = await aFeast(server)
    for (const eventDate of ['0000-01-01', '9999-12-31'])
      expect((await quote(feast.request({ eventDate }))).problems).toHaveLength(1)
  })
})

describe('what a quote tells besides', () => {
  test('a gift that comes along, at no price', async () => {
    const feast = await aFeast(server)
    const gift = await aCoupon(server, { kind: 'gift' })
    const told = await quote(feast.request({ couponCode: gift.code }))
    const note = 'A gift and a cake come along'
    expect(told.notes).toEqual([{ code: 'coupon_fulfilment', values: { note }, message: note }])
    expect(told.bill).toMatchObject({ discount: 0, total: 10_500 })
    expect(told.bill.lines).toContainEqual({ kind: 'discount', about: gift.code, quantity: 1, unit: 0, amount: 0 })
  })

  test('short notice, below a week', async () => {
    const feast = await aFeast(server)
    expect((await quote(feast.request({ eventDate: '2026-11-26' }))).notes).toEqual([
      { code: 'short_notice', message: expect.stringContaining('Short notice') as string },
    ])
    expect((await quote(feast.request({ eventDate: '2026-11-27' }))).notes).toEqual([])
  })

  test.each([
    ['COMPOSITION', '27AABCC1234D1ZB', 'gst_composition'],
    ['UNREGISTERED', 'URP', 'gst_unregistered'],
  ] as const)('that a caterer of the scheme %s adds no tax', async (gstScheme, gstNo, code) => {
    const feast = await aFeast(server, { caterer: { gstScheme, gstNo } })
    const told = await quote(feast.request())
    expect(told.notes).toMatchObject([
      { code, message: expect.stringMatching(/no GST is added to your bill\.$/) as string },
    ])
    expect(told.bill).toMatchObject({ tax: 0, total: 10_000 })
  })

  test('18 % at specified premises', async () => {
    const feast = await aFeast(server, { caterer: { gstScheme: 'SPECIFIED_18' } })
    expect((await quote(feast.request())).bill).toMatchObject({ tax: 1_800, total: 11_800 })
  })

  test('the packages of other bands that hold the guests, and never switches by itself', async () => {
    const feast = await aFeast(server)
    const { id: catererId } = feast.caterer
    const large = await aPackage(server, { catererId, bands: ['100+'], name: 'Large Feast' })
    await aPackage(server, { catererId, bands: ['10-25'] })
    await aPackage(server, { catererId, bands: ['100+'], status: 2 })
    const told = await quote(feast.request({ guests: 150, dietSplit: { veg: 150, jain: 0, nonVeg: 0 } }))
    expect(codes(told)).toContain('guests_outside_band')
    expect(told.alternatives).toEqual([
      { id: large.id, name: 'Large Feast', band: '100+', basePrice: 450, perPlateWithGst: 473, gstPercent: 5 },
    ])
    expect(told.bill.lines[0]?.about).toBe(feast.offer.name)
    expect((await quote(feast.request())).alternatives).toEqual([])
  })

  test('the packages with meat when the chosen one has none', async () => {
    const feast = await aFeast(server)
    const meat = await aPackage(server, { catererId: feast.caterer.id, bands: ['25-50'], diet: 'nonVeg' })
    const told = await quote(feast.request({ dietSplit: { veg: 30, jain: 0, nonVeg: 10 } }))
    expect(codes(told)).toEqual(['diet_not_served'])
    expect(told.alternatives.map(({ id }) => id)).toEqual([meat.id])
  })
})

describe('guests whom the caterer cannot feed', () => {
  const jain = { guests: 40, dietSplit: { veg: 30, jain: 10, nonVeg: 0 } }
  // At sea, where the caterers of no other test are.
  const point = { lat: 18.6, lng: 71.9 }
  const here = { location: point }

  test('are told of up to three other caterers that cook for them', async () => {
    const [feast, ...others] = [
      await aFeast(server, { caterer: { ...here, cateringTypes: ['veg'] } }),
      await aFeast(server, { caterer: { ...here, cateringTypes: ['veg'] } }),
      ...(await Promise.all(
        [1, 2, 3, 4].map(() => aFeast(server, { caterer: { ...here, cateringTypes: ['veg', 'jain'] } })),
      )),
    ]
    const [veg, ...serving] = others
    await server.services.catalogue.refresh([feast, ...others].map(({ caterer }) => caterer.id))
    const request = feast.request(jain)
    const told = await quote({ ...request, venue: { ...request.venue, point } })
    expect(codes(told)).toContain('diet_not_served')
    expect(told.alternatives).toEqual([])
    expect(told.otherCaterers).toHaveLength(3)
    const names = serving.map(({ caterer: { id, slug, name } }) => ({ id, slug, name }))
    for (const one of told.otherCaterers) expect(names).toContainEqual(one)
    expect(told.otherCaterers.map(({ id }) => id)).not.toContain(veg?.caterer.id)
  })

  test('and whom it can feed are told of none', async () => {
    const feast = await aFeast(server)
    expect((await quote(feast.request())).otherCaterers).toEqual([])
  })
})

describe('guests with a diet', () => {
  const split = { veg: 30, jain: 10, nonVeg: 0 }
  const withDishes = (feast: Awaited<ReturnType<typeof aFeast>>, dishes: string[]) => ({
    dietSplit: split,
    selections: feast.offer.items.map((item) => ({ itemId: item.id, addOn: 0, dishes })),
  })

  test('for whom nothing was chosen keep a draft from being ordered', async () => {
    const feast = await aFeast(server)
    const request = feast.request(withDishes(feast, ['Paneer Tikka', 'Hara Bhara Kebab']))
    expect((await quote(request)).problems).toEqual([
      {
        code: 'diet_without_dish',
        field: 'dietSplit.jain',
        values: { diet: 'jain' },
        message: 'Nothing you chose is Jain. Choose a dish for these guests.',
      },
    ])
    expect(await (await aGuest(server)).place(request)).toMatchObject({
      status: 422,
      body: { code: 'diet_without_dish' },
    })
    const suited = await quote(feast.request(withDishes(feast, ['Paneer Tikka', 'Jain Samosa'])))
    expect([suited.problems, suited.notes]).toEqual([[], []])
  })

  test('are told of the courses in which nothing was chosen for them', async () => {
    const starters = await aFeast(server)
    const catererId = starters.caterer.id
    const menus = [
      await aMenu(server, { catererId, name: 'Breads', dishes: [{ name: 'Garlic Naan', diet: 'veg' }] }),
      await aMenu(server, { catererId, name: 'Sweets', dishes: [{ name: 'Jalebi', diet: 'jain' }] }),
    ]
    const items = menus.map(({ id }) => ({ menuId: id, quantity: 1 }))
    const offer = await aPackage(server, { catererId, bands: ['25-50'], items })
    const selections = offer.items.map(({ id }, at) => ({
      itemId: id,
      addOn: 0,
      dishes: [at === 0 ? 'Garlic Naan' : 'Jalebi'],
    }))
    const told = await quote(starters.request({ packageId: offer.id, selections, dietSplit: split }))
    expect([told.problems, told.notes]).toEqual([
      [],
      [
        {
          code: 'course_uneaten',
          values: { category: 'Breads', diet: 'jain' },
          message: 'Your Jain guests have no dish in Breads. Choose one for them, or ask the caterer.',
        },
      ],
    ])
  })
})

describe('a coupon in a quote', () => {
  test('is rejected beside its field, and the bill stands without it', async () => {
    const feast = await aFeast(server)
    const late = await aCoupon(server, { validTo: '2026-11-19' })
    const large = await aCoupon(server, { minimum: 10_000_01 })
    const gone = await aCoupon(server, { useLimit: 1, uses: 1 })
    for (const [coupon, code] of [
      [late, 'coupon_unknown'],
      [large, 'coupon_minimum'],
      [gone, 'coupon_unknown'],
    ] as const) {
      const told = await quote(feast.request({ couponCode: coupon.code }))
      expect(told.problems).toEqual([expect.objectContaining({ code, field: 'couponCode' })])
      expect(told.bill.total).toBe(10_500)
    }
  })

  test('held by an unpaid order is reported to its owner only', async () => {
    const feast = await aFeast(server)
    const coupon = await aCoupon(server)
    const guest = await aGuest(server)
    await guest.order(feast.request({ couponCode: coupon.code }))
    const again = await guest.call<Quote>(
      'POST',
      '/api/orders/quote',
      feast.request({ guests: 30, dietSplit: { veg: 30, jain: 0, nonVeg: 0 }, couponCode: coupon.code }),
    )
    expect(codes(again.body)).toEqual(['coupon_taken', 'unpaid_same_day'])
    expect(codes(await quote(feast.request({ couponCode: coupon.code })))).toEqual([])
  })

  test('takes off no more than its limit', async () => {
    const feast = await aFeast(server)
    const coupon = await aCoupon(server, { percent: 2_500, atMost: 1_200_00 })
    expect((await quote(feast.request({ couponCode: coupon.code }))).bill.discount).toBe(1_200)
  })
})

test('what cannot be priced at all is rejected', async () => {
  const feast = await aFeast(server)
  const rejected = async (put: object) =>
    (await (await post(server, '/api/orders/quote', { ...feast.request(), ...put })).json()) as ErrorBody
  expect((await rejected({ catererId: 'nobody' })).code).toBe('caterer_not_found')
  expect((await rejected({ packageId: 'nothing' })).code).toBe('package_not_found')
  expect((await rejected({ packageId: "' or 1=1 --" })).code).toBe('malformed')
})

describe('the best coupon of a quote', () => {
  test('is that with the highest reduction of those that the caller can use, whatever the draft has', async () => {
    const feast = await aFeast(server)
    const [used, next] = [
      await aCoupon(server, { percent: 9_000 }),
      await aCoupon(server, { percent: 8_000, title: 'Most of it' }),
    ]
    await aCoupon(server, { percent: 9_900, minimum: 1_000_000_00 })
    await aCoupon(server, { percent: 9_900, active: false })
    const gift = await aCoupon(server, { kind: 'gift' })
    expect((await quote(feast.request({ couponCode: gift.code }))).bestCoupon).toEqual({
      code: used.code,
      title: used.title,
      discount: 9_000,
    })
    const guest = await aGuest(server)
    const order = await guest.order(feast.request({ couponCode: used.code }))
    const ask = async (body: object) => (await guest.call<Quote>('POST', '/api/orders/quote', body)).body.bestCoupon
    expect(await ask(feast.request())).toEqual({ code: next.code, title: 'Most of it', discount: 8_000 })
    // It passes to the order that replaces the one which holds it.
    expect((await ask(feast.request({ replaces: order.id })))?.code).toBe(used.code)
  })
})
