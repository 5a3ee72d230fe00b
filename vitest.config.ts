import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { joinedMessages } from './scripts/messages.ts'

const hooks = 'src/web/**/*.hook.test.{ts,tsx}'
const rules = [
  'bench/**/*.test.ts',
  'scripts/**/*.test.ts',
  'src/contract/**/*.test.ts',
  'src/web/**/*.test.{ts,tsx}',
  'src/worker/**/*.test.ts',
  'src/serve/**/*.test.ts',
  'test/{abuse,rules}/**/*.test.ts',
]
const server = [
  'src/server/**/*.test.ts',
  'db/**/*.test.ts',
  'tools/**/*.test.ts',
  'test/{support,server,simulation}/**/*.test.ts',
]

/** What takes long and is seldom broken by a change elsewhere: `npm run test:landing`. */
const landing = [
  'db/world/**/*.test.ts',
  'src/server/modules/content/site-content.test.ts',
  'test/server/{backup,notice-of-earlier-builds,serving,survival}.test.ts',
  'test/server/fuzz/**/*.test.ts',
  'test/simulation/**/*.test.ts',
  'test/support/embedded-database.test.ts',
]

/** What takes a part of a minute each and fails when its own subject is changed: `npm run test:full` (docs/decisions/0697). */
const full = [
  'test/server/{before-house,shared-text}.test.ts',
  'test/server/generated-client/**/*.test.ts',
  'test/server/role-matrix/stored-statements.test.ts',
  'test/simulation/{crash-points,three-months}.test.ts',
]
const fullRules = ['test/rules/seeded-violations.test.ts']

/** Matches a file that opens a database or calls the service; of the helpers of tests these do neither. */
const storing =
  /#test\/support\/(?!(?:calendar|file-host|full-disk|made-pdf|pdf|pictures)\.)|from '\.\/server\.ts'|#server\/(?:kernel\/database|services)|\binject\(/

/** Tests of the server without a database, which PostgreSQL would only repeat. */
const pure = globSync(server, { exclude: [...landing, ...full] }).filter(
  (file) => !storing.test(readFileSync(file, 'utf8')),
)

/** Matches a file whose first comment says why PostgreSQL would only repeat it: what it tests never reaches the database. */
const alike = /^\/\*\* @alike-on-postgres \w/
/**
 * Matches a file in which things happen at the same time, or that is about an engine or says that it differs: the embedded one is
 * PostgreSQL as well, but has one connection.
 */
const differing = /\bPromise\.all(?:Settled)?\(|only-on-postgres|^\/\*\* @differs-on-postgres \w/

/** What a run on PostgreSQL leaves out. POSTGRES_TESTS=differing is what `.ci/run` asks for: docs/decisions/0697. */
const repeated = process.env.TEST_DATABASE_URL
  ? globSync([...server, ...landing, ...full]).filter((file) => {
      const source = readFileSync(file, 'utf8')
      return alike.test(source) || (process.env.POSTGRES_TESTS === 'differing' && !differing.test(source))
    })
  : []

/** Matches a file that replaces a module, a global or the environment of the process. */
const replacing = /\bvi\s*\.(mock|doMock|stubGlobal|stubEnv)\(|@vitest-environment\b/

/**
 * Returns two projects: files that share a process and its modules with the others of a worker, which saves most of their
 * time, and those that replace something and so get a process each.
 */
function projects(
  name: string,
  include: string[],
  { exclude = [], setupFiles = [], ...options }: NonNullable<TestProjectInlineConfiguration['test']> = {},
) {
  const isolated = globSync(include, { exclude }).filter((file) => replacing.test(readFileSync(file, 'utf8')))
  const shared = { ...options, setupFiles: [properties].concat(setupFiles) }
  return [
    { plugins, test: { ...shared, name, include, exclude: [...exclude, ...isolated], isolate: false } },
    { plugins, test: { ...shared, name: `${name}-isolated`, include: isolated } },
  ]
}

/** Files that take longest, which begin first: at the end one of two workers would wait for them. */
const longest = ['role-matrix', 'database-outages', 'fuzz', 'three-months', 'wrong-inputs', 'backup'].map(
  (name) => `/${name}.test.ts`,
)

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: (typeof files)[number]) => longest.some((name) => moduleId.endsWith(name))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const plugins = [joinedMessages()]

const properties = 'test/support/property-seed.ts'

const globalSetup = ['test/support/template.ts']

/** A project of files that use a database, which share a process. */
const together = (name: string, include: string[], exclude: string[]) => ({
  test: { name, include, exclude, isolate: false, globalSetup, setupFiles: [properties] },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...projects('rules', rules, { exclude: [hooks, ...fullRules], setupFiles: ['test/support/late-imports.ts'] }),
      // Hooks that hold state, run by React in a simulated browser.
      ...projects('hooks', [hooks], { environment: 'happy-dom', setupFiles: ['test/support/hooks.ts'] }),
      ...projects('pure', pure),
      ...projects('server', server, { exclude: [...landing, ...full, ...pure, ...repeated], globalSetup }),
      together('landing', landing, [...full, ...repeated]),
      together('full', full, repeated),
      { test: { name: 'full-rules', include: fullRules } },
    ],
  },
})
