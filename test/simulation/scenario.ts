import { randomOf, type Random } from '#db/world/random.ts'
import { anOrder, orderingActions } from './actions.ts'
import { UnexpectedResponse } from './unexpected-response.ts'
import { lifeCycleActions } from './life-cycle-actions.ts'
import { faultActions } from './faults/fault-actions.ts'
import { exhaustTries } from './faults/poisoned-rows.ts'
import { limitActions } from './limit-actions.ts'
import { raceActions } from './race-actions.ts'
import { countMoves } from './count-moves.ts'
import { findViolation, runToIdle, type Seen } from './consistency.ts'
import { runUntilQuiet } from './run-job.ts'
import { openWorld, type World } from './world.ts'

/** Seed and length of a random scenario; they decide everything that happens in it. */
export interface Scenario {
  seed: number
  steps: number
  /** Numbers of the steps to run; all when missing. Leaving steps out changes no choice of the others. */
  only?: readonly number[] | undefined
}

export interface ScenarioResult {
  /** One line for every step. */
  story: string[]
  /** Violated invariants; undefined when all hold. */
  wrong: string | undefined
  /** Count of each move of an order, and of changes that retained money or used it. */
  moves: Record<string, number>
}

const actions = { ...orderingActions, ...lifeCycleActions, ...limitActions, ...raceActions, ...faultActions }
const names = Object.entries(actions).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))

/** Runs the steps in a new world. Checks the invariants after each step, and after the last one that nothing stays pending. */
export async function runScenario({ seed, steps, only }: Scenario): Promise<ScenarioResult> {
  const world = await openWorld(seed % 2 === 0 ? 'v1' : 'v2')
  const story: string[] = []
  const seen: Seen = { paid: new Set(), orders: [] }
  try {
    for (let step = 1; step <= steps; step++) {
      if (only && !only.includes(step)) continue
      const random = randomOf('simulation', seed, step)
      const wrong = await runStep(world, random, (line) => story.push(`${step} ${line}`)).catch(messageOf)
      const found = wrong ?? (await findViolation(world, seen))
      if (found !== undefined) return { story, wrong: found, moves: {} }
    }
    endFaults(world)
    await runToIdle(world)
    await exhaustTries(world)
    await runUntilQuiet(world)
    const wrong = (await findViolation(world, seen, { idle: true })) ?? world.statuses.problem()
    return { story, wrong, moves: await countMoves(world) }
  } finally {
    await world.close()
  }
}

/** Mends what would otherwise stay away; connections are made again by the product. */
function endFaults({ processes, mailServer }: World): void {
  processes.listenAgain()
  mailServer?.setAway(false)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'a value other than an Error was thrown'
}

/**
 * Runs one step: mostly one action, sometimes several concurrently, sometimes with a connection that is cut, or with a crash and a new
 * process afterwards.
 */
async function runStep(world: World, random: Random, tell: (line: string) => void): Promise<undefined> {
  const { crashes: crashing, cuts } = world.processes
  const kind = random.next()
  world.processes.startWith(random.int(0, 1))
  const crashes = kind >= 0.94
  const isCut = kind >= 0.72 && kind < 0.86
  const many = kind >= 0.82 && kind < 0.97 ? random.int(2, 4) : 1
  const choices = Array.from({ length: many }, (_, i) => derived(random, i))
  const when = random.pick(['before', 'after'] as const)
  // Mostly they act on the same order.
  if (many > 1 && random.chance(0.6)) world.focus = (await anOrder(world, random))?.id
  if (crashes) crashing.crashIn(random.int(1, 4), when)
  if (isCut) cuts.cutIn(random.int(1, 3), when)
  const outcomes = await Promise.allSettled(choices.map((own) => act(world, own)))
  const lines = outcomes.map(resultOf)
  world.focus = undefined
  const [crashed, cut] = [crashing.hasCrashed(), cuts.hasCut()]
  const fault = crashed ? ` | crashed ${when} a commit` : cut ? ` | cut ${when} a commit` : ''
  tell(`${lines.join(' | ')}${fault}`)
  cuts.reset()
  if (crashes) await world.processes.restart()
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  // What works on a response stumbles when it says that the database is away; a crashed process says anything.
  const failed = crashed ? undefined : failures.find((error) => !cut || error instanceof UnexpectedResponse)
  if (failed !== undefined) throw failed
}

function resultOf(outcome: PromiseSettledResult<string>): string {
  return outcome.status === 'fulfilled' ? outcome.value : messageOf(outcome.reason)
}

/** Runs a random action; one that has nothing to act on is replaced by another, at most five times. */
async function act(world: World, random: Random): Promise<string> {
  let story = ''
  for (let tries = 0; tries < 5; tries++) {
    const name = random.pick(names)
    const outcome = await actions[name]?.act(world, random).catch((error: unknown) => {
      throw error instanceof Error ? Object.assign(error, { message: `${name}: ${error.message}` }) : error
    })
    story = `${name}: ${outcome}`
    if (outcome !== 'nothing') break
  }
  return story
}

/** Returns choices for one of several concurrent actions, so that none depends on which is faster. */
function derived(random: Random, i: number): Random {
  return randomOf('act', random.int(0, 2 ** 31), i)
}
