import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clockAt } from '#server/kernel/clock.ts'
import { openDatabase, type Database } from '#server/kernel/database/database.ts'
import { migrate } from '#server/kernel/database/migrate.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
import { freePort, startProduct } from '#test/support/product.ts'
import { startGateway, type RunningGateway } from '#test/support/running-gateway.ts'
import { serve, type TestServer } from '#test/support/server.ts'

/** None starts by itself, at a moment that depends on the machine. */
async function leaveJobsToTests({ db }: Database, names: readonly string[]): Promise<void> {
  const row = sql`unnest(${list(names)}::text[]) as name`
  await rows(db, sql`insert into job_turns (name, next_at) select name, now() + interval '1 day' from ${row}`)
}

/** The built product over a data folder of the test's own. */
export interface WrittenProduct<Written> {
  origin: string
  gateway: RunningGateway
  /** What the test wrote before the product started. */
  written: Written
  /** Runs a background job now. */
  runJob(name: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Lets `write` fill an empty data folder with factories and the API, at moments of its own choosing, and starts the product on it.
 * There is no demo city, the gateway knows what was paid, and no background job runs but by `runJob`.
 */
export async function startWritten<Written>(
  write: (server: TestServer, gateway: RunningGateway) => Promise<Written>,
): Promise<WrittenProduct<Written>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pangat-written-'))
  let answer: (path: string, init: RequestInit) => Promise<Response> = async () => new Response(null, { status: 503 })
  const gateway = await startGateway({ deliver: (path, init) => answer(path, init) })
  const settings = { ...gateway.settings, DATA_DIR: dataDir }
  const database = await openDatabase({ dataDir })
  await migrate(database)
  const server = await serve(database, { clock: clockAt(new Date()), settings })
  answer = server.request
  const written = await write(server, gateway)
  await leaveJobsToTests(database, Object.keys(server.services.backgroundJobs))
  server.services.images.close()
  await server.services.catalogue.close()
  await database.close()

  const port = String(await freePort())
  const own = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' }
  const product = await startProduct({ ...settings, ...own })
  answer = (path, init) => fetch(new URL(path, product.origin), init)
  return {
    origin: product.origin,
    gateway,
    written,
    async runJob(name) {
      const { status } = await fetch(`${product.origin}/dev/jobs/${name}`, { method: 'POST' })
      if (status !== 204) throw new Error(`the job ${name} was answered ${status}`)
    },
    async stop() {
      await product.stop()
      await gateway.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
