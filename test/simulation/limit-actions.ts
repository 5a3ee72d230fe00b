import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { newId } from '#server/kernel/ids.ts'
import { from, type ErrorBody, type Feast } from '#test/support/ordering.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { anOrder, place, requestFor, summaryOf, type Action } from './actions.ts'
import { together } from './together.ts'
import { UnexpectedResponse } from './unexpected-response.ts'
import type { Customer, World } from './world.ts'

/** A customer replaces an unpaid order by another one, sometimes in two tabs, sometimes while it is paid. */
const replace: Action = async (world, random) => {
  const found = await anOrder(world, random, ['awaiting_payment'])
  const request = requestFor(world, random.pick(world.caterers), random)
  const inTwoTabs = random.chance(0.2)
  if (!found) return 'nothing'
  const { customer, id } = found
  const replacing = { ...request, replaces: id }
  if (!inTwoTabs) return place(world, customer, replacing, newId())
  const answers = await together([1, 2].map(() => customer.guest.place(replacing, newId())))
  const placed = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []))
  customer.orders.push(...placed)
  if (placed.length > 1) throw new UnexpectedResponse(`order ${id} was replaced by ${placed.join(' and ')}`)
  return answers.map(summaryOf).join(', ')
}

/** A stranger names an order of another customer as the one to replace. */
const replaceForeign: Action = async (world, random) => {
  const found = await anOrder(world, random, ['awaiting_payment'])
  const other = random.pick(world.customers)
  if (!found || found.customer === other) return 'nothing'
  const request = requestFor(world, random.pick(world.caterers), random)
  const answer = await other.guest.place({ ...request, replaces: found.id })
  if (answer.status < 400) throw new UnexpectedResponse(`a stranger replaced ${found.id}`)
  return summaryOf(answer)
}

/** Places orders on as many days at the large caterer, all at the same time, and deletes them. Returns how many were taken. */
async function placeAndDelete(
  world: World,
  placing: readonly { customer: Customer; address: string; day: number }[],
): Promise<number> {
  const today = dayInIndia(world.server.clock.now())
  const orders = await world.provoking(() =>
    together(
      placing.map(async ({ customer, address, day }) => {
        const request = world.large.request({ eventDate: addDays(today, 10 + day) })
        const headers = { ...from(address), 'idempotency-key': newId() }
        const answer = await customer.guest.call<OrderView & ErrorBody>('POST', '/api/orders', request, headers)
        summaryOf(answer)
        return answer.status === 201 ? { customer, id: answer.body.id } : undefined
      }),
    ),
  )
  const taken = orders.filter((order) => order !== undefined)
  for (const { customer, id } of taken) customer.orders.push(id)
  for (const { customer, id } of taken) summaryOf(await customer.guest.remove(id))
  return taken.length
}

/** One account asks for more orders than it may have unpaid. */
const beyondAccount: Action = async (world, random) => {
  const customer = random.pick(world.customers)
  const { address } = customer.guest
  const { unpaidPerAccount } = limits.order
  const days = Array.from({ length: unpaidPerAccount + 3 }, (_, day) => ({ customer, address, day }))
  const taken = await placeAndDelete(world, days)
  if (taken > unpaidPerAccount) throw new UnexpectedResponse(`${taken} unpaid orders of one account were taken`)
  return `${taken} taken`
}

/** Customers of one network ask for more orders than it may have unpaid. */
const beyondNetwork: Action = async (world) => {
  const address = nextAddress()
  const { unpaidPerAccount, unpaidPerNetwork } = limits.order
  const placing = world.customers.flatMap((customer) =>
    Array.from({ length: unpaidPerAccount }, (_, day) => ({ customer, address, day })),
  )
  const taken = await placeAndDelete(world, placing)
  if (taken > unpaidPerNetwork) throw new UnexpectedResponse(`${taken} unpaid orders of one network were taken`)
  return `${taken} of ${placing.length} taken`
}

/** Customers ask for more plates together than the caterer has on a day, with orders that each fit. */
const beyondCapacity: Action = async (world, random) => {
  const { feast } = random.pick(world.caterers)
  const eventDate = addDays(dayInIndia(world.server.clock.now()), random.int(5, 12))
  const answers = await together(
    world.customers.map(async (customer) => ({
      customer,
      answer: await customer.guest.place(feast.request(of(eventDate))),
    })),
  )
  for (const { customer, answer } of answers) if (answer.status === 201) customer.orders.push(answer.body.id)
  return answers.map(({ answer }) => summaryOf(answer)).join(', ')
}

function of(eventDate: string): Parameters<Feast['request']>[0] {
  return { eventDate, guests: 45, dietSplit: { veg: 45, jain: 0, nonVeg: 0 } }
}

/** Actions at the limits, and orders that replace others, with their relative frequencies. */
export const limitActions: Record<string, { act: Action; weight: number }> = {
  replace: { act: replace, weight: 5 },
  'replace a foreign order': { act: replaceForeign, weight: 1 },
  'beyond the limit of an account': { act: beyondAccount, weight: 1 },
  'beyond the limit of a network': { act: beyondNetwork, weight: 1 },
  'beyond the capacity of a day': { act: beyondCapacity, weight: 1 },
}
