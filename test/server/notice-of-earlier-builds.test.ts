import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noticeFor } from '#contract/rules/notice.ts'
import { openDatabase, type Database } from '#server/kernel/database/database.ts'
import { migrate } from '#server/kernel/database/migrate.ts'
import { firstRow, rows, run, sql } from '#server/kernel/sql.ts'
import { findCaterer } from '#server/modules/caterers/index.ts'
import { restoreBeforeHouse } from '#test/support/before-house.ts'

// A database of an earlier build, in which one caterer needs five days and another the usual two.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let database: Database
let drop = async () => {}
let [five, usual] = ['', '']

beforeAll(async () => {
  const restored = await restoreBeforeHouse()
  drop = restored.drop
  database = await openDatabase(restored.location)
  const found = await rows<{ id: string }>(database.db, sql`select id from caterers order by id limit 2`)
  ;[five, usual] = found.map(({ id }) => id) as [string, string]
  await writeAsEarlierBuild(five, 5)
  await writeAsEarlierBuild(usual, 2)
  await migrate(database)
})

afterAll(async () => {
  await database?.close()
  await drop()
})

const writeAsEarlierBuild = (id: string, days: number) =>
  run(database.db, sql`update caterers set lead_days = ${days} where id = ${id}`)
const stepsOf = async (id: string) =>
  (await firstRow<{ steps: unknown }>(database.db, sql`select notice_steps as steps from caterers where id = ${id}`))
    ?.steps
async function noticeOf(id: string) {
  const caterer = await findCaterer(database.db, id)
  return [99, 100, 300, 301].map((guests) => noticeFor(caterer?.notice ?? [], guests))
}

test('a notice other than the usual one becomes a table, the usual one follows from the default', async () => {
  expect(await stepsOf(five)).toEqual([
    { fromGuests: 100, days: 5 },
    { fromGuests: 301, days: 7 },
  ])
  expect(await noticeOf(five)).toEqual([5, 5, 5, 7])
  expect(await stepsOf(usual)).toBeNull()
  expect(await noticeOf(usual)).toEqual([2, 4, 4, 7])
})

test('days that an earlier build writes beside this one count at once', async () => {
  await writeAsEarlierBuild(usual, 6)
  expect(await noticeOf(usual)).toEqual([6, 6, 6, 7])
  await writeAsEarlierBuild(five, 8)
  expect(await noticeOf(five)).toEqual([8, 8, 8, 8])
})
