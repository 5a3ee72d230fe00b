import { afterAll, expect, test } from 'vitest'
import { moves } from '#contract/rules/order-life-cycle.ts'
import { commandFor, simulation } from './options.ts'
import { shrink } from './shrink.ts'
import { runScenario, type Scenario, type ScenarioResult } from './scenario.ts'

const { first, seeds, stride, steps, only, shrink: isShrunk, isShort } = simulation()
const scenarios = Array.from({ length: seeds }, (_, i): Scenario => ({ seed: first + i * stride, steps, only }))
const made = new Map<string, number>()

test.each(scenarios)(
  'seed $seed violates no invariant after any step, and leaves nothing pending',
  async (given) => {
    const since = performance.now()
    const result = await runScenario(given)
    const seconds = ((performance.now() - since) / 1_000).toFixed(0)
    // Before a failure is shortened, and whatever ends the run after it.
    if (!isShort) process.stdout.write(`seed ${given.seed}: ${result.wrong ?? 'passed'}, ${seconds} s\n`)
    for (const [move, times] of Object.entries(result.moves)) made.set(move, (made.get(move) ?? 0) + times)
    if (result.wrong !== undefined) throw new Error(await report(given, result))
    expect(result.story.length).toBeGreaterThan(0)
  },
  isShort ? 180_000 : 60 * 60_000,
)

/** Returns the violation, the command that repeats it, and the steps before it. */
async function report(given: Scenario, result: ScenarioResult): Promise<string> {
  const all = given.only ?? Array.from({ length: steps }, (_, i) => i + 1)
  const fails = async (some: readonly number[]) => (await runScenario({ ...given, only: some })).wrong !== undefined
  const fewest = isShrunk ? { ...given, only: await shrink(all, fails) } : given
  const again = isShrunk ? await runScenario(fewest) : undefined
  // Without the steps that were left out it may depend on time whether it fails.
  const [scenario, shown] = again?.wrong === undefined ? [given, result] : [fewest, again]
  return [shown.wrong, `repeat: ${commandFor(scenario)}`, ...shown.story].join('\n')
}

test.runIf(scenarios.length > 0)('orders are paid in it, so that there is something to violate', () => {
  expect(made.get('awaiting_payment > requested') ?? 0).toBeGreaterThan(0)
})

afterAll(() => {
  if (isShort || scenarios.length === 0) return
  // A long run is useful only if it reached every move.
  const all = [
    ...Object.entries(moves).flatMap(([from, to]) => to.map((state) => `${from} > ${state}`)),
    'a reduction that retained',
    'an increase from retained money',
    'a payout of proceeds that is paid',
    'a payout of proceeds that is failed',
    'a payout of compensation that is paid',
    'a refund after delivery',
  ]
  const lines = all.map((move) => `${String(made.get(move) ?? 0).padStart(7)}  ${move}`)
  process.stdout.write(`\nmoves of orders in ${scenarios.length} scenarios of ${steps} steps\n${lines.join('\n')}\n`)
})
