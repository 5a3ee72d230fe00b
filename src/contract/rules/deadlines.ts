import { limits } from '../limits.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** A caterer answers within a day, or a quarter of the time left until the event, whichever is less (C68). */
export function answerBy(paidAt: Date, event: Date): Date {
  const quarter = Math.max(0, event.getTime() - paidAt.getTime()) / 4
  return new Date(paidAt.getTime() + Math.min(24 * hourMs, quarter))
}

/** Until when an unpaid order keeps its plates and its coupon. */
export function holdUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + limits.order.holdMinutes * minuteMs)
}

/** From this moment on, guests and menu stay as they are: the caterer's cut-off in hours before the event (C68). */
export function changesUntil(event: Date, cutOffHours: number): Date {
  return new Date(event.getTime() - cutOffHours * hourMs)
}
