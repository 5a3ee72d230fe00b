import { beforeAll } from 'vitest'
import { fillDemoCity, type Summary } from '#db/world/index.ts'
import { rows, sql, type Sql } from '#server/kernel/sql.ts'
import { testStart, useServer, type TestServer } from './server.ts'

export interface DemoCityServer {
  server: TestServer
  /** How much of everything was filled in; there once the tests run. */
  summary(): Summary
  find<Row extends object>(statement: Sql<Row>): Promise<Row[]>
  /** How many rows a statement finds. */
  count(statement: Sql): Promise<number | undefined>
}

/** A server of its own for the tests of one file, filled once with the demo city. */
export function aDemoCity(): DemoCityServer {
  const server = useServer()
  let summary: Summary
  beforeAll(async () => {
    summary = await fillDemoCity(server.database, { today: testStart })
  })
  const find = <Row extends object>(statement: Sql<Row>) => rows<Row>(server.database.db, statement)
  return {
    server,
    summary: () => summary,
    find,
    count: async (statement) =>
      (await find<{ n: number }>(sql`select count(*)::int as n from (${statement}) as found`))[0]?.n,
  }
}
