import type { Context, Tx } from '#server/kernel/context.ts'
import { contextFor } from '#server/kernel/context.ts'
import type { Database } from '#server/kernel/database/database.ts'
import type {
  DeliveredEvent,
  DomainEvent,
  ProcessSubscriber,
  RecordedEvent,
  Subscriber,
} from '#server/kernel/events.ts'
import { publish } from '#server/kernel/events.ts'
import { newId } from '#server/kernel/ids.ts'
import { createLog, type Log } from '#server/kernel/log.ts'
import { createOutbox, type Outbox } from '#server/kernel/outbox/outbox.ts'
import type { TestServer } from './server.ts'

/** A subscriber that notes what it gets, and fails when told to. */
export interface NotingSubscriber extends Subscriber {
  got: DeliveredEvent[]
  /** Ids of events, or subjects, that always fail. */
  failing: Set<string>
}

export function aSubscriber(given: Partial<Subscriber> = {}): NotingSubscriber {
  const got: DeliveredEvent[] = []
  const failing = new Set<string>()
  return {
    name: `test ${newId()}`,
    types: ['order.accepted', 'order.delivered'],
    async handle(_ctx, _tx, events) {
      if (events.some(({ id, subject }) => failing.has(id) || failing.has(subject))) throw new Error('always fails')
      got.push(...events)
    },
    ...given,
    got,
    failing,
  }
}

/** A process subscriber that notes what it hears. */
export function aListener(given: Partial<ProcessSubscriber> = {}) {
  const heard: (Pick<RecordedEvent, 'type' | 'subject'> & { from: string })[] = []
  const subscriber: ProcessSubscriber = {
    types: ['caterer.changed'],
    async heard(events, from) {
      heard.push(...events.map(({ type, subject }) => ({ type, subject, from })))
    },
    ...given,
  }
  return { heard, subscriber }
}

/** What one process has of events, over a database of the tests. */
export interface OutboxUnderTest {
  outbox: Outbox
  ctx: Context
  publish(event: DomainEvent, payload?: object): Promise<void>
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  deliver(subscriber: Subscriber): Promise<void>
}

export function anOutbox(
  server: Pick<TestServer, 'clock' | 'database'>,
  {
    once = [],
    each = [],
    log = createLog('silent'),
    database = server.database,
  }: {
    once?: readonly Subscriber[]
    each?: readonly ProcessSubscriber[]
    log?: Log
    database?: Database
  } = {},
): OutboxUnderTest {
  const outbox = createOutbox({ database, log }, () => ({ onceForTheDatabase: once, inEachProcess: each }))
  const shared = {
    clock: server.clock,
    db: database.db,
    reader: database.reader,
    newId,
    transaction: outbox.transaction,
  }
  const ctx = contextFor(shared, { actor: { kind: 'system', name: 'test' }, log })
  return {
    outbox,
    ctx,
    publish: (event, payload) => ctx.transaction((tx) => publish(tx, event, payload)),
    transaction: ctx.transaction,
    deliver: (subscriber) => outbox.deliver(ctx, subscriber),
  }
}
