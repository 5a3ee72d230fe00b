import { expect, test } from 'vitest'
import { aCaterer } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { calendarOf, capacityOn, capacityLeft, releaseCapacity, reserveCapacity } from '../index.ts'

const server = useServer()
const day = '2026-12-12'

const aSmallCaterer = () => aCaterer(server, { maximumServingCapacity: 100 })
const take = (catererId: string, plates: number) =>
  server.database.transaction((tx) => reserveCapacity(tx, { catererId, day, plates }))
const release = (catererId: string, plates: number) =>
  server.database.transaction((tx) => releaseCapacity(tx, { catererId, day, plates }))
const left = async (catererId: string, capacity = 100) =>
  capacityLeft(await calendarOf(server.database.db, catererId, day, day), day, capacity)

test('plates are promised until the day is full, and free again once released', async () => {
  const { id } = await aSmallCaterer()
  expect(await take(id, 60)).toBe(true)
  expect(await take(id, 41)).toBe(false)
  expect(await take(id, 40)).toBe(true)
  expect(await left(id)).toBe(0)
  await release(id, 60)
  expect(await left(id)).toBe(60)
})

test('an order larger than the caterer is rejected on an untouched day', async () => {
  const { id } = await aSmallCaterer()
  expect(await take(id, 101)).toBe(false)
  expect(await left(id)).toBe(100)
})

test('a day’s own capacity overrides the caterer’s, upwards and downwards', async () => {
  const { id } = await aSmallCaterer()
  await rows(server.database.db, sql`insert into caterer_days (caterer_id, day, capacity) values (${id}, ${day}, 150)`)
  expect(await take(id, 150)).toBe(true)
  const small = await aSmallCaterer()
  await rows(
    server.database.db,
    sql`insert into caterer_days (caterer_id, day, capacity) values (${small.id}, ${day}, 20)`,
  )
  expect(await take(small.id, 21)).toBe(false)
})

test('what the caterer holds counts at the moment of taking', async () => {
  const { id } = await aSmallCaterer()
  await take(id, 60)
  await rows(server.database.db, sql`update caterers set maximum_serving_capacity = 70 where id = ${id}`)
  expect(await take(id, 20)).toBe(false)
  expect(await take(id, 10)).toBe(true)
})

test('on a closed day no plates are promised', async () => {
  const { id } = await aSmallCaterer()
  await rows(
    server.database.db,
    sql`insert into closures (id, caterer_id, first_day, last_day) values (${newId()}, ${id}, '2026-12-11', ${day})`,
  )
  expect(await take(id, 10)).toBe(false)
})

test('plates cannot be released twice', async () => {
  const { id } = await aSmallCaterer()
  await take(id, 60)
  await release(id, 60)
  await expect(release(id, 60)).rejects.toThrow()
  expect(await left(id)).toBe(100)
})

test('twenty at once for the last plates never get more than there are', async () => {
  const { id } = await aSmallCaterer()
  const answers = await Promise.all(Array.from({ length: 20 }, () => take(id, 30)))
  expect(answers.filter(Boolean)).toHaveLength(3)
  expect(await left(id)).toBe(10)
})

test('the calendar knows the closures and promises of its span and no others', async () => {
  const { id } = await aSmallCaterer()
  await rows(
    server.database.db,
    sql`
    insert into closures (id, caterer_id, first_day, last_day) values
      (${newId()}, ${id}, '2026-12-01', '2026-12-10'), (${newId()}, ${id}, '2026-12-20', '2026-12-21'), (${newId()}, ${id}, '2027-01-02', '2027-01-03')`,
  )
  await take(id, 25)
  await take((await aSmallCaterer()).id, 50)
  expect(await calendarOf(server.database.db, id, '2026-12-10', '2026-12-31')).toEqual({
    closures: [
      { firstDay: '2026-12-01', lastDay: '2026-12-10' },
      { firstDay: '2026-12-20', lastDay: '2026-12-21' },
    ],
    days: new Map([[day, { taken: 25, unconfirmed: 0, capacity: undefined }]]),
  })
})

test('capacityOn returns what the day holds, taken or not', async () => {
  const { id } = await aSmallCaterer()
  const capacity = (catererId = id) => capacityOn(server.database.db, { catererId, day })
  expect(await capacity()).toBe(100)
  await take(id, 60)
  expect(await capacity()).toBe(100)
  await rows(server.database.db, sql`update caterer_days set capacity = 70 where caterer_id = ${id}`)
  expect(await capacity()).toBe(70)
  expect(await capacity('nobody')).toBe(0)
})
