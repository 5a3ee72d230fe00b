import type { ChangeQuote } from '#contract/endpoints/orders/life.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { dayInIndia, daysBetween } from '#contract/values/calendar.ts'
import { fromRupees } from '#contract/values/money.ts'
import type { Random } from '#db/world/random.ts'
import { summaryOf } from './actions.ts'
import { UnexpectedResponse } from './unexpected-response.ts'
import { asCustomer, type Call } from './as-customer.ts'
import { advanceClock, type World } from './world.ts'

const changeable = ['requested', 'accepted'] as const
const dayInMinutes = 24 * 60

/** Changes guests and hours, sometimes expecting an amount that was never shown. */
export const change = asCustomer(changeable, async ({ world, random, id, order, call }) => {
  const guests = random.pick([25, 28, 35, 40, 45, 50, 60])
  const draft = { ...menuOf(order), guests, serviceHours: random.pick([3, order.serviceHours, 5]) }
  return save(world, { random, id, order, call }, draft)
})

/** Reduces an order on two days, one after the other, and sometimes increases it again. */
export const reduceOverDays = asCustomer(changeable, async ({ world, random, id, order, call }) => {
  const story: string[] = []
  for (const by of [random.pick([3, 5]), random.pick([2, 8]), random.pick([-4, -15, 1])]) {
    const answer = await call('GET', `/api/orders/${id}`)
    if (answer.status !== 200) return [...story, summaryOf(answer)].join('; ')
    const seen = answer.body as OrderView
    const guests = Math.max(25, seen.guests - by)
    const draft = { ...menuOf(order), guests, serviceHours: seen.serviceHours }
    story.push(await save(world, { random, id, order: seen, call }, draft))
    if (random.chance(0.7)) advanceClock(world, dayInMinutes)
  }
  return story.join('; ')
})

function menuOf(order: OrderView) {
  return {
    packageId: order.package.id,
    selections: order.menu.map(({ _id, addon, dishes }) => ({ itemId: _id, addOn: addon, dishes })),
  }
}

interface Customer {
  random: Random
  id: string
  order: OrderView
  call: Call
}

/** Quotes a change, checks its amounts, and saves it for what was shown or, seldom, for something else. */
async function save(
  world: World,
  { random, id, order, call }: Customer,
  draft: ReturnType<typeof menuOf> & { guests: number; serviceHours: number },
): Promise<string> {
  const body = { ...draft, dietSplit: { veg: draft.guests, jain: 0, nonVeg: 0 } }
  const before = percentNow(world, order)
  const answer = await call('POST', `/api/orders/${id}/change/quote`, body)
  if (answer.status !== 200) return summaryOf(answer)
  const quote = answer.body as ChangeQuote
  requireHonest(quote, [before, percentNow(world, order)])
  const { difference, refund, toPay } = quote
  const shown = { expectedDifference: difference, expectedRefund: refund, expectedToPay: toPay }
  const isOther = random.chance(0.1)
  const other = random.pick(['expectedDifference', 'expectedRefund', 'expectedToPay'] as const)
  const expected = isOther ? { ...shown, [other]: shown[other] + 1 } : shown
  const saved = await call('POST', `/api/orders/${id}/change`, { ...body, ...expected })
  if (isOther && saved.status === 200) throw new UnexpectedResponse(`${other} that was never shown was accepted`)
  return `${order.guests} to ${draft.guests}, ${difference} (refund ${refund}, to pay ${toPay}): ${summaryOf(saved)}`
}

/** Percentage that the order's policy refunds at this moment, by the days that are left in India. */
function percentNow({ server }: World, { cancellation, eventDate }: OrderView): number {
  const daysBefore = daysBetween(dayInIndia(server.clock.now()), eventDate)
  const reached = cancellation.filter((step) => step.daysBefore <= daysBefore)
  return reached.toSorted((a, b) => b.daysBefore - a.daysBefore)[0]?.percent ?? 0
}

/** Fails a quote whose amounts do not add up, or that refunds more than the policy gives on any of the days. */
function requireHonest(quote: ChangeQuote, percents: readonly number[]): void {
  const [difference, refund, retained] = [quote.difference, quote.refund, quote.retained].map(fromRupees)
  const [used, toPay] = [quote.retainedUsed, quote.toPay].map(fromRupees)
  if (
    difference === undefined ||
    refund === undefined ||
    retained === undefined ||
    used === undefined ||
    toPay === undefined
  )
    throw new UnexpectedResponse('a quote without its amounts')
  const adds = difference < 0 ? refund + retained === -difference && used + toPay === 0 : used + toPay === difference
  if (!adds || (difference > 0 && refund + retained > 0))
    throw new UnexpectedResponse(`a quote does not add up: ${JSON.stringify(quote)}`)
  const most = Math.round((-difference * Math.max(...percents)) / 100)
  if (difference < 0 && refund > most)
    throw new UnexpectedResponse(`${refund} paise were offered where the policy refunds ${most}`)
}
