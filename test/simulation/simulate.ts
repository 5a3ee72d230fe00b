// npm run simulate -- --seeds 20 --steps 200: random life cycles of orders, repeatable by seed; all invariants are checked after each step.
//   --seed S        this seed alone, or the first of --seeds
//   --only 3,7      these steps of it alone, as a shortened failure reports them
//   --crash-points  instead: fixed scenarios of an order, with a crash before and after every commit
//   --sigkill K     instead: the built product, killed K times under load; each process has a seed and a product of its own
//   --months K      instead: K orders over three months, whose statements are compared with the ledger
//   --processes N   processes that share the seeds and the kills; as many as there are processors, unless there are more than shares
//   --no-shrink     reports a failure with all its steps
// On PostgreSQL with TEST_DATABASE_URL, or by scripts/with-postgres.sh; else on the embedded engine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { variable, type SimulationOptions } from './options.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    steps: { type: 'string', default: '200' },
    only: { type: 'string' },
    sigkill: { type: 'string', default: '0' },
    months: { type: 'string', default: '0' },
    processes: { type: 'string', default: String(availableParallelism()) },
    'crash-points': { type: 'boolean', default: false },
    'no-shrink': { type: 'boolean', default: false },
  },
})

function whole(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} takes a whole number, not ${text}`)
  return number
}

const sigkills = whole('sigkill', values.sigkill)
const months = whole('months', values.months)
const options: SimulationOptions = {
  first: whole('seed', values.seed ?? '1'),
  seeds: whole('seeds', values.seeds ?? (sigkills > 0 || months > 0 || values['crash-points'] ? '0' : '1')),
  stride: 1,
  steps: whole('steps', values.steps),
  ...(values.only === undefined ? {} : { only: values.only.split(',').map((step) => whole('only', step)) }),
  sigkills,
  months,
  shrink: !values['no-shrink'] && values.only === undefined,
}

const root = join(import.meta.dirname, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** Runs files of the simulation in a process of its own. Returns its exit code. */
async function run(files: readonly string[], given: SimulationOptions): Promise<number> {
  const env = { ...process.env, [variable]: JSON.stringify(given) }
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'landing', ...files], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

/** Deals seeds or kills out, so that each process has some of the first ones. */
function shares(of: 'seeds' | 'sigkills'): SimulationOptions[] {
  const count = Math.min(options[of], Math.max(1, whole('processes', values.processes)))
  return Array.from({ length: count }, (_, i) => ({
    ...options,
    first: options.first + i,
    stride: count,
    [of]: Math.ceil((options[of] - i) / count),
  }))
}

const runAll = (file: string, given: readonly SimulationOptions[]) =>
  Promise.all(given.map((share) => run([file], share)))

const codes = await runAll('test/simulation/scenario.test.ts', shares('seeds'))
const others = [
  ...(values['crash-points'] ? ['test/simulation/crash-points.test.ts'] : []),
  ...(options.months > 0 ? ['test/simulation/three-months.test.ts'] : []),
]
if (others.length > 0) codes.push(await run(others, options))
codes.push(...(await runAll('test/simulation/sigkill.test.ts', shares('sigkills'))))
process.exitCode = Math.max(...codes, 0)
