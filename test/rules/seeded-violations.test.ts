import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededImports, seededRuntimes, unreportedImport } from './seeds.ts'

const root = join(import.meta.dirname, '../..')
const { forbidden } = createRequire(import.meta.url)('../../dependency-cruiser.cjs') as {
  forbidden: { name: string }[]
}
const copy = mkdtempSync(join(tmpdir(), 'pangat-seeded-'))

beforeAll(() => {
  for (const folder of ['src', 'db', 'test/factories']) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/\.[a-z0-9]+$/.test(path) || /\.(tsx?|json)$|src\/messages\/\w+\/[\w-]+\.js$/.test(path),
    })
  }
  const settings = ['package.json', 'architecture.cjs', 'dependency-cruiser.cjs', 'tsconfig.base.json']
  for (const file of [...settings, ...Object.keys(seededRuntimes)]) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  for (const [from, seeds] of Map.groupBy([...seededImports, unreportedImport], (seed) => seed.from)) {
    plant(from, seeds.map(({ to }) => `import '${specifier(from, to)}'\n`).join(''))
  }
  for (const { to } of seededImports) if (to.includes('/') && !existsSync(join(copy, to))) plant(to, 'export {}\n')
  for (const { file, text } of Object.values(seededRuntimes)) plant(file, text)
})

afterAll(() => rmSync(copy, { recursive: true }))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

function specifier(from: string, to: string): string {
  if (!to.includes('/')) return to
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

test('dependency rules report each seeded import and nothing else', { timeout: 300_000 }, () => {
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', 'dependency-cruiser.cjs', '--output-type', 'json', 'src', 'db'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 30 },
  )
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
  const found = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${packageOr(to)}`)
  expect(found.toSorted()).toEqual(
    seededImports.map(({ rule, from, to, reaches = to }) => `${rule}: ${from} → ${reaches}`).toSorted(),
  )
})

interface Violation {
  rule: { name: string }
  from: string
  to: string
}

/** The name of a package instead of the file that it resolves to. */
function packageOr(path: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? path
}

test('every kind of dependency rule has a seeded import', () => {
  const kinds = new Set(forbidden.map(({ name }) => kindOf(name)))
  const seeded = new Set(seededImports.map(({ rule }) => kindOf(rule)))
  expect([...kinds].filter((kind) => !seeded.has(kind))).toEqual([])
})

/** Rules that exist once for each module or folder count as one. */
function kindOf(rule: string): string {
  return /-(uses-only-its-dependencies|imported-by-its-public-api|uses-only-its-siblings)$/.exec(rule)?.[1] ?? rule
}

test.each(Object.entries(seededRuntimes))(
  '%s turns down code of the wrong runtime',
  { timeout: 300_000 },
  (settings, { file, unknown }) => {
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
    const parsed = ts.getParsedCommandLineOfConfigFile(join(copy, settings), { noEmit: true }, host)
    const program = ts.createProgram(parsed?.fileNames ?? [], parsed?.options ?? {})
    const found = program
      .getSemanticDiagnostics(program.getSourceFile(join(copy, file)))
      .map(
        ({ messageText }) => /^Cannot find \w+ '([^']+)'/.exec(ts.flattenDiagnosticMessageText(messageText, ''))?.[1],
      )
    expect(found).toEqual(unknown)
  },
)
