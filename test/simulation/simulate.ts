// npm run simulate -- --seeds 20 --steps 200: whole lives of orders, chosen by chance and repeatable, with every promise looked after.
//   --seed S      this one alone, or the first of --seeds
//   --only 3,7    these steps of it alone, as a failure that was shortened says
//   --kills K     instead of walks: the built product, killed K times under load
//   --deaths      instead of walks: whole roads of an order, with a death at every edge of a transaction
//   --no-shrink   a failure is told as it was
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
    kills: { type: 'string', default: '0' },
    deaths: { type: 'boolean', default: false },
    'no-shrink': { type: 'boolean', default: false },
  },
})

function whole(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} takes a whole number, not ${text}`)
  return number
}

const kills = whole('kills', values.kills)
const options: SimulationOptions = {
  first: whole('seed', values.seed ?? '1'),
  seeds: whole('seeds', values.seeds ?? (kills > 0 || values.deaths ? '0' : '1')),
  steps: whole('steps', values.steps),
  ...(values.only === undefined ? {} : { only: values.only.split(',').map((step) => whole('only', step)) }),
  kills,
  shrink: !values['no-shrink'] && values.only === undefined,
}

const root = join(import.meta.dirname, '../..')
const files = [
  ...(options.seeds > 0 ? ['test/simulation/walk.test.ts'] : []),
  ...(values.deaths ? ['test/simulation/deaths.test.ts'] : []),
  ...(options.kills > 0 ? ['test/simulation/kills.test.ts'] : []),
]
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'landing', ...files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, [variable]: JSON.stringify(options) } },
)
process.exitCode = status ?? 1
