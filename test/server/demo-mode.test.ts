import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { migrationsDir } from '#server/kernel/database/migrate.ts'
import { demoSettingName, findSetting } from '#server/kernel/settings.ts'
import { json, rows, sql } from '#server/kernel/sql.ts'
import { aUser } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { settleDemo } from '../../src/serve/demo.ts'

const server = useServer()
const production = { mode: 'production', demoOnAnyDatabase: false } as const
const demo = { mode: 'demo', demoOnAnyDatabase: false } as const
const mark = () => findSetting(server.database.db, demoSettingName)
const markAsFilled = (complete: boolean) =>
  rows(
    server.database.db,
    sql`insert into settings (name, value) values (${demoSettingName}, ${json({ day: '2026-11-20', caterers: 0, parts: 0, complete })})`,
  )

afterEach(() => rows(server.database.db, sql`delete from settings where name = ${demoSettingName}`))

describe('production', () => {
  test('starts on an empty database and leaves it empty', async () => {
    await settleDemo(server.database, production)
    expect(await rows(server.database.db, sql`select 1 from caterers limit 1`)).toEqual([])
  })

  test.each([true, false])('does not start on one that demo mode has filled, wholly: %s', async (complete) => {
    await markAsFilled(complete)
    await expect(settleDemo(server.database, production)).rejects.toThrow('a database that demo mode has filled')
  })
})

describe('demo mode on a database with accounts that it did not fill', () => {
  test('does not start', async () => {
    await aUser(server)
    await expect(settleDemo(server.database, demo)).rejects.toThrow('or set DEMO_CITY=1')
  })

  test('starts when it is told to, and puts nothing in', async () => {
    await aUser(server)
    await settleDemo(server.database, { ...demo, demoOnAnyDatabase: true })
    expect(await mark()).toBeUndefined()
    expect(await rows(server.database.db, sql`select 1 from caterers limit 1`)).toEqual([])
  })
})

test('demo mode starts on a database that it has filled', async () => {
  await aUser(server)
  await markAsFilled(true)
  await settleDemo(server.database, demo)
})

describe('the migration', () => {
  const script = () => readFile(join(migrationsDir, '0190_demo_databases.sql'), 'utf8')

  test('leaves a database without the admin of the demo city unmarked', async () => {
    await server.database.script(await script())
    expect(await mark()).toBeUndefined()
  })

  test('marks one with that admin, which production then refuses', async () => {
    await aUser(server, { email: 'admin@pangat.example', role: '1' })
    await server.database.script(await script())
    expect(await mark()).toMatchObject({ complete: true })
    await expect(settleDemo(server.database, production)).rejects.toThrow('a database that demo mode has filled')
    await settleDemo(server.database, demo)
  })
})
