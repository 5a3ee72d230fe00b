/** How PostgreSQL is reached. `directUrl` and `replicaUrl` are as `databaseUrl` unless given. */
export interface PostgresLocation {
  /** May be a pooler of transactions. */
  databaseUrl: string
  /** The primary without a pooler, for LISTEN and maintenance. */
  directUrl?: string | undefined
  /** A standby for reads that are many. */
  replicaUrl?: string | undefined
  /** Milliseconds for which the standby may be behind; 1,000 unless given. */
  replicaMaxLagMs?: number
  /** Connections for requests and jobs; 10 unless given. */
  connections?: number
}
