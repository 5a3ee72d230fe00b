import type { Context, SharedContext, Tx } from '../context.ts'
import type { Database } from '../database/database.ts'
import { breaksConnection } from '../database/database-errors.ts'
import { recordEvents, type EventType, type ProcessSubscriber, type RecordedEvent, type Subscriber } from '../events.ts'
import type { Log } from '../log.ts'
import { deliver, route } from './deliver.ts'
import { tellIfCommitted } from './in-doubt.ts'
import { createNotices, type Notices } from './notices.ts'
import { countAbandoned, deleteEventsBefore, eventsSince } from './store.ts'

/** Everyone who is told of events, as lists in code. */
export interface Subscribers {
  onceForTheDatabase: readonly Subscriber[]
  inEachProcess: readonly ProcessSubscriber[]
}

/** Carries events from the transactions that record them to those who subscribe to them. */
export interface Outbox extends Pick<Notices, 'listen' | 'close'> {
  /**
   * As that of the database; what was published is told to the processes after the commit. Where it is not known whether there was
   * one, they are told once the events are found.
   */
  transaction: SharedContext['transaction']
  /** Delivers what is due to a subscriber. Idempotent; safe to run concurrently. */
  deliver(ctx: Context, subscriber: Subscriber): Promise<void>
  /** Events of some types since a moment, for those who missed them. */
  eventsSince(types: readonly EventType[], since: Date): Promise<RecordedEvent[]>
  /** Deletes delivered events of a quarter ago. */
  tidy(ctx: Context): Promise<void>
  /** Deliveries that were given up, by subscriber. */
  abandoned(): Promise<Readonly<Record<string, number>>>
}

const retentionMs = 90 * 24 * 60 * 60_000
const deletedTogether = 1_000

/** The subscribers are asked for when the first event is published. */
export function createOutbox(
  { database, log }: { database: Database; log: Log },
  subscribers: () => Subscribers,
): Outbox {
  const notices = createNotices({ database, log }, () => subscribers().inEachProcess)
  const once = () => subscribers().onceForTheDatabase
  const subscribersOf = (type: EventType) => once().filter(({ types }) => types.includes(type))
  return {
    listen: notices.listen,
    close: notices.close,
    async transaction(work, actor, options) {
      let events: RecordedEvent[] = []
      let emitted: RecordedEvent[] = []
      const transact = (tx: Tx) => {
        // A try that is rolled back for a deadlock has published nothing.
        events = []
        emitted = []
        recordEvents(tx, { actor, events, emitted, subscribersOf })
        return work(tx)
      }
      const result = await database.transaction(transact, options).catch((error: unknown) => {
        if (breaksConnection(error)) void tellIfCommitted({ db: database.db, notices }, { events, emitted })
        throw error
      })
      await Promise.all([notices.committed(events), notices.emitted(emitted)])
      return result
    },
    async deliver(ctx, subscriber) {
      await route(ctx, once())
      await deliver(ctx, subscriber, once())
    },
    eventsSince: (types, since) => eventsSince(database.db, types, since),
    async tidy(ctx) {
      const before = new Date(ctx.clock.now().getTime() - retentionMs)
      while ((await deleteEventsBefore(ctx.db, before, deletedTogether)) === deletedTogether);
    },
    abandoned: () => countAbandoned(database.db),
  }
}
