import { expect, test } from 'vitest'
import { misordered, unnamedLocks } from './server-functions.ts'
import { isTest, sourcesBelow } from './sources.ts'

const modules = sourcesBelow('src/server/modules').filter((source) => !isTest(source))

test('functions of modules take the context, then the transaction, then their dependencies, then their input', () => {
  expect(modules.length).toBeGreaterThan(300)
  expect(misordered(modules)).toEqual([])
})

test('functions that hold a lock until the transaction ends are named lock…', () => {
  expect(unnamedLocks(modules)).toEqual([])
})

const path = 'src/server/modules/coupons/operations/seed.ts'

test.for<[string, string]>([
  ['dependencies after the input', 'seed(ctx: Context, id: string, deps: Deps)'],
  ['settings after the input', 'seed(tx: Tx, events: readonly string[], { site }: MailSettings)'],
  ['dependencies before the transaction', "seed(ctx: Context, deps: Pick<Deps, 'limits'>, tx: Tx, id: string)"],
  ['dependencies before the context', 'seed(deps: OrderingDeps, ctx: Context)'],
  ['the database after the input', 'seed(id: string, db: Queryable)'],
])('%s are reported', ([, signature]) => {
  const seeded = [{ path, text: `export async function ${signature}: Promise<void> {}` }]
  expect(misordered(seeded)).toEqual([expect.stringContaining(path)])
})

test.for<[string, string]>([
  ['a row', 'sql`select 1 from ${c} where ${c.id} = ${id} for no key update`'],
  ['a name', 'lockNamed(tx, `seed ${id}`)'],
])('a lock of %s is reported unless the name says so', ([, statement]) => {
  const seed = (name: string) => [{ path, text: `export function ${name}(tx: Tx, id: string) { return ${statement} }` }]
  expect(unnamedLocks(seed('takeSeed'))).toEqual([`${path}: takeSeed`])
  expect(unnamedLocks(seed('lockSeed'))).toEqual([])
})
