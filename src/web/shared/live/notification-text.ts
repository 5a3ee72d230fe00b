import type { NotificationView } from '#contract/endpoints/live/notifications.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'

type Told = Pick<NotificationView, 'type' | 'forMember' | 'bookingCode' | 'catererName'>

type Text = (values: { code: string; name: string }) => string

const forCaterer: Partial<Record<Told['type'], Text>> = {
  'order.requested': m.live_new_order,
  'order.unanswered': m.live_order_unanswered,
  'order.unmarked': m.live_order_unmarked,
  // What a member accepts is not told to the others.
  'order.accepted': m.live_order_accepted,
  'order.lapsed': m.live_order_lapsed,
  'order.cancelled': m.live_order_cancelled,
  'order.changed': m.live_order_changed,
  'order.message_sent': m.live_order_message,
  'review.written': m.live_new_review,
  'enquiry.received': () => m.live_new_enquiry(),
}

const forCustomer: Partial<Record<Told['type'], Text>> = {
  'order.accepted': m.live_booking_accepted,
  'order.declined': m.live_booking_declined,
  'order.lapsed': m.live_booking_lapsed,
  'order.cancelled': m.live_booking_cancelled,
  'order.in_preparation': m.live_booking_in_preparation,
  'order.delivered': m.live_booking_delivered,
  'order.unmarked': m.live_booking_unmarked,
  'order.message_sent': m.live_booking_message,
  'review.replied': m.live_review_replied,
}

/** What a notification says; to a caterer without the customer's name. */
export function notificationText({ type, forMember, bookingCode: code = '', catererName: name }: Told): string {
  // A type of a newer server is at least some change.
  const text = forMember ? (forCaterer[type] ?? m.live_order_changed) : (forCustomer[type] ?? m.live_booking_changed)
  return text({ code, name })
}

/** Where a notification leads. */
export function notificationPath({
  type,
  forMember,
  orderId,
}: Pick<NotificationView, 'type' | 'forMember' | 'orderId'>): string {
  if (!forMember) return orderId === undefined ? paths.myOrders() : paths.order(orderId)
  if (type === 'enquiry.received') return paths.receivedEnquiries()
  if (type === 'review.written') return paths.receivedReviews()
  return orderId === undefined ? paths.receivedOrders() : paths.receivedOrder(orderId)
}
