import { afterAll, expect, test } from 'vitest'
import { moves } from '#contract/rules/order-life-cycle.ts'
import { commandFor, simulation } from './options.ts'
import { shrink } from './shrink.ts'
import { walk, type Walk } from './walk.ts'

const { first, seeds, steps, only, shrink: isShrunk, isEveryday } = simulation()
const walks = Array.from({ length: seeds }, (_, i): Walk => ({ seed: first + i, steps, only }))
const made = new Map<string, number>()

test.each(walks)(
  'whatever happens to orders by seed $seed, every promise holds at every step and at rest',
  async (given) => {
    const walked = await walk(given)
    for (const [move, times] of Object.entries(walked.moves)) made.set(move, (made.get(move) ?? 0) + times)
    if (walked.wrong !== undefined) throw new Error(await toldWith(given, walked.wrong))
    expect(walked.story.length).toBeGreaterThan(0)
  },
  isEveryday ? 60_000 : 60 * 60_000,
)

/** What went wrong, how to see it again, and everything that led to it. */
async function toldWith(given: Walk, wrong: string): Promise<string> {
  const all = given.only ?? Array.from({ length: steps }, (_, i) => i + 1)
  const fails = async (some: readonly number[]) => (await walk({ ...given, only: some })).wrong !== undefined
  const fewest = isShrunk ? { ...given, only: await shrink(all, fails) } : given
  const again = isShrunk ? await walk(fewest) : undefined
  const told = again?.wrong === undefined ? await walk(given) : again
  return [told.wrong ?? wrong, `again: ${commandFor(again?.wrong === undefined ? given : fewest)}`, ...told.story].join(
    '\n',
  )
}

afterAll(() => {
  if (isEveryday || walks.length === 0) return
  // A long run is worth something only if it reached everything.
  const all = [
    ...Object.entries(moves).flatMap(([from, to]) => to.map((state) => `${from} > ${state}`)),
    'a reduction that retained',
    'an increase from retained money',
  ]
  const lines = all.map((move) => `${String(made.get(move) ?? 0).padStart(7)}  ${move}`)
  process.stdout.write(`\nmoves of orders in ${walks.length} walks of ${steps} steps\n${lines.join('\n')}\n`)
})
