import { createRequire } from 'node:module'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { modules } = createRequire(import.meta.url)('../../architecture.cjs') as { modules: Record<string, string[]> }
const folders = readdirSync(join(root, 'src/server/modules'))

test('every module stands in the wall table of architecture.cjs', () => {
  expect(folders.filter((folder) => !(folder in modules))).toEqual([])
})

test('every module has a door', () => {
  expect(folders.filter((folder) => !existsSync(join(root, 'src/server/modules', folder, 'index.ts')))).toEqual([])
})

test('the wall table has no circles', () => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (modules[from] ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
  const circles = Object.keys(modules).filter(
    (name) => !['notifications', 'backoffice'].includes(name) && reaches(name, name),
  )
  expect(circles).toEqual([])
})
