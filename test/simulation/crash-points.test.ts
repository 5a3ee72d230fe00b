import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { newId } from '#server/kernel/ids.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aGuest, type Answered, type Guest, type ErrorBody } from '#test/support/ordering.ts'
import { simulation } from './options.ts'
import { gatewayMismatches, runToIdle } from './consistency.ts'
import { openWorld, advanceClock, type World } from './world.ts'

// Scenarios of an order, each run with a crash before and after every commit. A request that was interrupted is sent again to a new
// process.

let world: World
beforeAll(async () => void (world = await openWorld('v1', { processes: 1 })), 60_000)
afterAll(() => world?.close())

interface Ordered {
  guest: Guest
  order: OrderView
}

type Step = (ordered: Ordered) => Promise<unknown>
const caterer = () => {
  const [, quick] = world.caterers
  if (!quick) throw new Error('the world has no second caterer')
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

/** Pays what is due, unless it was paid before the process crashed; the webhook is lost. */
const pay: Step = async ({ guest, order }) => {
  const seen = await guest.see(order.id)
  const amount = seen.changes.find(({ state }) => state === 'awaiting_payment')?.toPay ?? order.bill.total
  const begun = await guest.call<{ transactionId: string }>('POST', '/api/payment/initiate', {
    amount,
    orderId: order.id,
  })
  if (begun.status !== 200) return
  await world.gateway.control(begun.body.transactionId, { do: 'complete', webhook: 'skip' })
  await guest.call('POST', `/api/payment/confirm/${order.id}`, { txnId: begun.body.transactionId })
}

const asCaterer =
  (verb: string, body?: object): Step =>
  ({ order }) =>
    caterer().owner.call('POST', `/api/orders/${order.id}/${verb}`, body)
const asCustomer =
  (verb: string, body?: object): Step =>
  ({ guest, order }) =>
    guest.call('POST', `/api/orders/${order.id}/${verb}`, body)
const runJobs =
  (...names: string[]): Step =>
  async () => {
    for (const name of names) await world.server.services.backgroundJobs[name]?.()
  }
const wait =
  (minutes: number): Step =>
  async () =>
    advanceClock(world, minutes)

const paid = [pay, change(45), pay, change(28)]
const scenarios: Record<string, { steps: Step[]; end: string }> = {
  'delivered, completed and reviewed': {
    steps: [
      ...paid,
      asCaterer('accept'),
      wait(1_920),
      asCaterer('prepare'),
      asCaterer('deliver'),
      asCustomer('complete'),
      ({ guest, order }) => guest.call('POST', '/api/reviews', { orderId: order.id, rating: 4 }),
      runJobs('payments', 'notifications'),
    ],
    end: 'completed',
  },
  'cancelled by the caterer': {
    steps: [...paid, asCaterer('accept'), asCaterer('cancel', { reason: 'Flooded' }), runJobs('payments')],
    end: 'cancelled',
  },
  'cancelled by the customer': { steps: [...paid, asCustomer('cancel', {}), runJobs('payments')], end: 'cancelled' },
  lapsed: { steps: [...paid, wait(1_441), runJobs('order-deadlines', 'payments')], end: 'lapsed' },
  'deleted unpaid': {
    steps: [({ guest, order }) => guest.remove(order.id)],
    end: 'cancelled_unpaid',
  },
}

/** Repeats `work` on new processes until one survives it. */
async function retryAfterCrash<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await work().catch((error: unknown) => {
      if (!world.processes.crashes.hasCrashed()) throw error
      return undefined
    })
    if (!world.processes.crashes.hasCrashed() && done !== undefined) return done
    await world.processes.restart()
  }
}

async function place(guest: Guest, couponCode: string): Promise<OrderView> {
  const { feast } = caterer()
  const tomorrow = new Date(world.server.clock.now().getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  const request = feast.request({
    guests: 30,
    dietSplit: { veg: 30, jain: 0, nonVeg: 0 },
    eventDate: tomorrow,
    couponCode,
  })
  const key = newId()
  const { status, body, text }: Answered<OrderView & ErrorBody> = await retryAfterCrash(() => guest.place(request, key))
  if (status !== 201) throw new Error(`the order was answered ${status}: ${text}`)
  return body
}

/** Runs a scenario with one crash. Reports whether the process crashed, which it does not after the scenario's last transaction. */
async function runWithCrash(
  steps: readonly Step[],
  crashPoint: number,
  when: 'before' | 'after',
  end: string,
): Promise<boolean> {
  const guest = await aGuest(world.server)
  const { code } = await aCoupon(world.server, { useLimit: 1 })
  world.processes.crashes.crashIn(crashPoint, when)
  const order = await place(guest, code)
  for (const step of steps) {
    await retryAfterCrash(async () => {
      await step({ guest, order })
      return true
    })
  }
  const survived = world.processes.crashes.reset()
  expect((await guest.see(order.id)).state).toBe(end)
  return !survived
}

const { isShort } = simulation()

test.each(Object.entries(scenarios))(
  'order is %s whenever a process crashes on the way',
  async (_, { steps, end }) => {
    // By default some of the crash points, before or after the commit; the long run takes all of them, before and after.
    for (let crashPoint = 1; ; crashPoint += isShort ? 6 : 1) {
      const sides = (['before', 'after'] as const).filter((_, i) => !isShort || Math.floor(crashPoint / 6) % 2 === i)
      let crashed = false
      for (const when of sides) crashed = (await runWithCrash(steps, crashPoint, when, end)) || crashed
      expect(await brokenPromises(world.server)).toEqual({})
      if (!crashed) break
      // On later days no capacity is reserved by the orders that were not cancelled.
      advanceClock(world, 2 * 1_440)
    }
    await runToIdle(world)
    expect(await brokenPromises(world.server)).toEqual({})
    expect(await gatewayMismatches(world)).toEqual({})
    expect(world.statuses.problem()).toBeUndefined()
  },
  10 * 60_000,
)
