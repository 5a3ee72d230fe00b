import { describe, expect, expectTypeOf, test } from 'vitest'
import { compile } from './statement.ts'
import {
  arrayOf,
  assign,
  columnsBy,
  derivedTable,
  elementsOf,
  extendList,
  insertColumns,
  insertInto,
  jsonArray,
  joined,
  list,
  oneOf,
  returning,
  rows,
  rowsAs,
  select,
  selectList,
  sql,
  table,
  unionAll,
  valuesBy,
  withoutNulls,
  withQueries,
  type Selected,
  type Sql,
} from '../sql.ts'
import { paise, type Paise } from '#contract/values/money.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

interface Terms {
  hours: number
}
const orders = table<'orders', { terms: Terms }>('orders')
const o = orders.as('o')
const settings = table<'settings', { value: Terms }>('settings')
const menus = table('menus')
const caterers = table('caterers')
const closures = table('closures')

describe('a statement', () => {
  test('numbers its parameters through all its parts', () => {
    const part = sql`b = ${2} and c = any(${list(['x', 'y'])}::text[])`
    expect(compile(sql`select 1 where a = ${1} and ${part} and d in ${oneOf(['p', 'q'])}`)).toEqual({
      text: 'select 1 where a = $1 and b = $2 and c = any($3::text[]) and d in ($4, $5)',
      params: [1, 2, ['x', 'y'], 'p', 'q'],
    })
  })
  test('joins any number of parts', () => {
    expect(compile(joined([sql`a`, sql`b = ${1}`, sql`c`], ' or ')).text).toBe('a or b = $1 or c')
    expect(compile(joined([])).text).toBe('')
  })
  test.for([[undefined], [['a']]])('rejects %j as a value', ([value]) => {
    expect(() => compile(sql`select ${value}`)).toThrow(TypeError)
  })
  test('names each of its columns by table or alias', () => {
    expect(compile(select({ id: orders.id })`from ${orders}`).text).toBe('select orders.id as "id" from orders')
    expect(compile(select({ eventDate: o.event_date })`from ${o} where ${o.id} = ${'x'}`)).toEqual({
      text: 'select o.event_date as "eventDate" from orders o where o.id = $1',
      params: ['x'],
    })
  })
  test('keeps the parameters of a list that is used twice', () => {
    const given = selectList({ name: menus.name, one: sql<number>`${1}` })
    const twice = unionAll(select(given)`from ${menus}`, select(given)`from ${menus} where ${menus.id} = ${'a'}`)
    expect(compile(twice)).toEqual(compile(twice))
    expect(compile(twice).params).toEqual([1, 1, 'a'])
    expect(compile(twice).text).toContain('$2 as "one" from menus where menus.id = $3')
  })

  test('reads a list and more', () => {
    const more = extendList(selectList({ id: o.id }), { one: sql<number>`${1}` })
    expect(compile(select(more)`from ${o} where ${o.id} = ${'a'}`)).toEqual({
      text: 'select o.id as "id", $1 as "one" from orders o where o.id = $2',
      params: [1, 'a'],
    })
    expectTypeOf<Selected<typeof more>>().toEqualTypeOf<{ id: string } & { one: number }>()
  })
  test('joins a select like a table', () => {
    const caterer = derivedTable('caterer', { id: caterers.id, inService: caterers.in_service_from })`from ${caterers}`
    expect(
      compile(select({ since: caterer.inService })`from ${o} join ${caterer} on ${caterer.id} = ${o.caterer_id}`).text,
    ).toBe(
      'select caterer."inService" as "since" from orders o join (select caterers.id as "id", ' +
        'caterers.in_service_from as "inService" from caterers) caterer on caterer."id" = o.caterer_id',
    )
    expectTypeOf(caterer.inService).toEqualTypeOf<Sql<string>>()
    // @ts-expect-error what the select does not read
    expect(caterer.name).toBeUndefined()
  })
  test('of several selects has the rows of all', () => {
    const all = unionAll<{ name: string | null }>(
      select({ name: menus.name })`from ${menus}`,
      select({ name: sql<null>`null` })``,
    )
    expectTypeOf(all).toEqualTypeOf<Sql<{ name: string | null }>>()
    expect(compile(all).text).toBe('select menus.name as "name" from menus union all select null as "name" ')
    // @ts-expect-error what is not a row of the union
    expect(unionAll<{ name: string }>(select({ id: menus.id })`from ${menus}`)).toBeDefined()
  })

  test('with queries comes before its select', () => {
    const id = sql<string>`made.id`
    const statement =
      withQueries`made as (${insertInto(settings, { name: 'a', value: { hours: 1 } })} returning ${1} as id)`(
        select({ id })`from made`,
      )
    expect(compile(statement)).toEqual({
      text: 'with made as (insert into settings (name, value) values ($1, $2::jsonb) returning $3 as id) select made.id as "id" from made',
      params: ['a', '{"hours":1}', 1],
    })
  })
})

test('an insert and an update give the columns that have a value', () => {
  const at = new Date('2026-11-20T10:00:00Z')
  expect(compile(insertInto(settings, { name: 'a', value: { hours: 2 }, updated_at: undefined }))).toEqual({
    text: 'insert into settings (name, value) values ($1, $2::jsonb)',
    params: ['a', '{"hours":2}'],
  })
  expect(
    compile(sql`update ${settings} set ${assign(settings, { value: { hours: 3 }, updated_at: at, name: undefined })}`),
  ).toEqual({
    text: 'update settings set value = $1::jsonb, updated_at = $2::timestamptz',
    params: ['{"hours":3}', '2026-11-20T10:00:00.000Z'],
  })
})

test('rows are written and read as their types say', async () => {
  const { db } = server.database
  const names = rowsAs(settings, 'given', [
    { name: 'typed.one', value: { hours: 1 } },
    { name: 'typed.two', value: { hours: 2 } },
  ])
  const written = await rows(
    db,
    returning({ name: settings.name, value: settings.value, at: settings.updated_at })`
      ${insertColumns(settings, 'name', 'value')} select ${names.name}, ${names.value} from ${names}`,
  )
  expectTypeOf(written).toEqualTypeOf<{ name: string; value: Terms; at: Date }[]>()
  expect(written.map(({ name, value }) => [name, value.hours])).toEqual([
    ['typed.one', 1],
    ['typed.two', 2],
  ])
  expect(written[0]?.at).toBeInstanceOf(Date)
})

test('arrays of domains and rows as JSON are read as their types say', async () => {
  const { db } = server.database
  const s = settings.as('s')
  const found = await rows(
    db,
    sql<{ cuisines: string[]; all: { name: string }[] }>`
      select ${elementsOf(arrayOf(['Thai', 'North Indian'], 'cuisine'))} as cuisines,
        ${jsonArray({ name: s.name }, s.name)`from ${s} where ${s.name} like 'unknown.%'`} as all`,
  )
  expect(found).toEqual([{ cuisines: ['Thai', 'North Indian'], all: [] }])
})

test('the compiler knows names, types and nullability of columns', () => {
  const inList = selectList({ id: o.id, total: o.total_paise, note: o.note, answerBy: o.answer_by, terms: o.terms })
  expectTypeOf<Selected<typeof inList>>().toEqualTypeOf<{
    id: string
    total: Paise
    note: string | null
    answerBy: Date | null
    terms: Terms
  }>()
  expectTypeOf(orders.leftJoined('x').id).toEqualTypeOf<Sql<string | null>>()
  expectTypeOf(caterers.approval).toEqualTypeOf<
    Sql<'pending' | 'approved' | 'changes_requested' | 'rejected' | 'suspended'>
  >()

  // @ts-expect-error a column that was renamed or never was
  expect(compile(select({ gone: o.event_day })`from ${o}`).text).toContain('event_day')
  // @ts-expect-error a nullable column read as one that is not
  const note: Sql<string> = o.note
  expect(note).toBe(o.note)
  // @ts-expect-error a required column that is missing
  expect(compile(insertInto(menus, { id: 'a', caterer_id: 'b' })).text).toContain('insert into menus')
  // Nullable columns and those with a default may be left out.
  expect(
    compile(insertInto(closures, { id: 'a', caterer_id: 'b', first_day: '2026-11-20', last_day: '2026-11-21' })).params,
  ).toHaveLength(4)
  // @ts-expect-error a value of another type, here rupees instead of paise
  expect(compile(assign(menus, { base_price_paise: 500 })).params).toEqual([500])
  // @ts-expect-error null in a column that must have a value
  expect(compile(assign(menus, { name: null })).params).toEqual([null])
  expect(compile(assign(menus, { base_price_paise: paise(500), position: sql`position + 1` })).text).toBe(
    'base_price_paise = $1, position = position + 1',
  )
})

test('a map of columns names what is read and written', () => {
  const columns = { text: 'note', total: 'total_paise', terms: 'terms' } as const
  const read = select(columnsBy(o, columns))`from ${o}`
  expect(compile(read).text).toBe('select o.note as "text", o.total_paise as "total", o.terms as "terms" from orders o')
  expectTypeOf(read).toEqualTypeOf<Sql<{ text: string | null; total: Paise; terms: Terms }>>()

  const given = { total: paise(5), terms: { hours: 4 }, more: 'is ignored' }
  const written = valuesBy(orders, columns, given)
  expectTypeOf(written).toEqualTypeOf<{ note: string | null; total_paise: Paise; terms: Terms }>()
  expect(compile(assign(orders, written))).toEqual({
    text: 'note = $1, total_paise = $2, terms = $3::jsonb',
    params: [null, 5, '{"hours":4}'],
  })
  // @ts-expect-error a column that was renamed or never was
  expect(compile(select(columnsBy(o, { text: 'notes' }))`from ${o}`).text).toContain('notes')
  // @ts-expect-error a value that is missing
  expect(valuesBy(orders, columns, { text: 'a', total: paise(5) })).toHaveProperty('terms', null)
})

test('a row without nulls has undefined in their place', () => {
  const row = withoutNulls({ note: null as string | null, total: 5 })
  expectTypeOf(row).toEqualTypeOf<{ note: string | undefined; total: number }>()
  expect(row).toStrictEqual({ note: undefined, total: 5 })
})
