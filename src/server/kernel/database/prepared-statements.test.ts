// A process of its own: the first thousand statements of a process are named, and other tests have sent more than that by now.
// @vitest-environment node
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { isOnPostgres } from '#test/support/only-on-postgres.ts'
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

test('rows are described once a connection and read alike each time, of statements with and without any', async () => {
  // The driver's types leave out what a connection sends.
  const describe = vi.spyOn(pg.Connection.prototype as unknown as { describe: () => void }, 'describe')
  await server.database.transaction(async (tx) => {
    await rows(tx, sql`create temporary table described (id int, name text) on commit drop`)
    for (const id of [1, 2, 3]) {
      expect(await rows(tx, sql`insert into described values (${id}, 'one')`)).toEqual([])
      expect(await rows(tx, sql`select id, name, now() is null as "isOld" from described where id <= ${id}`)).toEqual(
        Array.from({ length: id }, (_, i) => ({ id: i + 1, name: 'one', isOld: false })),
      )
    }
  })
  if (isOnPostgres()) expect(describe).toHaveBeenCalledTimes(2)
  describe.mockRestore()
})

test('statements that go out together are each read by their own columns, also before the first is described', async () => {
  const numbered = (n: number) => sql`select ${n}::int as n, 'x' as text`
  const named = (name: string) => sql`select ${name}::text as name`
  const both = () =>
    server.database.transaction((tx) =>
      Promise.all([rows(tx, numbered(1)), rows(tx, named('a')), rows(tx, numbered(2)), rows(tx, named('b'))]),
    )
  const expected = [[{ n: 1, text: 'x' }], [{ name: 'a' }], [{ n: 2, text: 'x' }], [{ name: 'b' }]]
  for (let i = 0; i < 3; i++) expect(await both()).toEqual(expected)
})

test('a statement whose columns became others is rejected, not read by the old ones', async () => {
  const { db } = server.database
  await server.database.script('create table retyped (id int primary key, held int); insert into retyped values (1, 7)')
  const heldOf = (id: number) => firstRow(db, sql`select held from retyped where id = ${id}`)
  expect(await heldOf(1)).toEqual({ held: 7 })
  await server.database.script(`alter table retyped alter held type text`)
  await expect(heldOf(1)).rejects.toThrow('cached plan must not change result type')
  await server.database.script('drop table retyped')
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
