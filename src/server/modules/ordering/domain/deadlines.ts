import { limits } from '#contract/limits.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** A caterer answers within a day, or a quarter of the time left until the event, whichever is less (C68). */
export function answerBy(paidAt: Date, event: Date): Date {
  const quarter = Math.max(0, event.getTime() - paidAt.getTime()) / 4
  return new Date(paidAt.getTime() + Math.min(24 * hourMs, quarter))
}

/** Returns until when an unpaid order keeps its plates and its coupon while its payment page was not opened (C82). */
export function holdUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + limits.order.unopenedHoldMinutes * minuteMs)
}

/** Returns until when an order is held whose payment page was opened at that moment, or a change that waits for its payment. */
export function payUntil(openedAt: Date): Date {
  return new Date(openedAt.getTime() + limits.order.holdMinutes * minuteMs)
}

/** From this moment on, guests and menu stay as they are: the caterer's cut-off in hours before the event (C68). */
export function changesUntil(event: Date, cutOffHours: number): Date {
  return new Date(event.getTime() - cutOffHours * hourMs)
}
