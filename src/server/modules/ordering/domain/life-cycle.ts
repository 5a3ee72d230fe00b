import type { OrderState } from '#contract/values/order-state.ts'

/** The whole life of an order. Anything not listed here cannot happen. */
export const moves = {
  awaiting_payment: ['requested', 'cancelled_unpaid', 'expired'],
  cancelled_unpaid: [],
  expired: [],
  requested: ['accepted', 'declined', 'lapsed', 'cancelled'],
  accepted: ['in_preparation', 'cancelled'],
  declined: [],
  lapsed: [],
  cancelled: [],
  in_preparation: ['delivered', 'cancelled'],
  delivered: ['completed'],
  completed: [],
} as const satisfies Record<OrderState, readonly OrderState[]>

/** Where every order begins. */
export const firstState: OrderState = 'awaiting_payment'

export function mayMove(from: OrderState, to: OrderState): boolean {
  return (moves[from] as readonly OrderState[]).includes(to)
}

/** True when nothing can happen to the order any more. */
export function isOver(state: OrderState): boolean {
  return moves[state].length === 0
}

/** States that no order can come to; a table with one is a mistake. */
export function unreachable(table: Record<string, readonly string[]>, first: string): string[] {
  const reached = new Set([first])
  for (const state of reached) for (const next of table[state] ?? []) reached.add(next)
  return Object.keys(table).filter((state) => !reached.has(state))
}

const orphans = unreachable(moves, firstState)
if (orphans.length > 0) throw new Error(`no order can ever be ${orphans.join(', ')}`)
