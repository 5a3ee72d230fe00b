import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase, type Database } from '#server/kernel/database/database.ts'
import { newId } from '#server/kernel/ids.ts'
import { migrate } from '#server/kernel/database/migrate.ts'
import { firstRow, run, sql } from '#server/kernel/sql.ts'
import { onPostgres, withDatabase } from '#test/support/postgres.ts'

// Backup and restore as an operator runs them, on the engine under test; this process is the product that runs meanwhile.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const template = inject('template')
const isEmbedded = 'dump' in template
const secret = 'a-phrase-that-only-the-tests-of-this-project-know'
const databases: string[] = []
let folder: string
let home: Place
let running: Database
let archive: string

/** A data folder, and a database on PostgreSQL. */
interface Place {
  dataDir: string
  settings: Record<string, string>
}

async function aPlace(name: string): Promise<Place> {
  const dataDir = join(folder, name)
  if (isEmbedded) return { dataDir, settings: { DATA_DIR: dataDir } }
  const database = `pangat_backup_${newId().toLowerCase()}`
  await onPostgres(template.server, `create database ${database}`)
  databases.push(database)
  return { dataDir, settings: { DATA_DIR: dataDir, DATABASE_URL: withDatabase(template.server, database) } }
}

const open = ({ dataDir, settings: { DATABASE_URL: databaseUrl } }: Place) =>
  openDatabase(databaseUrl ? { databaseUrl } : { dataDir })

async function call(script: 'backup' | 'restore', file: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, file], {
    env: { ...process.env, PANGAT_MODE: 'demo', ...settings },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, said: out + err }
}

const files = {
  'images/ab/plate-800.webp': 'a picture',
  'private/caterers/licence.sealed': 'a document',
  'session-secret': secret,
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pangat-backup-'))
  home = await aPlace('home')
  running = await open(home)
  await migrate(running)
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(home.dataDir, name)), { recursive: true })
    await writeFile(join(home.dataDir, name), content)
  }
  await run(running.db, sql`insert into settings (name, value) values ('backup.test', '"before"')`)
  archive = join(folder, 'backup.tar')
  expect(await call('backup', archive, { ...home.settings, SESSION_SECRET: secret })).toMatchObject({ code: 0 })
})

afterAll(async () => {
  await running?.close()
  if (!isEmbedded) for (const name of databases) await onPostgres(template.server, `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

test('a backup of the running product brings back database, pictures, documents and secrets', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
  // What happens after the backup is not in it.
  await run(running.db, sql`update settings set value = '"after"' where name = 'backup.test'`)
  const copy = await aPlace('copy')

  const { code, said } = await call('restore', archive, copy.settings)

  expect([code, said]).toEqual([0, expect.stringContaining('SESSION_SECRET')])
  for (const [name, content] of Object.entries(files))
    expect(await readFile(join(copy.dataDir, name), 'utf8')).toBe(content)
  const secrets = join(copy.dataDir, 'restored-secrets.env')
  expect(await readFile(secrets, 'utf8')).toBe(`SESSION_SECRET=${secret}\n`)
  expect((await stat(secrets)).mode & 0o777).toBe(0o600)
  const restored = await open(copy)
  try {
    expect(await migrate(restored)).toEqual([])
    expect(await firstRow(restored.db, sql`select value from settings where name = 'backup.test'`)).toEqual({
      value: 'before',
    })
  } finally {
    await restored.close()
  }
  // Nor is it restored over what is there now.
  const again = await call('restore', archive, copy.settings)
  expect(again).toEqual({ code: 1, said: expect.stringMatching(/is not empty/) })
})

test('nothing of the backup stays in the folder that was backed up', async () => {
  expect((await readdir(home.dataDir)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a backup never replaces a file', async () => {
  expect(await call('backup', archive, home.settings)).toEqual({
    code: 1,
    said: expect.stringMatching(/exists already/),
  })
})

test.each([
  ['cut in half', (size: number, file: string) => truncate(file, Math.floor(size / 2))],
  ['without its last kilobytes', (size: number, file: string) => truncate(file, size - 12_288)],
  ['changed by one byte', changeByte],
  ['something else', (_: number, file: string) => writeFile(file, 'hello')],
])('an archive that is %s is refused, and nothing is changed', async (name, damage) => {
  const broken = join(folder, `${name.replaceAll(' ', '-')}.tar`)
  await writeFile(broken, await readFile(archive))
  await damage((await stat(broken)).size, broken)
  const place = await aPlace(`for-${name.replaceAll(' ', '-')}`)
  expect(await call('restore', broken, place.settings)).toEqual({
    code: 1,
    said: expect.stringMatching(/is no whole backup/),
  })
  expect(await readdir(place.dataDir)).toEqual([])
})

test('a folder that holds anything is refused', async () => {
  const place = await aPlace('used')
  await mkdir(place.dataDir)
  await writeFile(join(place.dataDir, 'session-secret'), 'of another product')
  expect(await call('restore', archive, place.settings)).toEqual({
    code: 1,
    said: expect.stringMatching(/is not empty/),
  })
  expect(await readdir(place.dataDir)).toEqual(['session-secret'])
})

test.skipIf(isEmbedded)('a database that holds anything is refused', async () => {
  const place = await aPlace('used-database')
  await onPostgres(place.settings['DATABASE_URL'] ?? '', 'create table of_another_product (id int)')
  expect(await call('restore', archive, place.settings)).toEqual({
    code: 1,
    said: expect.stringMatching(/of_another_product/),
  })
})

test('a backup of a newer schema is refused', async () => {
  const name = '9999_of_a_later_build.sql'
  await run(running.db, sql`insert into migrations (name, hash) values (${name}, '')`)
  const newer = join(folder, 'newer.tar')
  try {
    expect(await call('backup', newer, home.settings)).toMatchObject({ code: 0 })
  } finally {
    await run(running.db, sql`delete from migrations where name = ${name}`)
  }
  const place = await aPlace('older-build')
  expect(await call('restore', newer, place.settings)).toEqual({
    code: 1,
    said: expect.stringMatching(/newer build.*9999_of/),
  })
})

test.runIf(isEmbedded)('only its owner may open the socket of a running product', async () => {
  expect((await stat(join(home.dataDir, 'backup.sock'))).mode & 0o777).toBe(0o600)
})

test.runIf(isEmbedded)('a product that does not run is backed up from its folder', async () => {
  const place = await aPlace('stopped')
  const stopped = await open(place)
  await migrate(stopped)
  await stopped.close()
  const file = join(folder, 'stopped.tar')
  expect(await call('backup', file, place.settings)).toMatchObject({ code: 0 })
  const copy = await aPlace('stopped-copy')
  expect(await call('restore', file, copy.settings)).toMatchObject({ code: 0 })
  await (await open(copy)).close()
})

test.runIf(isEmbedded)('a folder into which a restore did not end is not started on', async () => {
  const place = await aPlace('half')
  await mkdir(join(place.dataDir, '.restoring'), { recursive: true })
  await expect(open(place)).rejects.toThrow(/did not end well/)
})

test.runIf(isEmbedded)('a folder with a long path is backed up as well', async () => {
  const place = await aPlace(`long-${'x'.repeat(120)}`)
  const database = await open(place)
  try {
    await migrate(database)
    expect(await call('backup', join(folder, 'long.tar'), place.settings)).toMatchObject({ code: 0 })
  } finally {
    await database.close()
  }
})

async function changeByte(size: number, file: string): Promise<void> {
  const bytes = await readFile(file)
  const at = Math.floor(size / 2)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await chmod(file, 0o600)
  await writeFile(file, bytes)
}
