import type { NotificationType } from '#contract/endpoints/live/notifications.ts'
import { paths } from '#contract/paths.ts'
import * as text from '#messages/live'

/** What members are told of while no page is open: what needs them soon. */
export const pushedTypes = [
  'order.requested',
  'order.changed',
  'order.cancelled',
  'order.message_sent',
] as const satisfies readonly NotificationType[]
export type PushedType = (typeof pushedTypes)[number]

export interface ToPush {
  type: PushedType
  orderId: string
  bookingCode: string
}

const titles = {
  'order.requested': text.live_new_order,
  'order.changed': text.live_order_changed,
  'order.cancelled': text.live_order_cancelled,
  'order.message_sent': text.live_order_message,
}

/** Returns what the site's worker shows: the code of an order and nothing of its customer (C95). */
export function pushPayload({ type, orderId, bookingCode }: ToPush): string {
  // What is told again of an order replaces what was told before.
  const tag = `${type} ${orderId}`
  return JSON.stringify({ title: titles[type]({ code: bookingCode }), tag, path: paths.receivedOrder(orderId) })
}

export function isPushed(type: string): type is PushedType {
  return pushedTypes.some((one) => one === type)
}
