// npm run simulate:bugs: plants one bug after the other in a copy of the source, and reports whether the simulation finds it.
//   --only text   bugs whose name contains the text
//   --shard 1/2   every second bug, from the first on; the others with 2/2
//   --seeds N     random scenarios until one fails (8)
//   --steps M     steps of each (150)
// The same scenarios must pass without a bug, which the first shard looks at; with --only the first of them must. Fails when they do not,
// or when a bug is not found. On the engine of `npm run simulate`.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { variable, type SimulationOptions } from '../options.ts'
import { bugsOfTheReview, otherBugs, type SeededBug } from './bugs.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    seeds: { type: 'string', default: '8' },
    steps: { type: 'string', default: '150' },
  },
})

const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
if (!(shard >= 1 && shard <= shards)) throw new Error(`--shard takes 1/2 or the like, not ${values.shard}`)

const root = join(import.meta.dirname, '../../..')
const copy = mkdtempSync(join(tmpdir(), 'pangat-bugs-'))
const copied = [
  'src',
  'db',
  'messages',
  'test',
  'tools',
  'scripts',
  'package.json',
  'vitest.config.ts',
  ...globSync('tsconfig*.json', { cwd: root }),
]

const options: SimulationOptions = {
  first: 1,
  seeds: Number(values.seeds),
  stride: 1,
  steps: Number(values.steps),
  sigkills: 0,
  months: 150,
  shrink: false,
}
const files = {
  scenario: 'test/simulation/scenario.test.ts',
  'crash-points': 'test/simulation/crash-points.test.ts',
  months: 'test/simulation/three-months.test.ts',
}

interface Outcome {
  isFound: boolean
  /** The first line of the violation. */
  reason: string
}

/** Runs a part of the simulation in the copy until something fails. */
function simulate(part: keyof typeof files, given = options): Outcome {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'landing', '--bail', '1', files[part]],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, [variable]: JSON.stringify(given) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [, reason = ''] = /^\w*Error: (.*)$/m.exec(stripVTControlCharacters(stdout + stderr)) ?? []
  return { isFound: status !== 0, reason: reason.slice(0, 160) }
}

/** @throws when the place is not there, or there more than once: the bug must be written anew */
function plant({ name, file, find, replace }: SeededBug): () => void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(find).length !== 2) throw new Error(`“${name}”: ${file} does not contain its place exactly once`)
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  return () => writeFileSync(path, text)
}

function report(name: string, { isFound, reason }: Outcome, since: number): void {
  const seconds = ((performance.now() - since) / 1_000).toFixed(0).padStart(4)
  process.stdout.write(`${isFound ? 'found    ' : 'NOT FOUND'} ${seconds} s  ${name}: ${reason}\n`)
}

/** @throws when the scenarios fail though nothing is planted: what they find would say nothing */
function requirePassing(): void {
  const since = performance.now()
  const { isFound, reason } = simulate('scenario', values.only === '' ? options : { ...options, seeds: 1 })
  report('without a bug', { isFound: !isFound, reason }, since)
  if (isFound) throw new Error(`the simulation fails without a bug: ${reason}`)
}

/** Returns the names of bugs that were not found. */
function findAll(bugs: readonly SeededBug[]): string[] {
  const missed: string[] = []
  for (const bug of bugs) {
    const since = performance.now()
    const remove = plant(bug)
    const outcome = simulate(bug.part ?? 'scenario')
    remove()
    report(`${bug.name} (${bug.from ?? 'own'})`, outcome, since)
    // A bug that breaks the source instead of the behaviour says nothing about the simulation.
    if (!outcome.isFound || outcome.reason === '') missed.push(bug.name)
  }
  return missed
}

try {
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const all = [...bugsOfTheReview, ...otherBugs].filter(({ name }) => name.includes(values.only))
  const bugs = all.filter((_, i) => i % shards === shard - 1)
  for (const bug of bugs) plant(bug)()
  if (shard === 1) requirePassing()
  const missed = findAll(bugs)
  process.stdout.write(`${bugs.length - missed.length} of ${bugs.length} bugs were found\n`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}
