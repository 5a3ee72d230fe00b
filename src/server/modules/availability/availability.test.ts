import { describe, expect, test } from 'vitest'
import { emit } from '#server/kernel/events.ts'
import { run, sql } from '#server/kernel/sql.ts'
import { aCaterer } from '#test/factories/index.ts'
import { closeDays, daysOf, fillDay } from '#test/support/calendar.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { aFeast, aGuest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const december = { from: '2026-12-01', to: '2026-12-31', guests: 40 }
const stateOf = async (catererId: string, day: string, guests = 40) =>
  (await daysOf(server, catererId, { from: day, to: day, guests })).body.days[0]?.state

describe('the days of a caterer', () => {
  test('are told without a sign-in and without a figure of its capacity', async () => {
    const caterer = await aCaterer(server, { maximumServingCapacity: 137 })
    await closeDays(server, caterer.id, '2026-12-24', '2026-12-26')
    await fillDay(server, caterer.id, '2026-12-12', { taken: 131 })
    const { status, body, headers } = await daysOf(server, caterer.id, december)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(body.days).toHaveLength(31)
    expect(body.days.filter(({ state }) => state !== 'free')).toEqual([
      { day: '2026-12-12', state: 'full' },
      ...['24', '25', '26'].map((day) => ({ day: `2026-12-${day}`, state: 'closed' })),
    ])
    expect(body.nearest).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
    expect(JSON.stringify(body)).not.toMatch(/137|131/)
  })

  test('follow the caterer’s own notice', async () => {
    const caterer = await aCaterer(server, { leadDays: 1, noticeSteps: [{ fromGuests: 60, days: 10 }] })
    expect(await stateOf(caterer.id, '2026-11-21')).toBe('free')
    expect(await stateOf(caterer.id, '2026-11-29', 60)).toBe('too_soon')
    expect(await stateOf(caterer.id, '2026-11-30', 60)).toBe('free')
  })

  test.each([
    [{ from: '2026-12-02', to: '2026-12-01' }, ['to']],
    [{ from: '2026-12-01', to: '2027-03-03' }, ['to']],
    [{ from: '2026-02-29', to: '2026-13-01' }, ['from', 'to']],
    [{ from: '', to: 'tomorrow' }, ['from', 'to']],
    [{ guests: 0 }, ['guests']],
    [{ guests: 10.5 }, ['guests']],
    [{ guests: 'abc' }, ['guests']],
    [{ guests: 10_001 }, ['guests']],
  ])('asked with %j name the fields that are wrong', async (given, fields) => {
    const { id } = await aCaterer(server)
    const { status, body } = await daysOf(server, id, { ...december, ...given })
    expect([status, body.code]).toEqual([422, 'query_invalid'])
    expect(Object.keys(body.fields ?? {})).toEqual(fields)
  })

  test('are at most 92', async () => {
    const { id } = await aCaterer(server)
    const { body } = await daysOf(server, id, { ...december, to: '2027-03-02' })
    expect(body.days).toHaveLength(92)
  })

  test('of a caterer that the public does not see are not found', async () => {
    const closed = await aCaterer(server, { status: 2 })
    expect((await daysOf(server, closed.id, december)).status).toBe(404)
    expect((await daysOf(server, 'nobody', december)).status).toBe(404)
  })

  test('are told 60 times a minute to one network', async () => {
    const { id } = await aCaterer(server)
    const [address, another] = [nextAddress(), nextAddress()]
    const statuses: number[] = []
    for (let call = 0; call < 61; call++) statuses.push((await daysOf(server, id, december, address)).status)
    expect(statuses.filter((status) => status !== 200)).toEqual([429])
    expect((await daysOf(server, id, december, another)).status).toBe(200)
  })
})

describe('what was read', () => {
  test('is forgotten at once when an order takes plates or releases them', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 79 } })
    const guest = await aGuest(server)
    expect(await stateOf(feast.caterer.id, '2026-12-12')).toBe('free')
    const order = await guest.order(feast.request())
    expect(await stateOf(feast.caterer.id, '2026-12-12')).toBe('full')
    await guest.remove(order.id)
    expect(await stateOf(feast.caterer.id, '2026-12-12')).toBe('free')
  })

  test('is kept for 30 seconds unless a change is emitted, which drops it', async () => {
    const { id } = await aCaterer(server)
    expect(await stateOf(id, '2026-12-12')).toBe('free')
    await closeDays(server, id, '2026-12-12')
    server.clock.advance(29_000)
    expect(await stateOf(id, '2026-12-12')).toBe('free')
    server.clock.advance(1_000)
    expect(await stateOf(id, '2026-12-12')).toBe('closed')

    await run(server.database.db, sql`delete from closures where caterer_id = ${id}`)
    expect(await stateOf(id, '2026-12-12')).toBe('closed')
    await server.context().transaction(async (tx) => emit(tx, { type: 'calendar.changed', subject: id }))
    expect(await stateOf(id, '2026-12-12')).toBe('free')
  })
})
