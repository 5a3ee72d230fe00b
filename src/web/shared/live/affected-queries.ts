import type { LiveEvent } from '#contract/endpoints/live/live-event.ts'
import { orderKey } from '#web/shared/order-view/order-query.ts'
import { liveKeys } from './live-keys.ts'

const orderId = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** Reports whether a query may be outdated by an event: those of its order, lists, and what counts orders. */
export function isAffected(queryKey: readonly unknown[], { type, orderId: id }: LiveEvent): boolean {
  const [first, second] = queryKey
  if (first === liveKeys.notifications) return true
  if (type.startsWith('review.')) return first === liveKeys.reviews || (first === orderKey && second === id)
  if (type === 'notification.written') return false
  if (type === 'enquiry.received') return first === liveKeys.enquiries
  if (first === orderKey) return second === id || !isOtherOrder(second, id)
  return type !== 'order.message_sent' && liveKeys.days.some((key) => key === first)
}

/** Reports whether any event outdates a query. */
export function isLiveQuery([first]: readonly unknown[]): boolean {
  return [orderKey, liveKeys.notifications, liveKeys.reviews, liveKeys.enquiries, ...liveKeys.days].some(
    (key) => key === first,
  )
}

function isOtherOrder(part: unknown, id: string | undefined): boolean {
  return typeof part === 'string' && part !== id && orderId.test(part)
}
