import { newId } from '#server/kernel/ids.ts'
import { Visitor } from '#test/support/visitor.ts'
import { usualGuests, type Ask } from '../orders/order-drafts.ts'
import { fill, registerAttackers, toldAs } from './attackers.ts'
import { freeCatererDays, problemsOfDay, type CatererDay } from './caterer-days.ts'
import type { Victim } from './overload.ts'
import { print } from '../shared/table.ts'
import { tally, type Aim } from './report.ts'

export interface SellOut {
  name: string
  /** Forwarded address of each account. */
  addresses: readonly string[]
  /** First of the days that are attacked, so that two attacks never meet. */
  firstDay: number
  run: string
}

const targets = 90
const daysEach = 3
/** Caterer-days that are attacked at the same time. */
const atOnce = 5
const patienceMs = 180_000

/** Tries to sell out 90 caterer-days with unpaid orders, and prints how many an ordinary customer can no longer book. */
export async function sellOut(victim: Victim, { name, addresses, firstDay, run }: SellOut): Promise<Aim> {
  const customer = new Visitor(victim.origin, { onResponse: (status) => victim.statuses.count(status) })
  const ask = askingAs(customer)
  const days = await freeCatererDays(ask, targets, daysEach, firstDay)
  const { attackers, answers: registered } = await registerAttackers(victim.origin, addresses, run)
  const begun = performance.now()
  const answers = await inTurns(days, (day, i) =>
    performance.now() - begun < patienceMs ? fill(day, attackers, i * 3) : Promise.resolve([]),
  )
  const tookMs = performance.now() - begun
  const problems: string[][] = []
  for (const day of days) problems.push(await problemsOfDay(ask, day))
  const soldOut = problems.filter((codes) => codes.length > 0)
  print(`${name}: ${attackers.length} accounts against ${days.length} caterer-days, ${(tookMs / 1_000).toFixed(1)} s`)
  print(`  answers to registering: ${tally(registered.slice(0, addresses.length))}`)
  print(`  answers to ordering:    ${tally(answers.flat())}`)
  print(
    `  sold out:               ${soldOut.length} of ${days.length}; an ordinary quote says ${tally(soldOut.flat())}`,
  )
  print(
    `  an ordinary customer's order for ${usualGuests} guests on the first of these days: ${await ordinaryOrder(customer, days[0])}`,
  )
  print()
  return {
    what: `${name}: no caterer-day is sold out`,
    isMet: soldOut.length === 0 && days.length > 0,
    measured: `${soldOut.length} of ${days.length} sold out`,
  }
}

/** Places the order that the attack is to prevent. */
async function ordinaryOrder(customer: Visitor, day: CatererDay | undefined): Promise<string> {
  const request = await day?.order(usualGuests)
  if (!request) return 'no caterer-day was free'
  await customer.register({
    firstName: 'Asha',
    lastName: 'Kulkarni',
    email: `ordinary-${newId().toLowerCase()}@example.com`,
    phone: `9${String(Date.now()).slice(-9)}`,
    password: 'banana-leaf-9',
  })
  const { status, body } = await customer.order(request, newId())
  return toldAs(status, body)
}

async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, i: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = [...items.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) results.push(await work(next[1], next[0]))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

function askingAs(customer: Visitor): Ask {
  return async <Body>(path: string, body?: object) => {
    const { status, body: answer } = await customer.call<Body>(body ? 'POST' : 'GET', path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`)
    return answer
  }
}
