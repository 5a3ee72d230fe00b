import { orderStates, type OrderState } from '../values/order-state.ts'

/** The whole life of an order. Anything not listed here cannot happen. */
export const moves = {
  awaiting_payment: ['requested', 'cancelled_unpaid', 'expired'],
  cancelled_unpaid: [],
  expired: [],
  requested: ['accepted', 'declined', 'lapsed', 'cancelled'],
  // Without a delivery an order is complete a week after its event (C92).
  accepted: ['in_preparation', 'cancelled', 'completed'],
  declined: [],
  lapsed: [],
  cancelled: [],
  in_preparation: ['delivered', 'cancelled', 'completed'],
  delivered: ['completed'],
  completed: [],
} as const satisfies Record<OrderState, readonly OrderState[]>

/** State in which every order starts. */
export const firstState: OrderState = 'awaiting_payment'

/** Reports whether the life cycle allows a move. */
export function mayMove(from: OrderState, to: OrderState): boolean {
  return (moves[from] as readonly OrderState[]).includes(to)
}

/** Reports whether no move leads out of the state. */
export function isOver(state: OrderState): boolean {
  return moves[state].length === 0
}

/** Returns the states of a table that can follow the first, with the first. */
export function reachable(table: Record<string, readonly string[]>, first: string): ReadonlySet<string> {
  const reached = new Set([first])
  for (const state of reached) for (const next of table[state] ?? []) reached.add(next)
  return reached
}

const afterPayment = reachable(moves, 'requested')
const afterDelivery = reachable(moves, 'delivered')

/** Reports whether an order only comes to the state with its money. */
export function wasPaid(state: OrderState): boolean {
  return afterPayment.has(state)
}

/** Reports whether the food has been served. */
export function isDelivered(state: OrderState): boolean {
  return afterDelivery.has(state)
}

/** Reports whether the order ended before it was delivered. */
export function hasFailed(state: OrderState): boolean {
  return isOver(state) && !isDelivered(state)
}

/** Reports whether the order may still be cancelled, paid or unpaid. */
export function isCancellable(state: OrderState): boolean {
  return mayMove(state, 'cancelled') || mayMove(state, 'cancelled_unpaid')
}

/** Reports whether the order is paid and its preparation has not started. */
export function isBeforePreparation(state: OrderState): boolean {
  return wasPaid(state) && state !== 'in_preparation' && reachable(moves, state).has('in_preparation')
}

/** Returns the states of which something is true, in the order of their list. */
export function statesThat(are: (state: OrderState) => boolean): OrderState[] {
  return orderStates.filter(are)
}
