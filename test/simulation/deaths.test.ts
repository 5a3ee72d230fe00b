import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderView } from '#contract/endpoints/ordering.ts'
import { newId } from '#server/kernel/ids.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aGuest, type Answered, type Guest, type ErrorBody } from '#test/support/ordering.ts'
import { simulation } from './options.ts'
import { otherBooks, settle } from './quiet.ts'
import { openTown, pass, type Town } from './town.ts'

// Whole roads of an order, once with a death at every edge of a transaction: whatever was begun is sent again to a new process.

let town: Town
beforeAll(async () => void (town = await openTown('v1')), 60_000)
afterAll(() => town?.close())

interface Traveller {
  guest: Guest
  order: OrderView
}

type Step = (traveller: Traveller) => Promise<unknown>
const kitchen = () => {
  const [, quick] = town.kitchens
  if (!quick) throw new Error('the town has no second kitchen')
  return quick
}

const change =
  (guests: number): Step =>
  async ({ guest, order }) => {
    const { package: offer, menu } = await guest.see(order.id)
    return guest.call('POST', `/api/orders/${order.id}/change`, {
      packageId: offer.id,
      selections: menu.map(({ _id, addon, dishes }) => ({ itemId: _id, addOn: addon, dishes })),
      guests,
      dietSplit: { veg: guests, jain: 0, nonVeg: 0 },
      serviceHours: 3,
    })
  }

/** Pays what is due, unless it was paid before the process died; the gateway's report is lost. */
const pay: Step = async ({ guest, order }) => {
  const seen = await guest.see(order.id)
  const amount = seen.changes.find(({ state }) => state === 'awaiting_payment')?.toPay ?? order.bill.total
  const begun = await guest.call<{ transactionId: string }>('POST', '/api/payment/initiate', {
    amount,
    orderId: order.id,
  })
  if (begun.status !== 200) return
  await town.gateway.control(begun.body.transactionId, { do: 'complete', webhook: 'skip' })
  await guest.call('POST', `/api/payment/confirm/${order.id}`, { txnId: begun.body.transactionId })
}

const asCaterer =
  (verb: string, body?: object): Step =>
  ({ order }) =>
    kitchen().owner.call('POST', `/api/orders/${order.id}/${verb}`, body)
const asCustomer =
  (verb: string, body?: object): Step =>
  ({ guest, order }) =>
    guest.call('POST', `/api/orders/${order.id}/${verb}`, body)
const runJobs =
  (...names: string[]): Step =>
  async () => {
    for (const name of names) await town.server.services.backgroundJobs[name]?.()
  }
const wait =
  (minutes: number): Step =>
  async () =>
    pass(town, minutes)

const paid = [pay, change(45), pay, change(28)]
const roads: Record<string, { steps: Step[]; end: string }> = {
  'eaten, complete and reviewed': {
    steps: [
      ...paid,
      asCaterer('accept'),
      asCaterer('prepare'),
      wait(1_440),
      asCaterer('deliver'),
      asCustomer('complete'),
      ({ guest, order }) => guest.call('POST', '/api/reviews', { orderId: order.id, rating: 4 }),
      runJobs('payments', 'notifications'),
    ],
    end: 'completed',
  },
  'called off by the caterer': {
    steps: [...paid, asCaterer('accept'), asCaterer('cancel', { reason: 'Flooded' }), runJobs('payments')],
    end: 'cancelled',
  },
  'called off by the customer': { steps: [...paid, asCustomer('cancel', {}), runJobs('payments')], end: 'cancelled' },
  lapsed: { steps: [...paid, wait(1_441), runJobs('order-deadlines', 'payments')], end: 'lapsed' },
  'given up': {
    steps: [({ guest, order }) => guest.remove(order.id)],
    end: 'cancelled_unpaid',
  },
}

/** Does something until a process lived to its end. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await work().catch((error: unknown) => {
      if (!town.fate.isDead()) throw error
      return undefined
    })
    if (!town.fate.isDead() && done !== undefined) return done
    await town.restart()
  }
}

async function place(guest: Guest, couponCode: string): Promise<OrderView> {
  const { feast } = kitchen()
  const tomorrow = new Date(town.server.clock.now().getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  const request = feast.request({
    guests: 30,
    dietSplit: { veg: 30, jain: 0, nonVeg: 0 },
    eventDate: tomorrow,
    couponCode,
  })
  const key = newId()
  const { status, body, text }: Answered<OrderView & ErrorBody> = await insist(() => guest.place(request, key))
  if (status !== 201) throw new Error(`the order was answered ${status}: ${text}`)
  return body
}

/** Walks a road with one death; returns whether anybody died, which nobody does beyond the road's last transaction. */
async function travel(steps: readonly Step[], death: number, when: 'before' | 'after', end: string): Promise<boolean> {
  const guest = await aGuest(town.server)
  const { code } = await aCoupon(town.server, { useLimit: 1 })
  town.fate.dieIn(death, when)
  const order = await place(guest, code)
  for (const step of steps) {
    await insist(async () => {
      await step({ guest, order })
      return true
    })
  }
  const livedOn = town.fate.begin()
  expect((await guest.see(order.id)).state).toBe(end)
  return !livedOn
}

const { isEveryday } = simulation()

test.each(Object.entries(roads))(
  'an order that is %s is so whenever a process dies on its way',
  async (_, { steps, end }) => {
    // Every day some of the edges, on one side; the long run takes both sides of all.
    for (let death = 1; ; death += isEveryday ? 6 : 1) {
      const sides = (['before', 'after'] as const).filter((_, i) => !isEveryday || Math.floor(death / 6) % 2 === i)
      let died = false
      for (const when of sides) died = (await travel(steps, death, when, end)) || died
      expect(await brokenPromises(town.server)).toEqual({})
      if (!died) break
      // Days that are over are free of what was not called off.
      pass(town, 2 * 1_440)
    }
    await settle(town)
    expect(await brokenPromises(town.server)).toEqual({})
    expect(await otherBooks(town)).toEqual({})
    expect(town.statuses.problem()).toBeUndefined()
  },
  10 * 60_000,
)
