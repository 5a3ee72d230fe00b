import { newId } from '#server/kernel/ids.ts'
import { Visitor } from '#test/support/visitor.ts'
import { fewestGuests, type CatererDay } from './caterer-days.ts'

/** An account of the attack. */
export interface Attacker {
  visitor: Visitor
  /** Caterer-days in a row on which nothing was taken. */
  failedInARow: number
}

/** What was answered to the attack, as `201` or `422 capacity_taken`. */
export type Answers = string[]

/** Caterer-days in a row after which an account gives up, and accounts in a row after which a caterer-day is given up. */
const patience = 4

/** Registers accounts that never confirm their email address, from the addresses given. */
export async function registerAttackers(
  origin: string,
  addresses: readonly string[],
  run: string,
): Promise<{ attackers: Attacker[]; answers: Answers }> {
  const attackers: Attacker[] = []
  const answers: Answers = []
  for (const [i, address] of addresses.entries()) {
    const visitor = new Visitor(origin, { address, onResponse: (status, body) => answers.push(toldAs(status, body)) })
    const person = {
      firstName: 'Ravi',
      lastName: 'Mehta',
      email: `siege-${run}-${i}@example.com`,
      phone: `8${run.padStart(2, '0')}${String(i).padStart(7, '0')}`,
      password: 'banana-leaf-9',
    }
    // A network that may not register so many people attacks with fewer.
    const { status, body } = await visitor.call<Visitor['session']>('POST', '/auth/email/register', {
      ...person,
      role: '2',
    })
    if (status !== 201) continue
    visitor.session = body
    attackers.push({ visitor, failedInARow: 0 })
  }
  return { attackers, answers }
}

/**
 * Fills a caterer-day with unpaid orders: the next account takes all that is left, and where that is rejected a fifth of the capacity,
 * until nothing useful is left or accounts in a row were rejected.
 */
export async function fill(target: CatererDay, attackers: readonly Attacker[], first: number): Promise<Answers> {
  const answers: Answers = []
  let left = target.capacity
  let rejected = 0
  for (let i = 0; i < attackers.length && left >= fewestGuests && rejected < patience; i++) {
    const attacker = attackers[(first + i) % attackers.length]
    if (!attacker || attacker.failedInARow >= patience) continue
    const taken = await takeMost(target, attacker.visitor, left, answers)
    attacker.failedInARow = taken === 0 ? attacker.failedInARow + 1 : 0
    rejected = taken === 0 ? rejected + 1 : 0
    left -= taken
  }
  return answers
}

async function takeMost(target: CatererDay, visitor: Visitor, left: number, answers: Answers): Promise<number> {
  const fifth = Math.floor(target.capacity / 5)
  const sizes = [left, ...(fifth < left && fifth >= fewestGuests ? [fifth] : [])]
  for (const guests of sizes) {
    const request = await target.order(guests)
    if (!request) continue
    const { status, body } = await visitor.order(request, newId())
    answers.push(toldAs(status, body))
    if (status === 201) return guests
  }
  return 0
}

/** Returns the status of a response, with its code when it is an error. */
export function toldAs(status: number, body: unknown): string {
  const code = typeof body === 'object' && body !== null && 'code' in body ? ` ${String(body.code)}` : ''
  return `${status}${status < 400 ? '' : code}`
}
