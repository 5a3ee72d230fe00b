import { expect, test } from 'vitest'
import type { Queryable } from '../context.ts'
import { createLog } from '../log.ts'
import { registerHandle } from '../sql.ts'
import { readOnReplica } from './replica.ts'

/** A server that answers every statement with one row. */
function serverThat(answers: () => object): Queryable {
  return registerHandle({ engine: 'postgres' as const }, { run: async () => [answers()] }, undefined)
}

const primary = serverThat(() => ({ at: '0/5000000' }))
const log = createLog('silent')
const caughtUp = serverThat(() => ({ there: true }))

test('reads are done on the primary without a replica', async () => {
  expect(await readOnReplica({ primary, replica: undefined, log }, async (db) => db)).toBe(primary)
})

test('reads are done on a replica that has all that the primary has', async () => {
  expect(await readOnReplica({ primary, replica: { db: caughtUp, maxLagMs: 0 }, log }, async (db) => db)).toBe(caughtUp)
})

test('a replica is waited for as long as it may be behind', async () => {
  let asked = 0
  const late = serverThat(() => ({ there: (asked += 1) > 2 }))
  expect(await readOnReplica({ primary, replica: { db: late, maxLagMs: 5_000 }, log }, async (db) => db)).toBe(late)
  expect(asked).toBe(3)
})

test('reads are done on the primary when the replica stays behind', async () => {
  const behind = serverThat(() => ({ there: false }))
  expect(await readOnReplica({ primary, replica: { db: behind, maxLagMs: 60 }, log }, async (db) => db)).toBe(primary)
})

test('reads that fail on the replica are done again on the primary', async () => {
  const read = async (db: Queryable) => {
    if (db === caughtUp) throw new Error('conflict with recovery')
    return 'read'
  }
  expect(await readOnReplica({ primary, replica: { db: caughtUp, maxLagMs: 0 }, log }, read)).toBe('read')
})

test('an unreachable replica is not used', async () => {
  const away = serverThat(() => {
    throw new Error('connection refused')
  })
  expect(await readOnReplica({ primary, replica: { db: away, maxLagMs: 0 }, log }, async (db) => db)).toBe(primary)
})
