import { describe, expect, onTestFinished, test } from 'vitest'
import { aCoupon } from '#test/factories/coupon.ts'
import { aFeast, aGuest, ordersOf, capacityTaken } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const server = useServer()
const db = () => server.database.db

/** Places that an account's unpaid orders take, in one row where it ever ordered. */
const placesOf = async (userId: string) =>
  (
    await rows<{ open: number }>(db(), sql`select open from unpaid_counts where kind = 'account' and key = ${userId}`)
  ).map(({ open }) => open)
/** Deadlocks of this database so far; on the embedded engine, which has one connection, always 0. */
const deadlocks = async () =>
  (
    await rows<{ deadlocks: number }>(
      db(),
      sql`select deadlocks from pg_stat_database where datname = current_database()`,
    )
  )[0]?.deadlocks

describe('at the same time', () => {
  test('two customers want the last plates, and one gets them', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 70 } })
    const guests = await Promise.all([aGuest(server), aGuest(server)])
    const answers = await Promise.all(guests.map((guest) => guest.place(feast.request())))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422])
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('capacity_taken')
    expect(await capacityTaken(server, feast.caterer.id)).toBe(40)
  })

  test('plates that come free while the reason is looked for are given to who asked for them', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 70 } })
    const [first, second] = await Promise.all([aGuest(server), aGuest(server)])
    const order = await first.order(feast.request())
    const { context } = server.services
    const { transaction } = context
    const putBack = () => void (context.transaction = transaction)
    onTestFinished(putBack)
    const statuses: number[] = []
    context.transaction = (...given) =>
      transaction(...given).catch(async (error: unknown) => {
        putBack()
        statuses.push((await first.remove(order.id)).status)
        throw error
      })

    const { status } = await second.place(feast.request())

    expect([...statuses, status]).toEqual([200, 201])
    expect(await capacityTaken(server, feast.caterer.id)).toBe(40)
  })

  test('ten requests of one click on a day that it fills are all answered with its order', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 40 } })
    const guest = await aGuest(server)
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.place(feast.request(), 'one-click')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await capacityTaken(server, feast.caterer.id)).toBe(40)
    expect(await placesOf(guest.user.id)).toEqual([1])
  })

  test('twenty customers place and delete on one day, without a deadlock, and leave nothing behind', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 100 } })
    const guests = await Promise.all(Array.from({ length: 20 }, () => aGuest(server)))
    const before = await deadlocks()
    const placed = await Promise.all(
      guests.map(async (guest) => {
        const outcomes: string[] = []
        for (let turn = 0; turn < 3; turn++) {
          const { status, body } = await guest.place(feast.request())
          outcomes.push(status === 201 ? 'placed' : body.code)
          if (status === 201) expect((await guest.remove(body.id)).status).toBe(200)
        }
        return outcomes
      }),
    )
    expect(placed.flat().filter((outcome) => !['placed', 'capacity_taken', 'busy'].includes(outcome))).toEqual([])
    expect(placed.flat()).toContain('placed')
    expect(await capacityTaken(server, feast.caterer.id)).toBe(0)
    for (const { user } of guests) expect((await placesOf(user.id)).filter((open) => open > 0)).toEqual([])
    expect(await deadlocks()).toBe(before)
  })

  test('three orders of one customer want one coupon, and one gets it', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 5_000 } })
    const guest = await aGuest(server)
    const coupon = await aCoupon(server)
    const answers = await Promise.all(
      // As many unpaid orders as an account may have, each on a day of its own.
      ['2026-12-12', '2026-12-13', '2026-12-14'].map((eventDate) =>
        guest.place(feast.request({ couponCode: coupon.code, eventDate })),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['coupon_taken']),
    )
    expect(await ordersOf(server, guest.user.id)).toBe(1)
  })

  test('twenty concurrent orders with a coupon of five uses: five get it, without a deadlock', async () => {
    const feast = await aFeast(server, { caterer: { maximumServingCapacity: 5_000 } })
    const guests = await Promise.all(Array.from({ length: 20 }, () => aGuest(server)))
    const { code: couponCode } = await aCoupon(server, { useLimit: 5 })
    const answers = await Promise.all(guests.map((guest) => guest.place(feast.request({ couponCode }))))
    const outcomes = answers.map(({ status, body }) => (status === 201 ? 'placed' : body.code))
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'coupon_exhausted')).toHaveLength(15)
    expect(await capacityTaken(server, feast.caterer.id)).toBe(200)
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
