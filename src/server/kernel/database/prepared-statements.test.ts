// A process of its own: the first thousand statements of a process are named, and other tests have sent more than that by now.
// @vitest-environment node
import { expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import { firstRow, list, rows, sql } from '../sql.ts'

const server = useServer()

test('a statement is prepared once a connection and answers each time for its own values', async () => {
  await server.database.transaction(async (tx) => {
    for (const value of [1, 2, 3, 4, 5, 6, 7]) {
      expect(await firstRow(tx, sql`select ${value}::int * 2 as doubled`)).toEqual({ doubled: value * 2 })
    }
    const stored = await firstRow(
      tx,
      sql`select count(*)::int as count from pg_prepared_statements where statement like ${'%as doubled'}`,
    )
    expect(stored).toEqual({ count: 1 })
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

test('a statement answers for a table as it is, also when it was prepared before the table changed', async () => {
  const { db } = server.database
  await server.database.script(
    'create table changed (id int primary key, name text); insert into changed values (1, null)',
  )
  const nameOf = (id: number) => firstRow(db, sql`select name from changed where id = ${id}`)
  expect(await nameOf(1)).toEqual({ name: null })

  await server.database.script(`alter table changed add column more int default 3; update changed set name = 'later'`)

  expect(await nameOf(1)).toEqual({ name: 'later' })
  await server.database.script('drop table changed')
})

test('values are read and written alike whether a statement is prepared, in a transaction or outside of one', async () => {
  const moment = new Date('2026-11-20T04:30:00.123Z')
  const statement = (limit: number) =>
    sql`select ${moment.toISOString()}::timestamptz as at, ${list(['a,b', '"c"'])}::text[] as texts, ${2 ** 40}::bigint as large,
      ${JSON.stringify({ a: [1] })}::jsonb as json, ${null}::text as nothing, ${true}::boolean as yes limit ${limit}`
  const expected = [{ at: moment, texts: ['a,b', '"c"'], large: 2 ** 40, json: { a: [1] }, nothing: null, yes: true }]
  for (let i = 0; i < 3; i++) {
    expect(await rows(server.database.db, statement(1))).toEqual(expected)
    expect(await server.database.transaction((tx) => rows(tx, statement(1)))).toEqual(expected)
  }
  expect(await rows(server.database.db, statement(0))).toEqual([])
})
