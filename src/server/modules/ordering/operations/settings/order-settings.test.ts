import { describe, expect, test } from 'vitest'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { saveCapacity } from '#server/modules/availability/index.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner } from '#test/support/life.ts'
import { mailsTo } from '#test/support/mails.ts'
import { isOnPostgres } from '#test/support/only-on-postgres.ts'
import { aGuest, bookOf, type Feast, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

/** 40 guests at ₹250 and 5% GST. */
const total = 10_500
const set = (owner: Guest, acceptUpTo?: { guests: number; total: number }) =>
  owner.call('PUT', '/api/order-settings/automatic-acceptance', acceptUpTo ? { acceptUpTo } : {})

async function pay(feast: Feast, before: () => Promise<unknown> = async () => undefined) {
  const guest = await aGuest(server)
  const placed = await guest.order(feast.request())
  await before()
  const { body } = await guest.initiate(placed)
  await gateway.control(body.transactionId, { do: 'complete' })
  return { guest, order: await guest.see(placed.id) }
}

describe('automatic acceptance', () => {
  test('is off until it is set, and off again without a size', async () => {
    const { feast, owner } = await aCatererWithOwner(server)
    expect((await owner.call('GET', '/api/order-settings')).body).toEqual({})
    expect((await pay(feast)).order.state).toBe('requested')
    await set(owner, { guests: 60, total: 25_000 })
    expect((await owner.call('GET', '/api/order-settings')).body).toEqual({ acceptUpTo: { guests: 60, total: 25_000 } })
    await set(owner)
    expect((await owner.call('GET', '/api/order-settings')).body).toEqual({})
    expect((await pay(feast)).order.state).toBe('requested')
  })

  test('is not replaced by who saw something else, who is told what is saved', async () => {
    const { owner } = await aCatererWithOwner(server)
    type Changed = { code: string; current: object }
    const save = (acceptUpTo: object | undefined, seen: object) =>
      owner.call<Changed>('PUT', '/api/order-settings/automatic-acceptance', { acceptUpTo, seen })
    const [one, other] = [
      { guests: 60, total: 25_000 },
      { guests: 80, total: 25_000 },
    ]
    expect((await save(one, {})).status).toBe(200)
    expect(await save(other, {})).toMatchObject({
      status: 409,
      body: { code: 'settings_changed', current: { acceptUpTo: one } },
    })
    expect(await save(undefined, { acceptUpTo: other })).toMatchObject({ status: 409 })
    const answers = await Promise.all([save(other, { acceptUpTo: one }), save(undefined, { acceptUpTo: one })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('accepts what is within guests and amount, no more', async () => {
    const { feast, owner } = await aCatererWithOwner(server)
    for (const [guests, amount, state] of [
      [39, total, 'requested'],
      [40, total - 1, 'requested'],
      [40, total, 'accepted'],
    ] as const) {
      await set(owner, { guests, total: amount })
      expect((await pay(feast)).order.state, `${guests} guests, ₹${amount}`).toBe(state)
    }
  })

  test('is an event that says so, and told to both sides', async () => {
    const { feast, owner } = await aCatererWithOwner(server)
    await set(owner, { guests: 40, total })
    const { guest, order } = await pay(feast)
    const events = await rows(
      server.database.db,
      sql`select to_state, party, detail from order_events where order_id = ${order.id} order by seq`,
    )
    expect(events.slice(1)).toMatchObject([
      { to_state: 'requested', party: 'system' },
      { to_state: 'accepted', party: 'system', detail: { automatic: 'yes' } },
    ])
    const kinds = async (to: Guest) => (await mailsTo(server, to.user.email)).map(({ kind }) => kind)
    expect((await kinds(owner)).filter((kind) => kind.startsWith('order_'))).toEqual(['order_accepted_automatically'])
    expect((await kinds(guest)).filter((kind) => kind.startsWith('order_'))).toEqual(['order_accepted'])
    const [mail] = await mailsTo(server, owner.user.email, 'order_accepted_automatically')
    expect(mail?.text).toContain(`/caterer-dashboard/orders/${order.id}`)
    await server.services.backgroundJobs['notification-centre']?.()
    const told = await owner.call<{ items: { type: string }[] }>('GET', '/api/notifications')
    expect(told.body.items.map(({ type }) => type)).toEqual(['order.accepted', 'order.requested'])
  })

  test.each([
    ['closed', { state: 'closed' }],
    ['below what is taken', { capacity: 39 }],
  ])('leaves an order to the caterer whose day is %s since it was placed', async (_, change) => {
    const { feast, owner } = await aCatererWithOwner(server)
    await set(owner, { guests: 40, total })
    const day = { from: '2026-12-12', to: '2026-12-12' }
    const { order } = await pay(feast, () => owner.call('PUT', '/api/calendar/days', { ...day, ...change }))
    expect(order.state).toBe('requested')
  })

  test('accepts once, however often the payment is heard of', async () => {
    const { feast, owner } = await aCatererWithOwner(server)
    await set(owner, { guests: 40, total })
    const guest = await aGuest(server)
    const placed = await guest.order(feast.request())
    const { transactionId } = (await guest.initiate(placed)).body
    const complete = { do: 'complete', webhook: 'twice' } as const
    await Promise.all([gateway.control(transactionId, complete), guest.confirm(placed, transactionId)])
    await guest.confirm(placed, transactionId)
    expect((await guest.see(placed.id)).state).toBe('accepted')
    expect(await bookOf(server).published('order.accepted', placed.id)).toBe(1)
    expect(await bookOf(server).taken(feast.caterer.id)).toBe(40)
  })

  test('waits for a capacity that is being lowered', async ({ skip }) => {
    skip(!isOnPostgres(), 'the embedded engine has one transaction at a time')
    const { feast, owner } = await aCatererWithOwner(server)
    await set(owner, { guests: 40, total })
    const day = '2026-12-12'
    const guest = await aGuest(server)
    const placed = await guest.order(feast.request())
    const { transactionId } = (await guest.initiate(placed)).body
    const saved = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const lowered = server.context().transaction(async (tx) => {
      await saveCapacity(tx, feast.caterer.id, { firstDay: day, lastDay: day, capacity: 39 })
      saved.resolve()
      await commit.promise
    })
    await saved.promise
    // Other tests wait for locks in databases of their own.
    const waiting = sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    const paid = gateway.control(transactionId, { do: 'complete' })
    await expect.poll(async () => (await firstRow(server.database.db, waiting))?.n).toBeGreaterThan(0)
    commit.resolve()
    await lowered
    await paid
    expect((await guest.see(placed.id)).state).toBe('requested')
  })

  test('refuses a size that makes no sense, beside its field', async () => {
    const { owner } = await aCatererWithOwner(server)
    type Rejected = { fields: Record<string, string> }
    const { status, body } = await owner.call<Rejected>('PUT', '/api/order-settings/automatic-acceptance', {
      acceptUpTo: { guests: 0, total: 0.5 },
    })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual(['acceptUpTo.guests', 'acceptUpTo.total'])
  })
})

describe('saved replies', () => {
  const save = (owner: Guest, replies: string[]) => owner.call('PUT', '/api/order-settings/replies', { replies })

  test('are those of the caterer, at most five', async () => {
    const { owner } = await aCatererWithOwner(server)
    const other = (await aCatererWithOwner(server)).owner
    const five = ['One', 'Two', 'Three', 'Four', 'Five\nin two lines']
    expect((await save(owner, five)).body).toEqual({ replies: five })
    expect((await save(owner, [...five, 'Six'])).status).toBe(400)
    expect((await save(owner, ['   '])).status).toBe(400)
    expect((await save(owner, ['x'.repeat(501)])).status).toBe(400)
    expect((await owner.call('GET', '/api/order-settings')).body).toEqual({ replies: five })
    expect((await other.call('GET', '/api/order-settings')).body).toEqual({})
    await set(owner, { guests: 40, total })
    expect((await save(owner, [])).body).toEqual({ replies: [], acceptUpTo: { guests: 40, total } })
  })
})
