import { encodeTime } from 'ulid'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Queryable, Tx } from './context.ts'
import { newId } from './ids.ts'
import { json, rows, sql } from './sql.ts'

/** Everything that happens, in the past tense. `subject` is the id it happened to. */
export type DomainEvent =
  | {
      type: 'user.registered' | 'user.verification_asked' | 'user.email_code_asked' | 'user.forgot_password'
      subject: string
    }
  | {
      type:
        | 'user.password_changed'
        | 'user.email_confirmed'
        | 'user.email_change_asked'
        | 'user.email_changed'
        | 'user.provider_joined'
        | 'user.deleted'
      subject: string
    }
  | { type: `order.${Exclude<OrderState, 'awaiting_payment'>}` | 'order.changed' | 'order.unread'; subject: string }
  | { type: 'payment.applied' | 'payment.failed' | 'payment.refund_due'; subject: string }
  | { type: 'review.written' | 'review.replied'; subject: string }
  | { type: 'enquiry.received'; subject: string }
  | { type: 'catalogue.changed'; subject: string }

/** The channel on which processes tell each other that an event was committed. */
export const eventChannel = 'pangat_events'

/** Records an event within the transaction and wakes the listeners of every process once it is committed. */
export async function publish(tx: Tx, event: DomainEvent, payload: object = {}): Promise<void> {
  const message = JSON.stringify({ type: event.type, subject: event.subject })
  await rows(
    tx,
    sql`with recorded as (
          insert into events (id, type, subject, payload) values (${newId()}, ${event.type}, ${event.subject}, ${json(payload)}) returning 1
        ) select pg_notify(${eventChannel}, ${message}) from recorded`,
  )
}

/** What events of a type were about since a moment, for listeners that may have missed a notice. */
export async function subjectsSince(db: Queryable, type: DomainEvent['type'], since: Date): Promise<string[]> {
  // Ids begin with their time, so the primary key finds the latest events.
  const found = await rows<{ subject: string }>(
    db,
    sql`select distinct subject from events where id >= ${encodeTime(since.getTime())} and type = ${type}`,
  )
  return found.map(({ subject }) => subject)
}
