import { beforeAll, expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import type { Tx } from '../context.ts'
import { rows, sql } from '../sql.ts'
import { sqlStateOf } from './database-errors.ts'

const server = useServer()

beforeAll(() =>
  server.database.script(`
    create sequence deadlocks;
    create function deadlock_once() returns void language plpgsql as
    $$ begin if nextval('deadlocks') = 1 then raise exception using errcode = '40P01'; end if; end $$`),
)

/** Fails as an operation does, some calls above its statement. */
async function deep(work: Promise<unknown>, calls = 20): Promise<unknown> {
  return calls === 0 ? work : deep(work, calls - 1)
}

/**
 * Sends a statement that fails and one behind it together, and waits for both. Their answers are read in one piece, as on a busy process.
 */
async function failTogether(tx: Tx, failing = sql`select 1 / ${0}::int`): Promise<void> {
  const both = Promise.all([deep(rows(tx, failing)), rows(tx, sql`select ${1}::int`)])
  setImmediate(() => {
    const end = performance.now() + 50
    while (performance.now() < end);
  })
  await both
}

const stateOf = async (work: Promise<unknown>) => work.then(() => 'committed').catch(sqlStateOf)

test('a transaction fails by the statement that failed, not by those behind it', async () => {
  expect(await stateOf(server.database.transaction((tx) => failTogether(tx)))).toBe('22012')
})

test('a transaction is repeated after a deadlock, also with statements behind the one that met it', async () => {
  const repeated = server.database.transaction((tx) => failTogether(tx, sql`select deadlock_once(), ${1}::int`))
  expect(await stateOf(repeated)).toBe('committed')
})

test('what the caller makes of the failure is what the transaction fails by', async () => {
  const named = server.database.transaction(async (tx) => {
    await rows(tx, sql`select 1`)
    const failing = rows(tx, sql`select 1 / ${0}::int`).catch(() => {
      throw new RangeError('nobody to share with')
    })
    await Promise.all([deep(failing), rows(tx, sql`select ${1}::int`)])
  })
  await expect(named).rejects.toThrow('nobody to share with')
})

test.each([
  ['with a statement after it', true],
  ['as the last statement', false],
])('a transaction whose work overlooks a failure fails by it, %s', async (_, goesOn) => {
  const overlooking = server.database.transaction(async (tx) => {
    await rows(tx, sql`select 1 / ${0}::int`).catch(() => undefined)
    if (goesOn) await rows(tx, sql`select ${1}::int`)
  })
  expect(await stateOf(overlooking)).toBe('22012')
})
