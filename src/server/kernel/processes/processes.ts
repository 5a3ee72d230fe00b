import type { Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import { startInterval } from '../interval.ts'
import { errorName, type Log } from '../log.ts'
import { insertInto, rows, select, sql } from '../sql.ts'
import { processes } from '../tables.ts'
import type { Machine } from './machine.ts'

/** A process that was not seen for so long has ended. */
const goneAfter = '1 minute'
const sayMs = 20_000

const p = processes.as('p')

/** Says in the database that this process runs, until it is closed. */
export interface Presence {
  close(): Promise<void>
}

/** Names of other machines on which processes of this database run. */
export async function otherMachines({ db }: Pick<Database, 'db'>, { host, boot }: Machine): Promise<string[]> {
  const found = await rows(
    db,
    select({ host: p.host })`from ${p}
      where ${p.seen_at} > now() - ${goneAfter}::interval and ${p.host} <> ${host} and ${p.boot} <> ${boot} order by ${p.host}`,
  )
  return [...new Set(found.map((row) => row.host))]
}

/** Writes the row of this process and keeps it young. Rows of processes that have ended are removed. */
export async function announceProcess({ db }: Pick<Database, 'db'>, machine: Machine, log: Log): Promise<Presence> {
  const id = newId()
  const say = async (): Promise<void> => {
    await rows(
      db,
      sql`with gone as (delete from ${p} where ${p.seen_at} <= now() - ${goneAfter}::interval and ${p.id} <> ${id})
          ${insertInto(processes, { id, ...machine })} on conflict (id) do update set seen_at = now()`,
    )
  }
  await say()
  // The row is for other machines; one that is missed is written a moment later.
  const interval = startInterval(sayMs, say, (error) => log.warn({ err: errorName(error) }, 'process row not written'))
  return {
    async close() {
      await interval.stop()
      await rows(db, sql`delete from ${p} where ${p.id} = ${id}`)
    },
  }
}
