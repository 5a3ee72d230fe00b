import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { rows, sql } from '../sql.ts'
import { useServer } from '#test/support/server.ts'
import { createDatabaseCheck } from './check-database.ts'

const server = useServer()
const health = async (path: string) => {
  const response = await server.request(path)
  return [response.status, await response.json()]
}

beforeAll(() =>
  server.database.script(`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception using errcode = tg_argv[0], message = 'made by a test'; end $$`),
)
afterEach(() => vi.useRealTimers())

/** Rejects writes to the settings with an SQLSTATE while `work` runs. */
async function whileWritesFail(sqlState: string, work: () => Promise<void>): Promise<void> {
  await server.database.script(
    `create trigger refused before insert or update on settings for each row execute function refuse('${sqlState}')`,
  )
  try {
    await work()
  } finally {
    await server.database.script('drop trigger refused on settings')
  }
}

describe('the check of the database', () => {
  test('writes a row and leaves nothing else behind', async () => {
    const before = Date.now()
    expect(await createDatabaseCheck(server.database).problem()).toBeUndefined()

    const [checked] = await rows<{ at: Date }>(
      server.database.db,
      sql`select updated_at as at from settings where name = 'health.checked'`,
    )
    expect(checked?.at.getTime()).toBeGreaterThan(before - 60_000)
    expect(await rows(server.database.db, sql`select 1 from pg_class where relname = 'health_pages'`)).toEqual([])
  })

  test.each([
    ['53100', 'disk_full'],
    ['53200', 'out_of_resources'],
    ['25006', 'read_only'],
    ['55P03', 'slow'],
    ['XX000', 'unexpected'],
  ])('names what SQLSTATE %s means: %s', (sqlState, problem) =>
    whileWritesFail(sqlState, async () => {
      expect(await createDatabaseCheck(server.database).problem()).toBe(problem)
    }),
  )

  test('is made once by many who ask at the same time, and again a second later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    let transactions = 0
    const transaction: typeof server.database.transaction = (work) => {
      transactions += 1
      return server.database.transaction(work)
    }
    const check = createDatabaseCheck({ transaction, isStuck: () => false })
    await Promise.all([1, 2, 3].map(() => check.problem()))
    await check.problem()
    expect(transactions).toBe(1)

    vi.advanceTimersByTime(1_001)
    await check.problem()
    expect(transactions).toBe(2)
  })
})

test('a database that cannot be written to is reported, and does not make the process unready', async () => {
  await server.services.catalogue.ready
  await whileWritesFail('53100', async () => {
    expect(await health('/health/database')).toEqual([503, { status: 'failing', problem: 'disk_full' }])
    expect(await health('/health/ready')).toEqual([200, { status: 'ready' }])
  })
})
