import { describe, expect, test } from 'vitest'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { aPackage } from '#test/factories/index.ts'
import { aFeast, aGuest, ordersOf, capacityTaken, type Feast, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

/** JSON has no NaN and no Infinity: they arrive as null. */
const noNumbers = [0, -1, 1.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '40', '', [40], true]

/** The answers of quoting and of placing the same body. */
async function sendBoth(feast: Feast, put: object) {
  const guest = await aGuest(server)
  const body = { ...feast.request(), ...put }
  const quoted = await guest.call<Quote & ErrorBody>('POST', '/api/orders/quote', body)
  const placed = await guest.place(body as never)
  return { guest, quoted, placed }
}

async function expectMalformed(feast: Feast, put: object): Promise<void> {
  const { guest, quoted, placed } = await sendBoth(feast, put)
  expect({ sent: put, quoted: quoted.status, placed: placed.status }).toEqual({ sent: put, quoted: 400, placed: 400 })
  expect([quoted.body.code, placed.body.code]).toEqual(['malformed', 'malformed'])
  expect(await ordersOf(server, guest.user.id)).toBe(0)
}

const selectionsOf = (feast: Feast, put: object) => feast.request().selections.map((one) => ({ ...one, ...put }))

describe('numbers that are none are malformed, to a quote as to an order', () => {
  test.each(noNumbers)('%s guests', async (guests) => {
    await expectMalformed(await aFeast(server), { guests })
  })

  test.each(noNumbers.filter((value) => value !== 0))('%s guests of one diet', async (veg) => {
    await expectMalformed(await aFeast(server), { dietSplit: { veg, jain: 0, nonVeg: 0 } })
  })

  test.each([...noNumbers, 25])('%s hours of service', async (serviceHours) => {
    await expectMalformed(await aFeast(server), { serviceHours })
  })

  test.each(noNumbers.filter((value) => typeof value !== 'number' || Math.abs(value) > 1))(
    '%s dishes to add',
    async (addOn) => {
      const feast = await aFeast(server)
      await expectMalformed(feast, { selections: selectionsOf(feast, { addOn }) })
    },
  )
})

describe('numbers out of range are rejected beside their field, to a quote as to an order', () => {
  test.each([-1, 11, 1000])('%i dishes to add', async (addOn) => {
    const feast = await aFeast(server)
    const { quoted, placed } = await sendBoth(feast, { selections: selectionsOf(feast, { addOn }) })
    const field = `selections.${feast.offer.items[0]?.id}`
    const message = 'Please enter a number between 0 and 10'
    expect(quoted.body.problems).toEqual([{ code: 'add_on_out_of_range', field, values: {}, message }])
    // What cannot be added costs nothing either.
    expect(quoted.body.bill.perPlate).toBe(250)
    expect(placed).toMatchObject({ status: 422, body: { code: 'add_on_out_of_range', fields: { [field]: message } } })
  })

  test.each([
    ['more dishes than there are', { addOn: 2 }],
    ['more dishes than the package takes', { dishes: ['Paneer Tikka', 'Hara Bhara Kebab', 'Jain Samosa'] }],
    ['a dish twice', { dishes: ['Paneer Tikka', 'Paneer Tikka'] }],
    ['a dish of another diet', { dishes: ['Paneer Tikka', 'Chicken Tikka'] }],
    ['a dish nobody cooks', { dishes: ['Paneer Tikka', 'Fugu'] }],
  ])('%s', async (_, put) => {
    const feast = await aFeast(server)
    const { quoted, placed } = await sendBoth(feast, { selections: selectionsOf(feast, put) })
    expect(quoted.body.problems.map(({ code }) => code)).toEqual(['selection_invalid'])
    expect(placed).toMatchObject({ status: 422, body: { code: 'selection_invalid' } })
  })
})

describe('ids of others', () => {
  test('a category of another package is none of this one', async () => {
    const feast = await aFeast(server)
    const other = await aFeast(server)
    const selections = [...feast.request().selections, ...other.request().selections]
    const { quoted, placed } = await sendBoth(feast, { selections })
    expect(quoted.body.problems.map(({ code }) => code)).toEqual(['selection_invalid'])
    expect(quoted.body.bill.perPlate).toBe(250)
    expect(placed).toMatchObject({ status: 422, body: { code: 'selection_invalid' } })
  })

  test('a category sent twice does not count twice', async () => {
    const feast = await aFeast(server)
    const [one] = feast.request().selections
    const { placed } = await sendBoth(feast, { selections: [one, one] })
    expect(placed).toMatchObject({ status: 422, body: { code: 'selection_invalid' } })
  })

  test('the cheap package of one caterer is not cooked by another', async () => {
    const feast = await aFeast(server)
    const { quoted, placed } = await sendBoth(feast, { packageId: (await aPackage(server)).id })
    expect([quoted.body.code, placed.body.code]).toEqual(['package_not_found', 'package_not_found'])
  })
})

describe('around midnight in India', () => {
  // The first possible day is two days from today; 18:30 in London is midnight in Mumbai.
  test.each([
    ['the last second of the 20th', '2026-11-20T18:29:59Z', 'Sun, 22 Nov 2026', true],
    ['the first second of the 21st', '2026-11-20T18:30:00Z', 'Mon, 23 Nov 2026', false],
  ])('in %s the first day moves', async (_, now, firstDay, taken) => {
    const feast = await aFeast(server)
    server.clock.set(new Date(now))
    const guest = await aGuest(server)
    const body = feast.request({ eventDate: '2026-11-22' })
    const quoted = await guest.call<Quote>('POST', '/api/orders/quote', feast.request({ eventDate: '2026-11-21' }))
    expect(quoted.body.problems).toMatchObject([
      {
        code: 'lead_time',
        field: 'eventDate',
        values: { days: 2 },
        message: `This caterer needs 2 days’ notice. Earliest date: ${firstDay}.`,
      },
    ])
    const placed = await guest.place(body)
    expect([placed.status, placed.body.code]).toEqual(taken ? [201, undefined] : [422, 'lead_time'])
    expect(await capacityTaken(server, feast.caterer.id, '2026-11-22')).toBe(taken ? 40 : 0)
  })

  test('a dinner of today is in the past at its very minute', async () => {
    const feast = await aFeast(server, { caterer: { leadDays: 0 } })
    const request = feast.request({ eventDate: '2026-11-21', eventTime: '00:30' })
    server.clock.set(new Date('2026-11-20T18:59:59Z'))
    expect((await (await aGuest(server)).place(request)).status).toBe(201)
    server.clock.set(new Date('2026-11-20T19:00:00Z'))
    expect((await (await aGuest(server)).place(request)).body).toMatchObject({
      code: 'time_past',
      fields: { eventTime: 'Choose a time in the future.' },
    })
  })
})
