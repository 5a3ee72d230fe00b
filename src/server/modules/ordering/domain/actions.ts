import type { ErrorCode } from '#contract/errors.ts'
import { dayInIndia, type Day } from '#contract/values/calendar.ts'
import type { AttemptState, OrderState, PaymentStatus } from '#contract/values/order-state.ts'
import type { MemberPart } from '#contract/rules/member-part.ts'
import { isBeforePreparation, isDelivered, isOver, mayMove, wasPaid } from '#contract/rules/order-life-cycle.ts'

/** Who looks at an order: each may do other things with it, and staff only read. */
export type Party = 'customer' | 'caterer' | 'admin'

const actionsOf = {
  customer: ['pay', 'delete', 'change', 'cancel', 'complete', 'review', 'write', 'order_again', 'pay_again'],
  caterer: ['accept', 'decline', 'prepare', 'deliver', 'cancel', 'write'],
  admin: [],
} as const satisfies Record<Party, readonly string[]>

/** What cooks do with an order of their caterer (C96). */
const actionsOfCooks = ['prepare', 'deliver'] as const satisfies readonly (typeof actionsOf.caterer)[number][]

export type Action = (typeof actionsOf)[Party][number]

/** What decides about actions. */
export interface OrderContext {
  state: OrderState
  /** Of the newest payment attempt. */
  attempt?: AttemptState | undefined
  holdUntil: Date
  /** Until when the caterer may answer; nothing before the order is paid. */
  answerBy?: Date | undefined
  eventDate?: Day
  /** From then on guests and menu stay as they are, and preparation may start. */
  changesUntil?: Date | undefined
  /** True while a change awaits its payment. */
  changing?: boolean
  reviewed?: boolean
  /** True where only the owner of the caterer may cancel it once it is accepted, and the viewer is a member in another part. */
  needsOwner?: boolean
}

/** Why something may not be done with an order now; undefined when it is allowed. */
export function errorOf(action: Action, orderContext: OrderContext, now: Date): ErrorCode | undefined {
  const { state, holdUntil, eventDate } = orderContext
  const unpaid = mayMove(state, 'cancelled_unpaid')
  switch (action) {
    case 'pay':
      if (!mayMove(state, 'requested')) return wasPaid(state) ? 'order_already_paid' : 'order_not_payable'
      return now < holdUntil ? undefined : 'order_not_payable'
    case 'delete':
      if (unpaid) return undefined
      return wasPaid(state) ? 'order_already_paid' : 'order_ended'
    case 'accept':
    case 'decline':
      if (!mayMove(state, 'accepted'))
        return unpaid ? 'order_not_paid' : isOver(state) ? 'order_ended' : 'order_answered'
      return orderContext.answerBy && now >= orderContext.answerBy ? 'answer_too_late' : undefined
    case 'prepare':
      if (!mayMove(state, 'in_preparation')) return standsAt[state] ?? 'order_ended'
      return orderContext.changesUntil && now < orderContext.changesUntil ? 'too_early' : undefined
    case 'deliver':
      if (!mayMove(state, 'delivered')) return standsAt[state] ?? 'order_ended'
      return eventDate !== undefined && dayInIndia(now) < eventDate ? 'order_not_due' : undefined
    case 'complete':
      // Where nobody marked the delivery, the customer may say that the food came, from the day after the event.
      if (mayMove(state, 'completed') && (isDelivered(state) || isEventOver(orderContext, now))) return undefined
      return isOver(state) ? 'order_ended' : 'order_not_delivered'
    case 'cancel':
      if (mayMove(state, 'cancelled'))
        return orderContext.needsOwner && state !== 'requested' ? 'cancel_needs_owner' : undefined
      return unpaid ? 'order_not_paid' : isDelivered(state) ? 'order_delivered' : 'order_ended'
    case 'change':
      return changeError(orderContext, now)
    case 'review':
      if (state !== 'completed') return 'order_not_completed'
      return orderContext.reviewed ? 'review_exists' : undefined
    case 'write':
      return wasPaid(state) ? undefined : 'order_not_paid'
    case 'order_again':
      return unpaid ? 'order_not_paid' : undefined
    case 'pay_again':
      if (unpaid) return 'order_not_paid'
      return wasPaid(state) ? 'order_already_paid' : undefined
  }
}

function isEventOver({ eventDate }: OrderContext, now: Date): boolean {
  return eventDate !== undefined && eventDate < dayInIndia(now)
}

/** Reports whether guests and menu may change: from the payment until the caterer's cut-off or the start of preparation (C68). */
function changeError({ state, changesUntil, changing }: OrderContext, now: Date): ErrorCode | undefined {
  if (!isBeforePreparation(state)) {
    if (mayMove(state, 'cancelled_unpaid')) return 'order_not_paid'
    return isOver(state) ? 'order_ended' : 'change_too_late'
  }
  if (changesUntil && now >= changesUntil) return 'change_too_late'
  return changing ? 'change_waiting' : undefined
}

/** Where an order stands that is not ready for the caterer's next step; without an entry it has ended. */
const standsAt: Partial<Record<OrderState, ErrorCode>> = {
  awaiting_payment: 'order_not_paid',
  requested: 'order_not_accepted',
  accepted: 'order_not_in_preparation',
  in_preparation: 'order_in_preparation',
  delivered: 'order_delivered',
  completed: 'order_delivered',
}

/** Returns the actions that a party may take now, and for the rest the reason. Clients must not re-derive these. */
export function permissions(
  { party, part }: { party: Party; part?: MemberPart | undefined },
  orderContext: OrderContext,
  now: Date,
): { can: Partial<Record<Action, boolean>>; cannot: Partial<Record<Action, ErrorCode>> } {
  const actions = party === 'caterer' && part === 'cook' ? actionsOfCooks : actionsOf[party]
  const error = actions.map((action) => [action, errorOf(action, orderContext, now)] as const)
  return {
    can: Object.fromEntries(error.map(([action, code]) => [action, code === undefined])),
    cannot: Object.fromEntries(error.flatMap(([action, code]) => (code ? [[action, code]] : []))),
  }
}

/** What the spec's clients see: an order that is past its payment was paid, one that ended before it was not (C20). */
export function paymentStatusOf({ state, attempt }: Pick<OrderContext, 'state' | 'attempt'>): PaymentStatus {
  if (wasPaid(state)) return 'COMPLETED'
  return isOver(state) || attempt === 'failed' ? 'FAILED' : 'PENDING'
}
