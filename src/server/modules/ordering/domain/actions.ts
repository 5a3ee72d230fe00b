import { brand } from '#contract/brand.ts'
import { sentenceOf, type RefusalCode } from '#contract/refusals.ts'
import type { AttemptState, OrderState, PaymentStatus } from '#contract/values/order-state.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { isOver, mayMove } from './life-cycle.ts'

export type Action = 'pay' | 'delete' | 'cancel' | 'order_again'

/** What decides about actions. `attempt` is the state of the newest payment attempt. */
export interface Standing {
  state: OrderState
  attempt: AttemptState | undefined
  holdUntil: Date
}

/** Why the customer may not do something with an order now; undefined when it is allowed. */
export function refusalOf(action: Action, { state, attempt, holdUntil }: Standing, now: Date): RefusalCode | undefined {
  const unpaid = mayMove(state, 'cancelled_unpaid')
  switch (action) {
    case 'pay':
      if (!mayMove(state, 'requested')) return wasPaid(state) ? 'order_already_paid' : 'order_not_payable'
      return now < holdUntil ? undefined : 'order_not_payable'
    case 'delete':
      if (!unpaid) return wasPaid(state) ? 'order_already_paid' : 'order_ended'
      return attempt === 'pending' || attempt === 'applied' ? 'order_not_deletable' : undefined
    case 'cancel':
      if (mayMove(state, 'cancelled')) return 'cancel_by_phone'
      return unpaid ? 'order_not_paid' : 'order_ended'
    case 'order_again':
      return unpaid ? 'order_not_paid' : undefined
  }
}

const actions: readonly Action[] = ['pay', 'delete', 'cancel', 'order_again']

/** What the customer may do now, and the reason beside what not. The page obeys and does not decide again. */
export function permissions(
  standing: Standing,
  now: Date,
): { can: Record<Action, boolean>; cannot: Partial<Record<Action, string>> } {
  const refused = actions.map((action) => [action, refusalOf(action, standing, now)] as const)
  const reasons = refused.flatMap(([action, code]) =>
    code ? [[action, sentenceOf(code, { phone: formatPhone(brand.phone) })]] : [],
  )
  return {
    // Object.fromEntries forgets which keys it was given.
    can: Object.fromEntries(refused.map(([action, code]) => [action, code === undefined])) as Record<Action, boolean>,
    cannot: Object.fromEntries(reasons),
  }
}

/** True for every state that an order only comes to with its money. */
export function wasPaid(state: OrderState): boolean {
  return state !== 'awaiting_payment' && state !== 'cancelled_unpaid' && state !== 'expired'
}

/** What the spec's clients see: an order that is past its payment was paid, one that ended before it was not (C20). */
export function paymentStatusOf({ state, attempt }: Standing): PaymentStatus {
  if (wasPaid(state)) return 'COMPLETED'
  return isOver(state) || attempt === 'failed' ? 'FAILED' : 'PENDING'
}
