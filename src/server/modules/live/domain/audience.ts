import { includesPart, type MemberPart } from '#contract/rules/member-part.ts'
import { liveEventTypes, type LiveEventType } from '#contract/endpoints/live/live-event.ts'

/** An event with those whom it is about. */
export interface RoutedEvent {
  id: string
  type: LiveEventType
  orderId: string | undefined
  catererId: string | undefined
  /** The customer of the order; of what is for one account, that. */
  customerId: string | undefined
}

/** Who follows events: an account, and the caterer for which it acts. */
export interface Follower {
  userId: string
  sessionId: string
  catererId: string | undefined
  part: MemberPart | undefined
}

/** The part that a member needs to be told, and whether the customer is (C95): caterers learn nothing of unpaid orders. */
const audiences: Readonly<Record<LiveEventType, { member?: 'cook' | 'manager'; customer: boolean }>> = {
  'order.requested': { member: 'cook', customer: true },
  'order.accepted': { member: 'cook', customer: true },
  'order.declined': { member: 'cook', customer: true },
  'order.lapsed': { member: 'cook', customer: true },
  'order.cancelled': { member: 'cook', customer: true },
  'order.cancelled_unpaid': { customer: true },
  'order.expired': { customer: true },
  'order.in_preparation': { member: 'cook', customer: true },
  'order.delivered': { member: 'cook', customer: true },
  'order.completed': { member: 'cook', customer: true },
  'order.changed': { member: 'cook', customer: true },
  'order.message_sent': { member: 'manager', customer: true },
  'review.written': { member: 'manager', customer: false },
  'review.replied': { member: 'manager', customer: true },
  'enquiry.received': { member: 'manager', customer: false },
  // Of whoever is told.
  'notification.written': { customer: true },
}

export function isLive(type: string): type is LiveEventType {
  return liveEventTypes.some((one) => one === type)
}

/** Reports whether a follower is told of an event. */
export function isFor({ type, catererId, customerId }: RoutedEvent, follower: Follower): boolean {
  const { member, customer } = audiences[type]
  if (customer && customerId === follower.userId) return true
  return (
    member !== undefined &&
    catererId !== undefined &&
    catererId === follower.catererId &&
    includesPart(follower.part, member)
  )
}
