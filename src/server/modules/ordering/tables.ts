import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { StateCode } from '#contract/values/place.ts'
import type { ActorParty } from '#server/kernel/context.ts'
import { table } from '#server/kernel/sql.ts'
import type { ReminderKind } from './domain/answer-reminder.ts'
import type { Changeable } from './domain/order.ts'
import type { Terms } from './domain/terms.ts'

export const orders = table<
  'orders',
  { offer: OfferedPackage; selections: readonly ItemSelection[]; terms: Terms; venue_state_code: StateCode }
>('orders')
export const answerReminders = table<'answer_reminders', { kind: ReminderKind | 'delivery' }>('answer_reminders')
export const billLines = table('bill_lines')
export const orderChanges = table<'order_changes', { before: Changeable; after: Changeable }>('order_changes')
export const orderDeliveries = table('order_deliveries')
export const orderEndings = table('order_endings')
export const orderEvents = table<
  'order_events',
  { from_state: OrderState | null; to_state: OrderState; detail: object; party: ActorParty | null }
>('order_events')
export const orderMessages = table('order_messages')
export const orderReaders = table('order_readers')
export const orderSettings = table<'order_settings', { replies: readonly string[] | null }>('order_settings')
export const orderRefunds = table('order_refunds')
export const unpaidCounts = table('unpaid_counts')
