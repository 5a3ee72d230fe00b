// A process of its own: the first thousand statements of a process are named, and other tests have sent more than that by now.
// @vitest-environment node
import { expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import { firstRow, sql } from '../sql.ts'

const server = useServer()

test('a statement is prepared once a connection, on the engine that has connections, and answers each time for its own values', async () => {
  await server.database.transaction(async (tx) => {
    for (const value of [1, 2, 3, 4, 5, 6, 7]) {
      expect(await firstRow(tx, sql`select ${value}::int * 2 as doubled`)).toEqual({ doubled: value * 2 })
    }
    const stored = await firstRow(
      tx,
      sql`select count(*)::int as count from pg_prepared_statements where statement like ${'%as doubled'}`,
    )
    expect(stored).toEqual({ count: server.database.engine === 'postgres' ? 1 : 0 })
  })
})

test('a statement that fails leaves nothing behind that the next one trips over', async () => {
  const divide = (by: number) => firstRow<{ result: number }>(server.database.db, sql`select 10 / ${by}::int as result`)
  await expect(divide(0)).rejects.toThrow()
  expect(await divide(5)).toEqual({ result: 2 })
  await expect(divide(0)).rejects.toThrow()
  expect(await divide(2)).toEqual({ result: 5 })
})

test('a value of another kind for the same text is rejected or read as what the text says', async () => {
  const same = (value: unknown) => firstRow<{ same: string }>(server.database.db, sql`select ${value}::text as same`)
  expect(await same('one')).toEqual({ same: 'one' })
  expect(await same('2')).toEqual({ same: '2' })
  expect(await same(null)).toEqual({ same: null })
})
