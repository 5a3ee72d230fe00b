import { expect, test } from 'vitest'
import type { Database } from '#server/kernel/database/database.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { testStart, useServer } from '#test/support/server.ts'
import { fillDemoCity, hasCity } from './index.ts'

const server = useServer()
const today = { today: testStart }

/** The database as it is for a process that is killed before its second transaction. */
function dyingAfterOne(database: Database): Database {
  let begun = 0
  return {
    ...database,
    maintain: (fill) =>
      database.maintain((maintenance) =>
        fill({
          ...maintenance,
          transaction: (work) => (++begun > 1 ? Promise.reject(new Error('killed')) : maintenance.transaction(work)),
        }),
      ),
  }
}

test('a fill that was cut short is finished by the next processes, however many, and nothing comes twice', async () => {
  const { database } = server
  expect(await hasCity(database)).toBe(false)
  await expect(fillDemoCity(dyingAfterOne(database), today)).rejects.toThrow('killed')
  expect(await hasCity(database)).toBe(false)

  const [one, other] = await Promise.all([fillDemoCity(database, today), fillDemoCity(database, today)])
  expect(await hasCity(database)).toBe(true)
  expect(one.caterers + other.caterers).toBe(0)
  const [found] = await rows<{ menus: number; orders: number }>(
    database.db,
    sql`select (select count(*)::int from menus) as menus, (select count(*)::int from orders) as orders`,
  )
  expect({ menus: one.menus + other.menus, orders: one.orders + other.orders }).toEqual(found)
  expect(found?.orders).toBeGreaterThan(700)
}, 60_000)
