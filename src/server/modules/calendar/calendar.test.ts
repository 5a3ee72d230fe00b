import { describe, expect, test } from 'vitest'
import type { CalendarDay, CalendarView } from '#contract/endpoints/kitchen/calendar.ts'
import { templateOf } from '#contract/values/cancellation-step.ts'
import { aCaterer, aMember } from '#test/factories/index.ts'
import { closeDays, daysOf, fillDay } from '#test/support/calendar.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder } from '#test/support/life.ts'
import type { ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { asCaller, aTeam, type Caller } from '#test/support/team.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

type Answer = { status: number; body: CalendarView & ErrorBody }
/** The calls of tests of this module: their answers are those of the calendar. */
const send = (by: Caller, method: string, path: string, body?: unknown) =>
  by.send(method, path, body) as unknown as Promise<Answer>
const see = async (by: Caller, from: string, to = from) =>
  (await send(by, 'GET', `/api/calendar?from=${from}&to=${to}`)).body
const dayOf = async (by: Caller, day: string): Promise<CalendarDay | undefined> => (await see(by, day)).days[0]
const change = (by: Caller, body: object) => send(by, 'PUT', '/api/calendar/days', body)
const stateOf = async (catererId: string, day: string, guests = 40) =>
  (await daysOf(server, catererId, { from: day, to: day, guests })).body.days[0]?.state

describe('a month', () => {
  test('shows what is taken and left, closures, and festivals', async () => {
    const { caterer, owner } = await aTeam(server)
    await fillDay(server, caterer.id, '2026-12-12', { taken: 60, capacity: 80 })
    await closeDays(server, caterer.id, '2026-12-24', '2026-12-25')
    const { today, days, orders, festivalsUntil } = await see(owner, '2026-12-01', '2026-12-31')
    const { capacity } = (await see(owner, '2026-12-01')).terms
    expect([today, days.length, orders, festivalsUntil]).toEqual(['2026-11-20', 31, [], '2030-12-31'])
    const usual = { taken: 0, capacity, left: capacity, hasOwnCapacity: false, festivals: [] }
    expect(days[0]).toEqual({ day: '2026-12-01', ...usual })
    expect(days[11]).toEqual({ ...usual, day: '2026-12-12', taken: 60, capacity: 80, left: 20, hasOwnCapacity: true })
    expect(days[24]).toEqual({ day: '2026-12-25', ...usual, closed: 'by_hand', festivals: ['Christmas Day'] })
  })

  test('after the last year with festivals has none', async () => {
    const { owner } = await aTeam(server)
    expect((await dayOf(owner, '2030-12-25'))?.festivals).toEqual(['Christmas Day'])
    expect((await dayOf(owner, '2031-12-25'))?.festivals).toEqual([])
  })

  test('shows orders without anything of their customers, to cooks once they were accepted', async () => {
    const hands = await aPaidOrder(server, gateway, { contact: { name: 'Zubin Vakil', phone: '9812309876' } })
    const owner = await asCaller(server, hands.owner.user)
    const cook = await asCaller(server, await aMember(server, hands.feast.caterer.id, { part: 'cook' }))
    const shown = {
      id: hands.order.id,
      bookingCode: hands.order.bookingCode,
      state: 'requested',
      day: '2026-12-12',
      time: '19:30',
      guests: 40,
      dietSplit: { veg: 40, jain: 0, nonVeg: 0 },
      area: 'Bandra West',
    }
    expect((await see(owner, '2026-12-12')).orders).toEqual([shown])
    expect((await see(cook, '2026-12-12')).orders).toEqual([])
    await hands.asCaterer('accept')
    const accepted = await see(cook, '2026-12-12')
    expect(accepted.orders).toEqual([{ ...shown, state: 'accepted' }])
    expect(JSON.stringify(accepted)).not.toMatch(/Zubin|98123|Hill Road|Terrace/)
    await hands.asCustomer('cancel', { reason: '' })
    expect((await see(owner, '2026-12-12')).orders).toEqual([])
  })

  test.each([
    ['2026-12-02', '2026-12-01'],
    ['2026-12-01', '2027-02-01'],
    ['december', '2026-12-01'],
  ])('is not given from %s to %s', async (from, to) => {
    const { owner } = await aTeam(server)
    const { status, body } = await send(owner, 'GET', `/api/calendar?from=${from}&to=${to}`)
    expect([status, body.code]).toEqual([422, 'query_invalid'])
  })
})

describe('closing days', () => {
  test('is seen by customers immediately, and opening as well', async () => {
    const { caterer, owner } = await aTeam(server)
    expect(await stateOf(caterer.id, '2026-12-25')).toBe('free')
    await change(owner, { from: '2026-12-24', to: '2026-12-26', state: 'closed' })
    expect(await stateOf(caterer.id, '2026-12-25')).toBe('closed')
    await change(owner, { from: '2026-12-25', to: '2026-12-25', state: 'open' })
    expect([await stateOf(caterer.id, '2026-12-24'), await stateOf(caterer.id, '2026-12-25')]).toEqual([
      'closed',
      'free',
    ])
    expect((await dayOf(owner, '2026-12-26'))?.closed).toBe('by_hand')
  })

  test('with paid orders names them first', async () => {
    const hands = await aPaidOrder(server, gateway)
    const owner = await asCaller(server, hands.owner.user)
    const days = { from: '2026-12-11', to: '2026-12-13', state: 'closed' }
    const { status, body } = await change(owner, days)
    expect([status, body.code]).toEqual([409, 'day_has_orders'])
    expect(body.message[0]).toContain(hands.order.bookingCode)
    expect(await stateOf(hands.feast.caterer.id, '2026-12-11')).toBe('free')
    expect((await change(owner, { ...days, knownOrders: [hands.order.id] })).status).toBe(200)
    expect(await stateOf(hands.feast.caterer.id, '2026-12-12')).toBe('closed')
    expect((await hands.guest.see(hands.order.id)).state).toBe('requested')
  })

  test.each([
    ['2026-11-19', 'date_past'],
    ['2028-06-01', 'date_too_far'],
  ])('on %s is rejected with %s', async (day, code) => {
    const { owner } = await aTeam(server)
    expect((await change(owner, { from: day, to: day, state: 'closed' })).body.code).toBe(code)
  })
})

describe('the capacity of a day', () => {
  test('below what is taken sells no more and keeps what is sold', async () => {
    const hands = await aPaidOrder(server, gateway)
    const owner = await asCaller(server, hands.owner.user)
    await change(owner, { from: '2026-12-12', to: '2026-12-13', capacity: 30 })
    expect(await dayOf(owner, '2026-12-12')).toMatchObject({ taken: 40, capacity: 30, left: 0, hasOwnCapacity: true })
    const { id } = hands.feast.caterer
    expect([await stateOf(id, '2026-12-12', 10), await stateOf(id, '2026-12-13', 31)]).toEqual(['full', 'full'])
    expect((await hands.guest.see(hands.order.id)).guests).toBe(40)
  })

  test('is the usual one again when it is taken back', async () => {
    const { caterer, owner } = await aTeam(server)
    const usual = (await dayOf(owner, '2026-12-12'))?.capacity
    await change(owner, { from: '2026-12-12', to: '2026-12-12', capacity: 0 })
    expect(await stateOf(caterer.id, '2026-12-12', 10)).toBe('full')
    await change(owner, { from: '2026-12-01', to: '2026-12-31', capacity: null })
    expect(await dayOf(owner, '2026-12-12')).toMatchObject({ capacity: usual, hasOwnCapacity: false })
  })
})

describe('a pause', () => {
  const pause = (by: Caller, until: string) => send(by, 'PUT', '/api/calendar/pause', { until })

  test('closes the days before its end, and resuming leaves what was closed by hand', async () => {
    const { caterer, owner } = await aTeam(server)
    await change(owner, { from: '2026-11-24', to: '2026-11-24', state: 'closed' })
    await pause(owner, '2026-11-26')
    const paused = await see(owner, '2026-11-20', '2026-11-26')
    expect(paused.pausedUntil).toBe('2026-11-26')
    expect(paused.days.map(({ closed }) => closed)).toEqual([
      ...Array(4).fill('paused'),
      'by_hand',
      'paused',
      undefined,
    ])
    expect([await stateOf(caterer.id, '2026-11-25'), await stateOf(caterer.id, '2026-11-26')]).toEqual([
      'closed',
      'free',
    ])
    await send(owner, 'DELETE', '/api/calendar/pause')
    const resumed = await see(owner, '2026-11-20', '2026-11-26')
    expect(resumed.pausedUntil).toBeUndefined()
    expect(resumed.days.filter(({ closed }) => closed).map(({ day }) => day)).toEqual(['2026-11-24'])
  })

  test('must end after today', async () => {
    const { owner } = await aTeam(server)
    expect((await pause(owner, '2026-11-20')).body.code).toBe('pause_invalid')
  })
})

describe('terms of bookings', () => {
  const terms = (by: Caller, body: object) => send(by, 'PUT', '/api/calendar/terms', body)

  test('hold for new bookings, and an order keeps its own', async () => {
    const hands = await aPaidOrder(server, gateway)
    const owner = await asCaller(server, hands.owner.user)
    const before = await hands.guest.see(hands.order.id)
    const notice = [
      { fromGuests: 1, days: 1 },
      { fromGuests: 30, days: 10 },
    ]
    const { status, body } = await terms(owner, {
      capacity: 90,
      notice,
      changeCutOffHours: 72,
      cancellation: 'strict',
    })
    expect([status, body]).toMatchObject([
      200,
      { capacity: 90, notice, changeCutOffHours: 72, cancellation: { template: 'strict' } },
    ])
    const { id } = hands.feast.caterer
    expect([await stateOf(id, '2026-11-29'), await stateOf(id, '2026-11-30')]).toEqual(['too_soon', 'free'])
    const quote = await hands.guest.call<{ cancellation: unknown[] }>(
      'POST',
      '/api/orders/quote',
      hands.feast.request(),
    )
    expect(quote.body.cancellation).toMatchObject([{ daysBefore: 15 }, { daysBefore: 7 }, { daysBefore: 0 }])
    const after = await hands.guest.see(hands.order.id)
    expect([after.cancellation, after.changesUntil]).toEqual([before.cancellation, before.changesUntil])
  })

  test.each([
    [[{ fromGuests: 2, days: 1 }]],
    [
      [
        { fromGuests: 1, days: 3 },
        { fromGuests: 50, days: 2 },
      ],
    ],
    [
      [
        { fromGuests: 1, days: 3 },
        { fromGuests: 1, days: 4 },
      ],
    ],
  ])('reject the notice %j', async (notice) => {
    const { owner } = await aTeam(server)
    const { status, body } = await terms(owner, { notice })
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([422, 'notice_steps_wrong', ['notice']])
  })

  test('that are so already make no new version', async () => {
    const { caterer, owner } = await aTeam(server)
    const version = async () =>
      ((await owner.send('PATCH', `/api/caterer/${caterer.id}`, {})).body as unknown as { version: number }).version
    const first = await version()
    const { terms: now } = await see(owner, '2026-12-12')
    await terms(owner, { capacity: now.capacity, notice: now.notice })
    expect(await version()).toBe(first)
  })

  test('name the template that they are', () => {
    expect(
      templateOf([
        { daysBefore: 7, percent: 100 },
        { daysBefore: 3, percent: 50 },
      ]),
    ).toBe('standard')
    expect(templateOf([{ daysBefore: 5, percent: 100 }])).toBeUndefined()
  })
})

test('an account of a caterer that acts for none has no calendar', async () => {
  const { owner } = await aTeam(server)
  const former = await aMember(server, (await aCaterer(server)).id, { part: 'cook' })
  expect((await send(owner, 'GET', '/api/calendar?from=2026-12-01&to=2026-12-02')).status).toBe(200)
  const cook = await asCaller(server, former)
  expect((await change(cook, { from: '2026-12-01', to: '2026-12-01', state: 'closed' })).status).toBe(403)
})
