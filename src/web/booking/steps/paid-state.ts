/** State of the history entry of a booking that was paid a moment ago; a reload keeps it. */
export const paidState = { isPaid: true }

/** Reads {@link paidState}. */
export function isPaidState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPaid' in state && state.isPaid === true
}
