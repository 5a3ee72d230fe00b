import type { Breaker } from './adapters/payments/breaker.ts'
import type { Clock } from './kernel/clock.ts'
import type { Connections, Database } from './kernel/database/database.ts'
import type { QueueLength } from './kernel/due-work/queue-length.ts'
import type { Outbox } from './kernel/outbox/outbox.ts'
import { abandonedRetries, dueDeliveries, dueJobs } from './kernel/due-work/readings.ts'
import { mailReadings } from './modules/notifications/index.ts'
import { duePayments, refundReadings } from './modules/payments/index.ts'

/** Work that is due, by the name of its queue, and what is no longer tried, by kind. Both are the same for all processes. */
export interface WorkReadings {
  queues: Readonly<Record<string, { due: number; oldestSeconds: number }>>
  abandoned: Readonly<Record<string, number>>
}

/** What an operator wants to know of the running service. None of it is about a person. */
export interface Readings {
  /** Undefined for the embedded engine. */
  connections(): Connections | undefined
  /** Reports whether payments are refused without asking the gateway, because it has not answered. */
  isGatewayResting(): boolean
  /** Rejects when the database does not answer. */
  work(): Promise<WorkReadings>
}

export function createReadings(deps: {
  database: Pick<Database, 'db' | 'connections'>
  clock: Clock
  breaker: Breaker
  outbox: Pick<Outbox, 'abandoned'>
}): Readings {
  const { database, clock, breaker, outbox } = deps
  const { db } = database
  const lengthOf = ({ due, oldestDueAt }: QueueLength) => ({
    due,
    oldestSeconds: oldestDueAt ? Math.max(0, (clock.now().getTime() - oldestDueAt.getTime()) / 1_000) : 0,
  })
  return {
    connections: database.connections,
    isGatewayResting: () => breaker.isOpen(),
    async work() {
      // One after the other: a pool that is short of connections must not lose six of them to a look at it.
      const mails = await mailReadings(db)
      const refunds = await refundReadings(db)
      const payments = await duePayments(db)
      const events = await dueDeliveries(db)
      const jobs = await dueJobs(db)
      const deliveries = Object.entries(await outbox.abandoned()).map(([name, count]) => [`event to ${name}`, count])
      return {
        queues: {
          emails: lengthOf(mails),
          refunds: lengthOf(refunds),
          payments: lengthOf(payments),
          events: lengthOf(events),
          jobs: lengthOf(jobs),
        },
        abandoned: {
          email: mails.failed,
          refund: refunds.abandoned,
          ...(await abandonedRetries(db)),
          ...(Object.fromEntries(deliveries) as Record<string, number>),
        },
      }
    },
  }
}
