/** What open pages are told of, by the names of the events. */
export const liveEventTypes = [
  'order.requested',
  'order.accepted',
  'order.declined',
  'order.lapsed',
  'order.cancelled',
  'order.cancelled_unpaid',
  'order.expired',
  'order.in_preparation',
  'order.delivered',
  'order.completed',
  'order.changed',
  'order.message_sent',
  'review.written',
  'review.replied',
  'enquiry.received',
  /** Without an order: the list of notifications has changed. */
  'notification.written',
] as const
export type LiveEventType = (typeof liveEventTypes)[number]

/** An event as a stream sends it: what happened, and to which order. Everything else a page reads as its user. */
export interface LiveEvent {
  type: LiveEventType
  orderId?: string
}

/** Messages of a stream that are no events: it is open, and too much was missed to be sent. */
export type LiveSignal = 'ready' | 'reset'
