import { setTimeout as wait } from 'node:timers/promises'
import type { ResponseStatuses } from '#test/support/response-statuses.ts'
import { startBystander, targetNames, type Target, type Visit } from './bystander.ts'
import { openFlood, type Flood, type FloodPlan } from './flood.ts'
import { openConnections, processorSeconds, watchMemory } from '../shared/process-figures.ts'

/** The product under attack. */
export interface Victim {
  origin: string
  port: number
  pid: number
  /** Responses to the bystander, none of which was provoked. */
  statuses: ResponseStatuses
}

export interface Attack extends Pick<FloodPlan, 'sockets' | 'requestsPerSocket' | 'path' | 'reads'> {
  name: string
  /** How long the sockets stay open. */
  holdMs: number
}

/** What happened during an attack; times are milliseconds since its first byte. */
export interface Course {
  responses: Flood['responses']
  visits: Visit[]
  closedAt: number
  /** When the bystander first got an answer from each target after the sockets were closed; undefined: not within the patience. */
  againAt: number | undefined
  /** Connections of the attack that the server had not closed before the attacker did. */
  leftOpen: number
  /** Processor seconds that the server used from closing the sockets until the end. */
  workAfterwards: number
  largestMb: number
}

/** Longest wait for a server that does not respond. */
const patienceMs = 240_000
/** Time for which work without a waiting client must be visible to count. */
const aftermathMs = 5_000
const attacker = '203.0.113.9'
const bystanderAddress = '198.51.100.7'

/** Attacks once, with an ordinary client beside it from a little before until everything answers again. */
export async function attack(victim: Victim, plan: Attack): Promise<Course> {
  const { origin, port, pid } = victim
  const memory = watchMemory(pid)
  const bystander = startBystander(origin, bystanderAddress, victim.statuses)
  await wait(2_000)
  const start = performance.now()
  const flood = openFlood({ ...plan, port, address: attacker })
  await wait(plan.holdMs)
  const leftOpen = openConnections(port, flood.ports())
  flood.close()
  const closed = performance.now()
  const worked = processorSeconds(pid)
  const againAt = await answersAgain(bystander.visits, closed)
  await bystander.stop()
  memory.stop()
  const since = (at: number) => at - start
  return {
    responses: flood.responses.map(({ at, status }) => ({ at: since(at), status })),
    visits: bystander.visits.map((visit) => ({
      ...visit,
      askedAt: since(visit.askedAt),
      ...(visit.answeredAt === undefined ? {} : { answeredAt: since(visit.answeredAt) }),
    })),
    closedAt: since(closed),
    againAt: againAt === undefined ? undefined : since(againAt),
    leftOpen,
    workAfterwards: processorSeconds(pid) - worked,
    largestMb: memory.largest(),
  }
}

/** Waits until every target was answered after a moment; returns when the last of them was. */
async function answersAgain(visits: readonly Visit[], moment: number): Promise<number | undefined> {
  const firstAfter = (target: Target) =>
    visits.find((visit) => visit.target === target && visit.answeredAt !== undefined && visit.answeredAt > moment)
      ?.answeredAt
  while (performance.now() - moment < patienceMs) {
    const first = targetNames.map(firstAfter)
    if (performance.now() - moment > aftermathMs && first.every((at) => at !== undefined)) return Math.max(...first)
    await wait(50)
  }
  return undefined
}
