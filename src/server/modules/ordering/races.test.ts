import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { Command } from '#server/adapters/payments/simulator/index.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aFeast, aGuest, bookOf, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

const book = () => bookOf(server)

/** One customer with what it did: every order that was acknowledged, and every status it was answered with. */
interface Player {
  guest: Guest
  orders: OrderView[]
  statuses: Set<number>
}

interface Move {
  player: Player
  request: OrderRequest
  couponCode: string
  /** One of the player's last orders, when there is one. */
  order: OrderView | undefined
}

async function place({ player, request }: Move, key?: string): Promise<void> {
  const { status, body } = await player.guest.place(request, key)
  player.statuses.add(status)
  if (status === 201 && !player.orders.some(({ id }) => id === body.id)) player.orders.push(body)
}

async function pay({ player, order }: Move, command: Command): Promise<void> {
  if (!order) return
  const { status, body } = await player.guest.initiate(order)
  player.statuses.add(status)
  if (status === 200) await gateway.control(body.transactionId, command)
}

const withCoupon = (move: Move): Move => ({ ...move, request: { ...move.request, couponCode: move.couponCode } })
const answered = async (player: Player, answer: Promise<{ status: number }> | undefined) => {
  if (answer) player.statuses.add((await answer).status)
}

const acts = {
  order: (move: Move) => place(move),
  'order with the coupon': (move: Move) => place(withCoupon(move)),
  'order with two clicks': (move: Move) =>
    Promise.all(
      [1, 2].map(() => place(withCoupon(move), `two-clicks-${move.request.guests}-${move.request.eventDate}`)),
    ),
  initiate: ({ player, order }: Move) => answered(player, order && player.guest.initiate(order)),
  confirm: ({ player, order }: Move) => answered(player, order && player.guest.confirm(order)),
  delete: ({ player, order }: Move) => answered(player, order && player.guest.remove(order.id)),
  pay: (move: Move) => pay(move, { do: 'complete', webhook: 'twice' }),
  'pay without a webhook': (move: Move) => pay(move, { do: 'complete', webhook: 'skip' }),
  decline: (move: Move) => pay(move, { do: 'fail', webhook: 'twice' }),
  expire: async () => server.services.backgroundJobs['expire-orders']?.(),
  reconcile: async () => server.services.backgroundJobs['payments']?.(),
} satisfies Record<string, (move: Move) => Promise<unknown>>

const step = fc.record({
  // Ordering and paying more often, or too few orders are paid to be worth something.
  act: fc.constantFrom(...Object.values(acts), acts.order, acts.pay, acts.pay),
  player: fc.nat(3),
  last: fc.nat(3),
  guests: fc.constantFrom(25, 40, 60),
  day: fc.constantFrom('2026-12-12', '2026-12-13'),
})

test('whatever customers, gateway and background jobs do at the same time, every promise holds once it is quiet', async () => {
  const feast = await aFeast(server, { caterer: { maximumServingCapacity: 130 } })
  const { code: couponCode } = await aCoupon(server, { useLimit: 3 })
  const players = await Promise.all(
    Array.from({ length: 4 }, async (): Promise<Player> => ({
      guest: await aGuest(server),
      orders: [],
      statuses: new Set(),
    })),
  )

  const rounds = fc.sample(fc.array(step, { minLength: 8, maxLength: 12 }), { numRuns: 30, seed: 20_261_120 })
  for (const [i, round] of rounds.entries()) {
    // Unpaid orders expire now and then, or the last rounds would find every day taken.
    if (i % 5 === 4) server.clock.advance(31 * 60_000)
    const moves = round.flatMap(({ act, player: who, last, guests, day }) => {
      const request = feast.request({ guests, dietSplit: { veg: guests, jain: 0, nonVeg: 0 }, eventDate: day })
      const player = players[who]
      return player ? [act({ player, request, couponCode, order: player.orders.at(-1 - last) })] : []
    })
    await Promise.all(moves)
    expect(await brokenPromises(server)).toEqual({})
  }

  for (const { guest, orders, statuses } of players) {
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
    // Acknowledged orders are never lost.
    expect(await book().ordersOf(guest.user.id)).toEqual(expect.arrayContaining(orders.map(({ id }) => id)))
  }
  // The rounds are worth something only if every end was reached.
  const ends = await rows<{ state: string }>(server.database.db, sql`select distinct state from orders`)
  expect(ends.map(({ state }) => state)).toEqual(expect.arrayContaining(['cancelled_unpaid', 'expired', 'requested']))
}, 120_000)
