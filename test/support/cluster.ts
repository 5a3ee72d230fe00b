import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rowsOfPostgres } from './postgres.ts'
import { freePort } from './product.ts'

const script = join(import.meta.dirname, '../../scripts/postgres-cluster.sh')

/** A PostgreSQL cluster of its own, to be broken. */
export interface Cluster {
  /** The unused database `postgres`. */
  url: string
  /** `immediate` is a crash, `fast` what an administrator does. */
  stop(mode: 'immediate' | 'fast'): Promise<void>
  start(): Promise<void>
  /** Ends the sessions of all clients and returns how many there were. */
  terminateBackends(): Promise<number>
  /** Connections by the name that the product gives them. */
  connections(): Promise<Record<string, number>>
  remove(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const dir = await mkdtemp(join(tmpdir(), 'pangat-cluster-'))
  const port = await freePort()
  const run = async (...command: string[]) => void (await promisify(execFile)('bash', [script, ...command]))
  // Crashes of the process lose nothing without it; only those of the machine would.
  await run('create', dir, String(port), 'fsync = off')
  const url = `postgres://pangat@127.0.0.1:${port}/postgres`
  return {
    url,
    stop: (mode) => run('stop', dir, mode),
    start: () => run('start', dir),
    terminateBackends: async () =>
      (await rowsOfPostgres(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${isOfProduct}`)).length,
    async connections() {
      const found = await rowsOfPostgres<{ name: string; count: number }>(
        url,
        `select application_name as name, count(*)::int from pg_stat_activity where ${isOfProduct} group by 1`,
      )
      return Object.fromEntries(found.map(({ name, count }) => [name, count]))
    },
    remove: () => run('remove', dir),
  }
}

const isOfProduct = `backend_type = 'client backend' and application_name like 'pangat%'`
