import type { Reliability } from '#contract/endpoints/live/counts.ts'

/** Orders of a caterer over a time, counted. */
export interface OrderCounts {
  /** Accepted, declined or expired without a response. */
  answered: number
  accepted: number
  /** Of those accepted, cancelled by the caterer. */
  cancelledByCaterer: number
  delivered: number
  /** Of those delivered, by the serving time. */
  onTime: number
}

/** Below so many orders a share says nothing. */
export const fewestOrders = 5

/** Returns shares in whole percent; none while there are too few orders. */
export function reliabilityOf({ answered, accepted, cancelledByCaterer, delivered, onTime }: OrderCounts): Reliability {
  if (answered < fewestOrders) return { orders: answered }
  return {
    orders: answered,
    accepted: percent(accepted, answered),
    ...(accepted > 0 ? { honoured: percent(accepted - cancelledByCaterer, accepted) } : {}),
    ...(delivered > 0 ? { onTime: percent(onTime, delivered) } : {}),
  }
}

/** Rounded down, so that 100% is never said of what was not all. */
function percent(part: number, whole: number): number {
  return Math.floor((100 * part) / whole)
}
