import { addDays, dayInIndia, momentInIndia, type TimeOfDay } from '#contract/values/calendar.ts'

/** Reminders of one answer: at half of its time, and at the last tenth. */
export const reminderKinds = ['half', 'last_tenth'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Nobody is reminded from 10 pm to 7 am, unless the time to answer ends before the morning. */
const [nightFrom, nightUntil]: [TimeOfDay, TimeOfDay] = ['22:00', '07:00']

/** Returns when the night in India ends that a moment falls into; undefined by day. */
export function nightEnd(now: Date): Date | undefined {
  const day = dayInIndia(now)
  const morning = momentInIndia(day, nightUntil)
  if (now < morning) return morning
  return now < momentInIndia(day, nightFrom) ? undefined : momentInIndia(addDays(day, 1), nightUntil)
}

/** Returns the moments of both reminders. */
export function reminderMoments({ paidAt, answerBy }: { paidAt: Date; answerBy: Date }): Record<ReminderKind, Date> {
  const time = answerBy.getTime() - paidAt.getTime()
  return {
    half: new Date(paidAt.getTime() + time / 2),
    last_tenth: new Date(answerBy.getTime() - time / 10),
  }
}

/**
 * Returns the reminder that is due now, if any: the later one where both are. What falls into the night waits for the morning, so
 * one at half may be overtaken by the last.
 */
export function reminderDue(answer: { paidAt: Date; answerBy: Date }, now: Date): ReminderKind | undefined {
  const { answerBy } = answer
  const morning = nightEnd(now)
  if (now >= answerBy || (morning !== undefined && answerBy > morning)) return undefined
  const moments = reminderMoments(answer)
  return reminderKinds.findLast((kind) => now >= moments[kind])
}
