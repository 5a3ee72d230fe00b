import type { Tx } from '../context.ts'
import { run, sql } from '../sql.ts'

/**
 * Serialises what has one name until the transaction ends, for what is no row of a table. The name is the lock: builds that run beside
 * each other share it only while they spell it alike.
 */
export async function lockNamed(tx: Tx, name: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}
