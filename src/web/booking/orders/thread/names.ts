import type { OrderView } from '#contract/endpoints/ordering.ts'
import { m } from '#messages'
import type { Message } from './thread-pages.ts'

/** Who wrote a message, as its reader calls them. Staff, who are neither side, read which side it was. */
export function nameOf(by: Message['by'], viewer: OrderView['viewer'], otherName: string): string {
  if (by === viewer) return m.thread_you()
  if (viewer !== 'admin') return otherName
  return by === 'caterer' ? m.thread_caterer() : m.thread_customer()
}
