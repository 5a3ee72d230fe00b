import type { EventType, Subscriber } from '#server/kernel/events.ts'
import { insertActs } from '../store.ts'

/** Reports for each event whether it is an act that the audit keeps: one that changed something, whoever did it. */
const isAct: Readonly<Record<EventType, boolean>> = {
  'user.registered': true,
  'user.verification_asked': false,
  'user.email_code_asked': false,
  'user.forgot_password': false,
  'user.password_changed': true,
  'user.email_confirmed': true,
  'user.email_change_asked': false,
  'user.email_changed': true,
  'user.provider_joined': true,
  'user.deleted': true,
  'order.requested': true,
  'order.accepted': true,
  'order.declined': true,
  'order.lapsed': true,
  'order.cancelled': true,
  'order.cancelled_unpaid': true,
  'order.expired': true,
  'order.in_preparation': true,
  'order.delivered': true,
  'order.completed': true,
  'order.changed': true,
  'order.unread': false,
  'payment.applied': true,
  'payment.failed': true,
  'payment.refund_due': true,
  'review.written': true,
  'review.replied': true,
  'enquiry.received': true,
  'caterer.created': true,
  'caterer.changed': true,
  'caterer.erased': true,
  'catalogue.changed': false,
  'calendar.changed': false,
}

/** Keeps events that are acts. */
export const auditSubscriber: Subscriber = {
  name: 'audit',
  types: (Object.keys(isAct) as EventType[]).filter((type) => isAct[type]),
  ignoresPayload: true,
  handle: (_ctx, tx, events) => insertActs(tx, events),
}
