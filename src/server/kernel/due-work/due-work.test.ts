import { expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import { backoff } from './backoff.ts'
import { doDueWork, type DueWork } from './due-work.ts'
import { createLog } from '../log.ts'
import { isDueAgain, storedRetries } from './retries.ts'
import { firstRow, rows, sql } from '../sql.ts'

const server = useServer()
const minute = 60_000
let kinds = 0

/** Work on numbers of which some fail, and whose failures are stored. */
function someWork(total: number, given: Partial<DueWork<{ id: string }>> = {}) {
  const kind = `test ${++kinds}`
  const lines: Record<string, unknown>[] = []
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as never) })
  const ctx = { ...server.context({ kind: 'system', name: 'test' }), log }
  const tried: string[] = []
  const failing = new Set<string>()
  const work: DueWork<{ id: string }> = {
    ...storedRetries(ctx, kind),
    name: 'test work',
    claim: ({ now, most, except }) =>
      rows<{ id: string }>(
        ctx.db,
        sql`select n.id from (select 'item-' || lpad(n::text, 5, '0') as id from generate_series(1, ${total}::int) as n) n
            where ${isDueAgain(kind, sql`n.id`, now)} and n.id <> all(string_to_array(${except.join()}, ','))
            order by n.id limit ${most}`,
      ),
    async perform({ id }) {
      tried.push(id)
      if (failing.has(id)) throw new RangeError(`asha@pangat.example ${id}`)
    },
    backoff: backoff({ firstMs: minute, factor: 2, longestMs: 10 * minute, mostTries: 6 }),
    about: ({ id }) => ({ id }),
    batch: 3,
    leaseMs: minute,
    ...given,
  }
  const stored = (id: string) =>
    firstRow<{ tries: number; abandoned: boolean }>(
      ctx.db,
      sql`select tries, abandoned_at is not null as abandoned from retries where kind = ${kind} and id = ${id}`,
    )
  return { tried, failing, lines, stored, run: () => doDueWork(ctx, work) }
}
const item = (n: number) => `item-${String(n).padStart(5, '0')}`

test('rows that fail or stay due, however many, keep no later row waiting', async () => {
  const { tried, failing, run } = someWork(20)
  for (let n = 1; n <= 10; n++) failing.add(item(n))
  await run()
  expect(tried).toEqual(Array.from({ length: 20 }, (_, i) => item(i + 1)))
})

test('a row that fails is tried again after growing waits and given up at last, with an error line', async () => {
  const { tried, failing, lines, stored, run } = someWork(1)
  failing.add(item(1))
  const triedAt: number[] = []
  for (let minutes = 0; minutes <= 60; minutes++) {
    const before = tried.length
    await run()
    if (tried.length > before) triedAt.push(minutes)
    server.clock.advance(minute)
  }
  expect(triedAt).toEqual([0, 1, 3, 7, 15, 25])
  expect(await stored(item(1))).toEqual({ tries: 6, abandoned: true })
  expect(lines.map(({ msg, level, tries }) => [msg, level, tries])).toEqual([
    ...[1, 2, 3, 4, 5].map((tries) => ['test work delayed', 40, tries]),
    ['test work failed', 50, 6],
  ])
  expect(JSON.stringify(lines)).not.toContain('asha')
})

test('a row that succeeds at last begins anew the next time', async () => {
  const { failing, stored, run } = someWork(1)
  failing.add(item(1))
  await run()
  expect(await stored(item(1))).toEqual({ tries: 1, abandoned: false })
  failing.clear()
  server.clock.advance(minute)
  await run()
  expect(await stored(item(1))).toBeUndefined()
})

test('an error for good is not tried again, and one about money is an error at once', async () => {
  const forGood = someWork(1, { isForGood: () => true })
  forGood.failing.add(item(1))
  await forGood.run()
  expect(await forGood.stored(item(1))).toEqual({ tries: 1, abandoned: true })

  const alarming = someWork(1, { isAlarming: true })
  alarming.failing.add(item(1))
  await alarming.run()
  expect(alarming.lines).toMatchObject([{ msg: 'test work delayed', level: 50 }])
})

test('what may not end within the lease is left to a later claim', async () => {
  const { tried, run } = someWork(6, {
    longestMs: 30_000,
    async perform({ id }) {
      tried.push(id)
      server.clock.advance(20_000)
    },
  })
  await run()
  // The second begins 20 seconds into the lease, a third would begin after 40.
  expect(tried).toEqual([item(1), item(2)])
})

test('items of a batch are done at the same time when the work says so', async () => {
  let underWay = 0
  let most = 0
  await someWork(6, {
    concurrently: true,
    async perform() {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
    },
  }).run()
  expect(most).toBe(3)
})
