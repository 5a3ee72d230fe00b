import { sql, rows } from '#server/kernel/sql.ts'
import { openDatabase, type Database, type DatabaseLocation } from '#server/kernel/database/database.ts'
import { startDatabaseProxy, type DatabaseProxy } from '#test/support/database-proxy.ts'
import { serve, type TestServer } from '#test/support/server.ts'
import { createFaults, type CutControl, type CrashControl, type FaultyProcess, type Side } from './fault-injection.ts'

/** One service of several over a database. */
export interface Process {
  server: TestServer
  faulty: FaultyProcess
}

/** Services over one database, behind a balancer. */
export interface Processes {
  all: readonly Process[]
  /** The services as one: each request and each job goes to the next process that is there. */
  front: TestServer
  crashes: CrashControl
  cuts: CutControl
  /** Says which process is asked next, so that it depends on the step alone. */
  startWith(process: number): void
  /** Breaks the connections over which processes hear of each other; until {@link listenAgain} on the embedded engine. */
  loseListeners(): Promise<void>
  listenAgain(): void
  /** Starts those anew that have crashed. */
  restart(): Promise<void>
  close(): Promise<void>
}

type Serving = Parameters<typeof serve>[1] & { count: number }

/**
 * Opens services over a database. On PostgreSQL each has a pool of its own, all but the first through a proxy that can cut its connections;
 * the embedded engine has one session, which they share.
 */
export async function openProcesses(location: DatabaseLocation, { count, ...serving }: Serving): Promise<Processes> {
  const faults = createFaults()
  const first = await openDatabase(location)
  const proxy = 'databaseUrl' in location && count > 1 ? await startDatabaseProxy(location.databaseUrl) : undefined
  const databases: Database[] = [first]
  for (let i = 1; i < count; i++) databases.push(proxy ? await openDatabase({ databaseUrl: proxy.url }) : first)
  const all: Process[] = []
  for (const database of databases) {
    // Of several processes each must tell the others, which the embedded engine spares a single one.
    const shared: Database = count > 1 ? { ...database, engine: 'postgres' } : database
    const faulty = faults.addProcess(shared)
    all.push({ server: await serve(faulty.database, serving), faulty })
  }
  let next = 0
  const turn = (): Process => {
    const alive = all.filter(({ faulty }) => !faulty.hasCrashed())
    const process = (alive.length > 0 ? alive : all)[next++ % (alive.length || all.length)]
    if (!process) throw new Error('there is no process')
    return process
  }
  return {
    all,
    front: frontOf(all, turn),
    crashes: faults.crashes,
    cuts: withProxy(faults.cuts, proxy),
    startWith: (process) => void (next = process),
    async loseListeners() {
      if (proxy) {
        const own = sql`application_name = 'pangat-listen' and datname = current_database()`
        await rows(first.db, sql`select pg_terminate_backend(pid) from pg_stat_activity where ${own}`)
      } else for (const { faulty } of all) faulty.deafen()
    },
    listenAgain() {
      for (const { faulty } of all) faulty.resume()
    },
    async restart() {
      const crashed = all.filter(({ faulty }) => faulty.hasCrashed())
      faults.crashes.reset()
      for (const process of crashed) {
        await endServices(process.server)
        Object.assign(process.server, await serve(process.faulty.database, serving))
      }
      // The others hear nothing of what it committed and could not tell; they look through events every half a minute.
      if (crashed.length > 0) for (const { faulty } of all) faulty.lookThrough()
    },
    async close() {
      for (const { server } of all) await endServices(server)
      for (const database of new Set(databases)) await database.close()
      await proxy?.close()
    },
  }
}

async function endServices({ services }: TestServer): Promise<void> {
  await services.live.close()
  await services.outbox.close()
  await services.catalogue.close()
}

function frontOf(all: readonly Process[], turn: () => Process): TestServer {
  const [first] = all
  if (!first) throw new Error('there is no process')
  const jobs = Object.keys(first.server.services.backgroundJobs)
  const run = (name: string) => async () => turn().server.services.backgroundJobs[name]?.()
  const backgroundJobs = Object.fromEntries(jobs.map((name) => [name, run(name)]))
  return {
    ...first.server,
    request: async (path, init) => turn().server.request(path, init),
    // Those of a process that was started again are others.
    get services() {
      return { ...first.server.services, backgroundJobs }
    },
  }
}

/** On PostgreSQL every other cut is one of TCP, between a statement and its answer. */
function withProxy(cuts: CutControl, proxy: DatabaseProxy | undefined): CutControl {
  if (!proxy) return cuts
  let hasCut = false
  return {
    cutIn(transactions: number, when: Side) {
      if (when === 'before') cuts.cutIn(transactions, when)
      else proxy.cutAnswerOf(3 * transactions)
    },
    hasCut() {
      hasCut = proxy.endCut() || hasCut
      return hasCut || cuts.hasCut()
    },
    reset() {
      proxy.endCut()
      hasCut = false
      cuts.reset()
    },
  }
}
