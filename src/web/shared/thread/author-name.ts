import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { m } from '#messages'
import type { Message } from './thread-pages.ts'

/** Returns the author of a message as its viewer sees it; admins see which side it was. */
export function authorName(by: Message['by'], viewer: OrderView['viewer'], otherName: string): string {
  if (by === viewer) return m.thread_you()
  if (viewer !== 'admin') return otherName
  return by === 'caterer' ? m.thread_caterer() : m.thread_customer()
}
