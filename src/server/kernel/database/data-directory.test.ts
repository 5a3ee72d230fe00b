import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beginWith } from './data-directory.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { rows, sql } from '../sql.ts'

let directory = ''
const at = (name: string) => join(directory, name)

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pangat-directory-'))
  await mkdir(at('template/base/1'), { recursive: true })
  await mkdir(at('template/pg_wal'))
  await writeFile(at('template/PG_VERSION'), '17')
  await writeFile(at('template/base/1/112'), 'rows', { mode: 0o644 })
})
afterEach(() => rm(directory, { recursive: true }))

describe('a folder that begins with a template', () => {
  test('holds what the template holds, for its owner alone', async () => {
    await beginWith(at('template'), at('pglite'))
    expect((await readdir(at('pglite'), { recursive: true })).sort()).toEqual([
      'PG_VERSION',
      'base',
      'base/1',
      'base/1/112',
      'pg_wal',
    ])
    expect(await readFile(at('pglite/base/1/112'), 'utf8')).toBe('rows')
    const modes = await Promise.all(['pglite', 'pglite/base/1', 'pglite/base/1/112'].map((name) => stat(at(name))))
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700, 0o600])
  })

  test('stays as it is when it is there', async () => {
    await mkdir(at('pglite'))
    await beginWith(at('template'), at('pglite'))
    expect(await readdir(at('pglite'))).toEqual([])
  })

  test('is made anew when a copy was cut short', async () => {
    await mkdir(at('pglite.new/half'), { recursive: true })
    await beginWith(at('template'), at('pglite'))
    expect((await readdir(directory)).sort()).toEqual(['pglite', 'template'])
    expect((await readdir(at('pglite'))).sort()).toEqual(['PG_VERSION', 'base', 'pg_wal'])
  })
})

test('database that begins with a migrated template has nothing left to migrate and is apart from the template', async () => {
  const first = await openDatabase({ dataDir: at('first') })
  await migrate(first)
  await first.close()
  for (const name of ['one', 'other']) {
    const database = await openDatabase({ dataDir: at(name), template: at('first/pglite') })
    expect(await migrate(database)).toEqual([])
    expect(await rows(database.db, sql`select name from settings where name = 'of_a_test'`)).toEqual([])
    await database.script(`insert into settings (name, value) values ('of_a_test', '1')`)
    await database.close()
  }
}, 60_000)
