import { afterAll, expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import { startStatementCounter } from '#test/support/statement-counter.ts'
import { firstRow, rows, sql, undoReasonOf, undoStatement } from '../sql.ts'

const counter = startStatementCounter()
const server = useServer()
afterAll(() => counter.stop())

const insert = (name: string) => sql`insert into settings (name, value) values (${name}, '1')`
const exists = async (name: string) =>
  (await firstRow(server.database.db, sql`select 1 from settings where name = ${name}`)) !== undefined

test('a transaction of one statement commits by it, without begin and commit', async () => {
  const counted = []
  for (const name of ['alone', 'again', 'once-more']) {
    const { work } = await counter.count(() =>
      server.database.transaction((tx) => rows(tx, insert(name)), { oneStatement: true }),
    )
    counted.push(work.statements)
    expect(await exists(name)).toBe(true)
  }

  // Work of timers can fall into a run, but not into each.
  expect(Math.min(...counted)).toBe(1)
})

test('a second statement is rejected and the first one stays', async () => {
  const two = server.database.transaction(
    async (tx) => {
      await rows(tx, insert('first'))
      await rows(tx, insert('second'))
    },
    { oneStatement: true },
  )

  await expect(two).rejects.toThrow('a second statement')
  expect([await exists('first'), await exists('second')]).toEqual([true, false])
})

test('a statement that undoes itself leaves nothing behind and says why', async () => {
  const undone = sql`with written as (${insert('undone')} returning name)
    select case when exists (select 1 from written) then ${undoStatement('not wanted')} end`
  const error: unknown = await server.database
    .transaction((tx) => rows(tx, undone), { oneStatement: true })
    .catch((thrown: unknown) => thrown)

  expect(undoReasonOf(error)).toBe('not wanted')
  expect(undoReasonOf(new Error('not wanted'))).toBeUndefined()
  expect(await exists('undone')).toBe(false)
})
