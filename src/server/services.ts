import type { Api } from './http/api.ts'
import type { Authenticate } from './http/middleware.ts'
import type { Config } from './kernel/config.ts'
import { systemClock, type Clock } from './kernel/clock.ts'
import type { Context } from './kernel/context.ts'
import type { Database } from './kernel/database.ts'
import { newId } from './kernel/ids.ts'
import type { Log } from './kernel/log.ts'

/** What the running service is made of: built once, here, and handed down. */
export interface Services {
  config: Config
  log: Log
  clock: Clock
  database: Database
  /** The context of requests, without their actor and log. */
  context: Omit<Context, 'actor' | 'log'>
  authenticate: Authenticate
  /** Each binds one module's endpoints. */
  modules: readonly ((api: Api) => void)[]
  checkAnswers: boolean
  isDraining(): boolean
  /** A context for work that nobody asked for, such as jobs. */
  systemContext(name: string): Context
}

export interface ServiceOptions {
  config: Config
  log: Log
  database: Database
  clock?: Clock
  checkAnswers?: boolean
}

/** Wires every module to its adapters. */
export async function createServices(options: ServiceOptions): Promise<Services & { drain(): void }> {
  const { config, log, database, clock = systemClock, checkAnswers = false } = options
  const context = { clock, db: database.db, newId, transaction: database.transaction }
  let draining = false
  return {
    config,
    log,
    clock,
    database,
    context,
    authenticate: async () => ({ kind: 'visitor' }),
    modules: [],
    checkAnswers,
    isDraining: () => draining,
    drain: () => void (draining = true),
    systemContext: (name) => ({ ...context, actor: { kind: 'system', name }, log: log.child({ job: name }) }),
  }
}
