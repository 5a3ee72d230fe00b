import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { aGuest, type Guest } from '#test/support/ordering.ts'
import type { Action } from '../actions.ts'
import { staleProcesses } from '../consistency.ts'
import { dearer } from '../life-cycle-actions.ts'
import { runJobOf } from '../run-job.ts'
import { UnexpectedResponse } from '../unexpected-response.ts'
import type { World } from '../world.ts'

/** Rows of each kind that are poisoned in a world: each is tried dozens of times. */
const mostPoisoned = 1

/** An order of a customer of its own at the large caterer, for a day with room; undefined when a fault kept it from being placed. */
async function orderOfItsOwn(world: World): Promise<{ guest: Guest; order: OrderView } | undefined> {
  const { server, large } = world
  const guest = await aGuest(server)
  const eventDate = addDays(dayInIndia(server.clock.now()), 9)
  const { status, body } = await guest.place(large.request({ eventDate }))
  return status === 201 ? { guest, order: body } : undefined
}

/** Pays an order whose webhook arrives. Reports whether it is paid. */
async function paid({ gateway, webhookOutbox, server }: World, guest: Guest, order: OrderView): Promise<boolean> {
  const begun = await guest.initiate(order)
  if (begun.status !== 200) return false
  await gateway.control(begun.body.transactionId, { do: 'complete', webhook: 'send' })
  await webhookOutbox.deliver(server)
  return (await guest.see(order.id)).state === 'requested'
}

/** An unpaid order that cannot be expired. */
const poisonUnpaid: Action = async (world) => {
  if (world.poisoned.orders.length >= mostPoisoned) return 'nothing'
  const own = await orderOfItsOwn(world)
  if (own) await world.poisoned.poisonOrder(own.order.id)
  return own?.order.id ?? 'nothing'
}

/** A paid order that cannot lapse. */
const poisonPaid: Action = async (world) => {
  if (world.poisoned.orders.length >= mostPoisoned) return 'nothing'
  const own = await orderOfItsOwn(world)
  if (!own || !(await paid(world, own.guest, own.order))) return 'nothing'
  await world.poisoned.poisonOrder(own.order.id)
  return own.order.id
}

/** An order about which no email can be written, so that its events are not delivered. */
const poisonEmails: Action = async (world) => {
  if (world.poisoned.unwritable.length >= mostPoisoned) return 'nothing'
  const own = await orderOfItsOwn(world)
  if (!own) return 'nothing'
  await world.poisoned.poisonEmails(own.order.id)
  if (!(await paid(world, own.guest, own.order))) return `${own.order.id}, not paid`
  world.poisoned.told.add(own.order.id)
  return `${own.order.id}, paid`
}

const loseListeners: Action = async ({ processes }) => {
  await processes.loseListeners()
  return 'lost'
}

const listenAgain: Action = async ({ processes }) => {
  processes.listenAgain()
  return 'restored'
}

/** A price rises while processes do not hear each other. All show it soon after they do again. */
const unheardPrice: Action = async (world, random) => {
  const { processes } = world
  await processes.loseListeners()
  const outcome = await dearer(world, random)
  const isFaulty = () => processes.crashes.hasCrashed() || processes.cuts.hasCut()
  // Listeners may be lost once more by what happens at the same time.
  for (let tries = 0; tries < 2; tries++) {
    processes.listenAgain()
    const stale = isFaulty() ? {} : await staleProcesses(world)
    if (Object.keys(stale).length === 0) return outcome
    if (tries > 0 && !isFaulty()) throw new UnexpectedResponse(JSON.stringify(stale))
  }
  return outcome
}

/** The email server goes away or comes back, and emails are to leave. */
const emailServer: Action = async (world, random) => {
  const isAway = random.chance(0.5)
  world.mailServer?.setAway(isAway)
  await runJobOf(world, 'notifications')
  return isAway ? 'away' : 'back'
}

/** Faults of what the product works with, with their relative frequencies. */
export const faultActions: Record<string, { act: Action; weight: number }> = {
  'an order that cannot be expired': { act: poisonUnpaid, weight: 2 },
  'an order that cannot lapse': { act: poisonPaid, weight: 2 },
  'an order without emails': { act: poisonEmails, weight: 2 },
  'lose the listeners': { act: loseListeners, weight: 2 },
  'listen again': { act: listenAgain, weight: 2 },
  'a price that nobody hears of': { act: unheardPrice, weight: 3 },
  'the email server': { act: emailServer, weight: 3 },
}
