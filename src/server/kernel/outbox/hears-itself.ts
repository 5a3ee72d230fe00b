import type { Database } from '../database/database.ts'
import { within } from '../deadline.ts'
import { newId } from '../ids.ts'
import { notify } from './store.ts'

/** One for all checks of a process: the listener keeps a channel for as long as it lives. */
const channel = `pangat_check_${newId().toLowerCase()}`

/** Longest that a notice may take from this process to itself. */
const patienceMs = 2_000

/**
 * Reports whether a notice that is sent as all are comes back to this process. It does not where LISTEN goes through a pooler of
 * transactions, which takes it without an error, or to another server than the notices.
 */
export async function hearsItself(database: Pick<Database, 'db' | 'listen'>): Promise<boolean> {
  const own = newId()
  const heard = Promise.withResolvers<true>()
  const stop = await database.listen(channel, (payload) => payload === own && heard.resolve(true))
  try {
    await notify(database.db, channel, [own])
    return await within(patienceMs, heard.promise)
  } catch {
    // Too late, or not sent.
    return false
  } finally {
    await stop()
  }
}
