import { globSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withTables } from '../../scripts/architecture-tables.mjs'
import { isTest, sourcesBelow } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const { modules, ownFolders, about } = createRequire(import.meta.url)('../../architecture.cjs') as {
  modules: Record<string, string[]>
  ownFolders: Record<string, string[]>
  about: Record<string, string>
}

test('a folder of src holds at most 25 files, tests not counted: divide it by what its files do', () => {
  const folders = Map.groupBy(
    sourcesBelow('src', /./).filter((source) => !isTest(source)),
    ({ path }) => dirname(path),
  )
  expect([...folders].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([])
})

test('files are short: a median of at most 60 lines, nine of ten at most 180, none above 350', () => {
  const lengths = sourcesBelow('src')
    .filter((source) => !isTest(source))
    .map(({ text }) => text.trimEnd().split('\n').length)
    .sort((a, b) => a - b)
  const at = (share: number) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0
  expect(at(0.5)).toBeLessThanOrEqual(60)
  expect(at(0.9)).toBeLessThanOrEqual(180)
  expect(at(1)).toBeLessThanOrEqual(350)
})

// A part that outgrows its file becomes a folder of the same name.
const kinds = ['http', 'store', 'queries', 'tables']

test('a module has its parts under the same names as every other', () => {
  const odd = readdirSync(join(root, 'src/server/modules')).flatMap((module) => {
    const files = ['index.ts', 'deps.ts', `${module}.ts`, ...kinds.map((part) => `${part}.ts`)]
    const folders = ['domain', 'operations', ...kinds, ...(ownFolders[module] ?? [])]
    const entries = readdirSync(join(root, 'src/server/modules', module), { withFileTypes: true })
    const names = entries.map(({ name }) => name)
    return entries
      .filter((entry) =>
        entry.isDirectory() ? !folders.includes(entry.name) : !isTestName(entry.name) && !files.includes(entry.name),
      )
      .map(({ name }) => `${module}/${name}`)
      .concat(
        kinds.filter((part) => names.includes(part) && names.includes(`${part}.ts`)).map((part) => `${module}/${part}`),
      )
  })
  expect(odd).toEqual([])
})

function isTestName(name: string): boolean {
  return /\.test\.tsx?$/.test(name)
}

test('ARCHITECTURE.md shows the tables of architecture.cjs: run node scripts/architecture-tables.mjs', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  expect(text).toBe(withTables(text))
})

test('architecture.cjs says of each module what it is', () => {
  expect(Object.keys(modules).filter((name) => !about[name])).toEqual([])
})

test('no merge, patch or editor leaves its copies behind: remove them', () => {
  const generated = ['.git', 'build', 'data', 'node_modules', 'test-results']
  const left = globSync('**/*.{orig,rej,bak,swp}', { cwd: root, exclude: (name) => generated.includes(name) })
  expect(left).toEqual([])
})
