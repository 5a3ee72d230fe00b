import { z } from 'zod'
import { whole } from '../config-whole.ts'

/** How PostgreSQL is reached, beside `databaseUrl`, which may be a pooler of transactions. */
export interface DatabaseConfig {
  /** The primary without a pooler, for LISTEN and migrations. */
  directUrl: string | undefined
  /** A standby, from which the catalogue is loaded at start. */
  replicaUrl: string | undefined
  /** Milliseconds for which a standby may be waited for until it has what the primary has. */
  replicaMaxLagMs: number
  /** Connections of one process for requests and jobs. */
  connections: number
  /** `only`: migrate and end. `never`: start only when another process has migrated. */
  migrate: 'auto' | 'only' | 'never'
}

const address = (name: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol),
      `${name} must be an address such as postgres://user:password@host/name`,
    )
    .optional()

export const databaseSettings = {
  DATABASE_URL: address('DATABASE_URL'),
  DATABASE_DIRECT_URL: address('DATABASE_DIRECT_URL'),
  DATABASE_REPLICA_URL: address('DATABASE_REPLICA_URL'),
  REPLICA_MAX_LAG_MS: whole('REPLICA_MAX_LAG_MS', 0, 60_000, 1_000),
  DATABASE_POOL: whole('DATABASE_POOL', 4, 200, 10),
  MIGRATE: z.enum(['auto', 'only', 'never'], 'MIGRATE must be auto, only or never').default('auto'),
}

const Settings = z.object(databaseSettings)

/** What mean nothing without a PostgreSQL. */
const needPostgres = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'REPLICA_MAX_LAG_MS', 'DATABASE_POOL'] as const

/** What keeps the settings from naming one database. */
export function databaseProblems(given: Record<string, string | undefined>): string[] {
  const alone = needPostgres.filter((name) => given[name])
  return [
    ...(alone.length > 0 && !given.DATABASE_URL
      ? [`${alone.join(' and ')} needs DATABASE_URL: the embedded database has one connection`]
      : []),
    ...(given.REPLICA_MAX_LAG_MS && !given.DATABASE_REPLICA_URL
      ? ['REPLICA_MAX_LAG_MS needs DATABASE_REPLICA_URL: the address of a standby']
      : []),
  ]
}

export function databaseFrom(env: z.output<typeof Settings>): DatabaseConfig {
  return {
    directUrl: env.DATABASE_DIRECT_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    replicaMaxLagMs: env.REPLICA_MAX_LAG_MS,
    connections: env.DATABASE_POOL,
    migrate: env.MIGRATE,
  }
}
