import { createRequire } from 'node:module'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { modules, web } = createRequire(import.meta.url)('../../architecture.cjs') as {
  modules: Table
  web: Record<string, Table>
}
type Table = Record<string, string[]>
const folders = readdirSync(join(root, 'src/server/modules'))

test('every module is listed in architecture.cjs', () => {
  expect(folders.filter((folder) => !(folder in modules))).toEqual([])
})

test('every module has a public API', () => {
  expect(folders.filter((folder) => !existsSync(join(root, 'src/server/modules', folder, 'index.ts')))).toEqual([])
})

test('every folder of an audience is in the table of architecture.cjs', () => {
  const unknown = Object.entries(web).flatMap(([part, table]) => {
    const path = join(root, 'src/web', part)
    return existsSync(path) ? readdirSync(path).filter((name) => !(name in table)) : []
  })
  expect(unknown).toEqual([])
})

/** Names of a table that reach themselves, through whatever they use. */
function circlesOf(table: Table): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (table[from] ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
  return Object.keys(table).filter((name) => reaches(name, name))
}

test('the tables of architecture.cjs have no circles', () => {
  // These two use every module, and no module uses them.
  const { notifications: _, backoffice: __, ...called } = modules
  expect([called, ...Object.values(web)].flatMap(circlesOf)).toEqual([])
})

test('the tables of architecture.cjs name no folder twice or unknown', () => {
  const strange = [modules, ...Object.values(web)].flatMap((table) =>
    Object.values(table).flatMap((uses) => uses.filter((one, i) => !(one in table) || uses.indexOf(one) !== i)),
  )
  expect(strange.filter((one) => !['notifications', 'backoffice'].includes(one))).toEqual([])
})
