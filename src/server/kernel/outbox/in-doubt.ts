import { setTimeout as wait } from 'node:timers/promises'
import type { Queryable } from '../context.ts'
import type { RecordedEvent } from '../events.ts'
import type { Notices } from './notices.ts'
import { isRecorded } from './store.ts'

/** Before each look: a server may be away for a moment, and may still commit what nobody waits for any more. */
const pausesMs = [0, 1_000, 5_000]

/** What a transaction published. */
interface Published {
  events: readonly RecordedEvent[]
  emitted: readonly RecordedEvent[]
}

/**
 * Tells the processes of what a transaction published that ended without an answer, such as on a connection that broke during the commit,
 * once the database has it. What is not found was rolled back, or is found by the look-up of all processes. Never rejects.
 */
export async function tellIfCommitted(
  { db, notices }: { db: Queryable; notices: Pick<Notices, 'committed' | 'emitted'> },
  { events, emitted }: Published,
): Promise<void> {
  const [first] = events
  if (!first) return
  for (const pause of pausesMs) {
    await wait(pause, undefined, { ref: false })
    // All of them were committed, or none.
    if (!(await isRecorded(db, first.id).catch(() => false))) continue
    await Promise.all([notices.committed(events), notices.emitted(emitted)])
    return
  }
}
