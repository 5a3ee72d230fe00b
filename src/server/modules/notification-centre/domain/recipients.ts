import { notificationTypes, type NotificationType } from '#contract/endpoints/live/notifications.ts'

/** An event with those whom it may be told to. */
export interface Tellable {
  id: string
  type: NotificationType
  orderId: string | undefined
  bookingCode?: string | undefined
  catererId: string
  /** Owner and managers. */
  members: readonly string[]
  customerId: string | undefined
  /** The account that acted; undefined for the system and for visitors. */
  actorId: string | undefined
}

export interface Recipient {
  userId: string
  forMember: boolean
}

type Side = 'members' | 'customer'

/** Who is told; the side that acted knows. */
const sides: Readonly<Record<NotificationType, readonly Side[]>> = {
  'order.requested': ['members'],
  'order.accepted': ['members', 'customer'],
  'order.unanswered': ['members'],
  'order.unmarked': ['members', 'customer'],
  'order.declined': ['customer'],
  'order.lapsed': ['members', 'customer'],
  'order.cancelled': ['members', 'customer'],
  'order.in_preparation': ['customer'],
  'order.delivered': ['customer'],
  'order.changed': ['members', 'customer'],
  'order.message_sent': ['members', 'customer'],
  'review.written': ['members'],
  'review.replied': ['customer'],
  'enquiry.received': ['members'],
}

/** Returns whom an event is told to: the sides that it is for, without the one that acted. */
export function recipientsOf({ type, members, customerId, actorId }: Tellable): Recipient[] {
  const isByCustomer = actorId !== undefined && actorId === customerId
  const isByCaterer = actorId !== undefined && !isByCustomer && type.startsWith('order.')
  const isTold = (side: Side) => sides[type].includes(side)
  return [
    ...(isTold('members') && !isByCaterer ? members.map((userId) => ({ userId, forMember: true })) : []),
    ...(isTold('customer') && !isByCustomer && customerId !== undefined
      ? [{ userId: customerId, forMember: false }]
      : []),
  ]
}

export function isNotified(type: string): type is NotificationType {
  return notificationTypes.some((one) => one === type)
}
