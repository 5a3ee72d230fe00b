// npm run simulate -- --seeds 20 --steps 200: random life cycles of orders, repeatable by seed; all invariants are checked after each step.
//   --seed S        this seed alone, or the first of --seeds
//   --only 3,7      these steps of it alone, as a shortened failure reports them
//   --crash-points  instead: fixed scenarios of an order, with a crash before and after every commit
//   --sigkill K     instead: the built product, killed K times under load
//   --months K      instead: K orders over three months, whose statements are compared with the ledger
//   --no-shrink     reports a failure with all its steps
// On PostgreSQL with TEST_DATABASE_URL, or by scripts/with-postgres.sh; else on the embedded engine.
import { spawnSync } from 'node:child_process'
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
  steps: whole('steps', values.steps),
  ...(values.only === undefined ? {} : { only: values.only.split(',').map((step) => whole('only', step)) }),
  sigkills,
  months,
  shrink: !values['no-shrink'] && values.only === undefined,
}

const root = join(import.meta.dirname, '../..')
const files = [
  ...(options.seeds > 0 ? ['test/simulation/scenario.test.ts'] : []),
  ...(values['crash-points'] ? ['test/simulation/crash-points.test.ts'] : []),
  ...(options.months > 0 ? ['test/simulation/three-months.test.ts'] : []),
  ...(options.sigkills > 0 ? ['test/simulation/sigkill.test.ts'] : []),
]
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'landing', ...files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, [variable]: JSON.stringify(options) } },
)
process.exitCode = status ?? 1
