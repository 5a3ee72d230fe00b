import type { OrderState } from '#contract/values/order-state.ts'
import { actorName, partyOf, type Actor, type ActorParty, type Context, type Tx } from './context.ts'
import { newId } from './ids.ts'
import { insertColumns, json, list, rows, sql } from './sql.ts'
import { eventDeliveries, events } from './tables.ts'

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
  | {
      type:
        | `order.${Exclude<OrderState, 'awaiting_payment'>}`
        | 'order.changed'
        | 'order.message_sent'
        | 'order.unread'
        | 'order.unanswered'
        | 'order.unmarked'
      subject: string
    }
  | { type: 'payment.applied' | 'payment.failed' | 'payment.refund_due'; subject: string }
  | { type: 'review.written' | 'review.replied'; subject: string }
  | { type: 'enquiry.received' | 'enquiry.received_by_us'; subject: string }
  | { type: `complaint.${'received' | 'acknowledged' | 'answered' | 'closed' | 'overdue'}`; subject: string }
  /** A part of a delivered order goes back; the change names the amount. */
  | {
      type: 'order.refunded' | `order.compensation_account_${'given' | 'missing'}` | 'order.promotion_released'
      subject: string
    }
  | { type: `payout.${'made' | 'sent' | 'paid' | 'failed' | 'retried'}`; subject: string }
  /** The subject is the file, or the hash of what was imported. */
  | { type: 'payout.file_made' | 'payout.file_viewed' | 'payout.file_imported'; subject: string }
  | { type: 'caterer.bank_changed' | 'caterer.statement_ready'; subject: string }
  | { type: 'caterer.created' | 'caterer.changed' | 'caterer.erased'; subject: string }
  /** The people of a caterer, who is the subject. */
  | {
      type:
        | 'caterer.member_invited'
        | 'caterer.invitation_revoked'
        | 'caterer.member_joined'
        | 'caterer.member_part_changed'
        | 'caterer.member_removed'
        | 'caterer.member_left'
        | 'caterer.ownership_offered'
        | 'caterer.ownership_withdrawn'
        | 'caterer.ownership_passed'
      subject: string
    }
  /** The subject is the caterer; the change names what of its offer it is about. */
  | { type: `${'menu' | 'package'}.${'created' | 'changed' | 'deleted' | 'restored'}`; subject: string }
  /** What admins did about a caterer. */
  | {
      type:
        | 'caterer.approved'
        | 'caterer.changes_requested'
        | 'caterer.rejected'
        | 'caterer.suspended'
        | 'caterer.reinstated'
        | 'caterer.revision_decided'
        | 'caterer.checked'
      subject: string
    }
  | { type: 'caterer.licence_ending'; subject: string }
  /** What a caterer set about its days and its answers; orders that take plates of them are told by `calendar.changed` alone. */
  | { type: 'caterer.days_changed' | 'caterer.kitchen_changed' | 'caterer.order_settings_changed'; subject: string }
  /** The subject is the caterer; the change names the document. */
  | { type: `caterer.document_${'added' | 'viewed' | 'removed'}`; subject: string }
  /** Emitted by earlier builds and by operators: what is shown of a caterer has changed. */
  | { type: 'catalogue.changed'; subject: string }
  | UnrecordedEvent

/** Plates or closures of a caterer have changed, on one day where it is named. Emitted and not recorded: the orders behind it have events of their own. */
export type UnrecordedEvent =
  | { type: 'calendar.changed'; subject: string; day?: string }
  /** The subject is the account that is told something. */
  | { type: 'notification.written'; subject: string; day?: undefined }

export type EventType = DomainEvent['type']

/** An event as it reaches subscribers. Its type and payload may be those of another build. */
export interface RecordedEvent {
  id: string
  type: string
  subject: string
  payload: Readonly<Record<string, string>>
}

/** What an act changed, without personal data. */
export interface EventChange {
  before?: object
  after?: object
}

/** An event with the circumstances that the audit keeps; those of earlier builds lack the actor. */
export interface DeliveredEvent extends RecordedEvent {
  at: Date
  actor: string | undefined
  party: ActorParty | undefined
  /** Events about accounts have none. */
  city: string | undefined
  change: EventChange
}

/** Sees each of its events once for the whole database, in the transaction that also ends the delivery. */
export interface Subscriber {
  /** Stored with each delivery; never renamed. */
  name: string
  types: readonly EventType[]
  /** Handles events of different subjects, all or none; what it throws makes the kernel try them one by one. */
  handle(ctx: Context, tx: Tx, events: readonly DeliveredEvent[]): Promise<void>
  /** Payloads about people are not kept for it. */
  ignoresPayload?: true
  /** Earlier builds do the same work for events without `handled_at`, and set it. */
  sharesWorkWithEarlierBuilds?: true
}

/** Sees its events in each process, at least once and soon, in no order. Nothing is stored about it. */
export interface ProcessSubscriber {
  types: readonly EventType[]
  /** Resolves when the process shows what has changed. Events from elsewhere need not be waited for. */
  heard(events: readonly RecordedEvent[], from: 'here' | 'elsewhere'): Promise<void>
  /** Other processes may be told up to a second late, so that no request waits for the notice. */
  mayBeLate?: true
  /** What a process of an earlier build must be told of the event, if anything. */
  formerNotice?(event: RecordedEvent): { type: EventType; subject: string } | undefined
}

/** Where the events of one transaction are gathered. */
export interface Recorder {
  actor: Actor | undefined
  events: RecordedEvent[]
  emitted: RecordedEvent[]
  /** Subscribers of an event type that see it once for the database. */
  subscribersOf(type: EventType): readonly Subscriber[]
}

const recorders = new WeakMap<Tx, Recorder>()

/** Gathers what is published within a transaction. Called by the outbox alone. */
export function recordEvents(tx: Tx, recorder: Recorder): void {
  recorders.set(tx, recorder)
}

/**
 * Tells the processes of something after the commit, without a record of it. Other processes may miss it, so it suits what they would
 * notice soon anyway. No statement of the transaction.
 */
export function emit(tx: Tx, { day, ...event }: UnrecordedEvent): void {
  const emitted = recorders.get(tx)?.emitted
  const isKnown = emitted?.some(
    ({ type, subject, payload }) => type === event.type && subject === event.subject && payload['day'] === day,
  )
  if (!isKnown) emitted?.push({ id: '', ...event, payload: day === undefined ? {} : { day } })
}

export interface EventDetails extends EventChange {
  /** The actor of the transaction unless given. */
  actor?: Actor
}

/**
 * Records an event within the transaction, with a delivery for each of its subscribers, in one statement. Processes learn of it after
 * the commit. In a transaction that is not of a context a job writes the deliveries later.
 */
export async function publish(
  tx: Tx,
  event: DomainEvent,
  payload: object = {},
  { actor, before, after }: EventDetails = {},
): Promise<void> {
  const recorder = recorders.get(tx)
  const id = newId()
  const subscribers = recorder?.subscribersOf(event.type) ?? []
  const by = actor ?? recorder?.actor
  const isHandled = recorder !== undefined && !subscribers.some((one) => one.sharesWorkWithEarlierBuilds)
  const change = before || after ? JSON.stringify({ before, after }) : null
  await rows(
    tx,
    sql`with recorded as (
          ${insertColumns(events, 'id', 'type', 'subject', 'payload', 'actor', 'party', 'change', 'routed', 'handled_at')}
          values (${id}, ${event.type}, ${event.subject}, ${json(payload)}, ${by ? actorName(by) : null}, ${by ? partyOf(by) : null},
            ${change}::jsonb, ${recorder !== undefined}, case when ${isHandled}::boolean then now() end)
          returning id, subject
        )
        ${insertColumns(eventDeliveries, 'event_id', 'subscriber', 'subject')}
        select recorded.id, subscriber, recorded.subject
        from recorded, unnest(${list(subscribers.map(({ name }) => name))}::text[]) as subscriber`,
  )
  // Payloads hold texts alone.
  recorder?.events.push({ id, ...event, payload: payload as RecordedEvent['payload'] })
}
