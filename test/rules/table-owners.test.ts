import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, sourcesBelow } from './sources.ts'
import { foreignTables, type Owners } from './table-owners.ts'

const { tables } = createRequire(import.meta.url)('../../architecture.cjs') as { tables: Owners }
const schema = readFileSync(join(import.meta.dirname, '../../db/schema.d.ts'), 'utf8')

test('every table has one owner', () => {
  const inSchema = [...schema.matchAll(/^ {2}([a-z_]+): \{$/gm)].map(([, name = '']) => name)
  expect(Object.values(tables).flat().toSorted()).toEqual(inSchema.toSorted())
})

test('SQL of the server names no table of another owner', () => {
  const sources = sourcesBelow('src/server').filter((source) => !isTest(source))
  expect(foreignTables(sources, tables)).toEqual([])
})

const store = 'src/server/modules/coupons/store.ts'

test.for<[string, string]>([
  ['a select', 'sql`select 1 from orders o where o.id = ${id}`'],
  ['a join', 'sql`select 1 from coupons c join orders o on true`'],
  ['a list of tables', 'sql`select 1 from coupons c, orders`'],
  ['an insert', 'sql`insert into orders (id) values (${id})`'],
  ['an update', 'sql`update orders set state = ${state}`'],
  ['rows of a type', 'sql`select * from jsonb_populate_recordset(null::orders, ${json})`'],
  ['a typed table', "const orders = table('orders')"],
  ['a typed table with JSON', "const orders = table<'orders', { terms: Terms }>('orders')"],
  [
    'a part of a statement that is exported',
    'export const hasOrder = (id: Sql) => sql`exists (select 1 from orders where id = ${id})`',
  ],
])('%s of another owner is found', ([, text]) => {
  expect(foreignTables([{ path: store, text }], tables)).toEqual([`${store}: orders (ordering)`])
})

test.for<[string, string]>([
  ['its own table', 'sql`select 1 from coupons`'],
  ['a function', 'sql`select 1 from jsonb_to_recordset(${orders})`'],
  ['a common table expression', 'sql`with placed as (select 1) select 1 from placed`'],
  ['a comment', '// moves money from orders to refunds'],
])('%s is not', ([, text]) => {
  expect(foreignTables([{ path: store, text }], tables)).toEqual([])
})
