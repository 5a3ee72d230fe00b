import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import { findViolation, type Seen } from './consistency.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld('v2')))
afterAll(() => world.close())

test('a check after a commit sees what it did, though the check before it found everything in order', async () => {
  const seen: Seen = { paid: new Set(), orders: [] }
  expect(await findViolation(world, seen)).toBeUndefined()
  expect(await findViolation(world, seen)).toBeUndefined()

  await rows(world.server.database.db, sql`update coupons set uses = uses + 1 where title = 'For two'`)

  expect(await findViolation(world, seen)).toMatch(/^a coupon whose uses are not those of its holds/)
  await rows(world.server.database.db, sql`update coupons set uses = uses - 1 where title = 'For two'`)
  expect(await findViolation(world, seen)).toBeUndefined()
})

test('an order that was acknowledged without a commit is missing', async () => {
  const seen: Seen = { paid: new Set(), orders: [] }
  expect(await findViolation(world, seen)).toBeUndefined()

  world.customers[0]?.orders.push('an-order-that-is-nowhere')

  expect(await findViolation(world, seen)).toMatch(/^acknowledged orders that are missing.*an-order-that-is-nowhere/)
})
