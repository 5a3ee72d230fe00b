import type { Config } from '../config.ts'
import type { DatabaseLocation } from './database.ts'

/** Returns where the settings say that the database is. */
export function databaseLocation({
  databaseUrl,
  database,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'database' | 'dataDir'>): DatabaseLocation {
  return databaseUrl === undefined ? { dataDir } : { databaseUrl, ...database }
}
