import { formatDay, type Day } from '#contract/values/calendar.ts'

/** A question to a caterer, as it is kept. */
export interface Enquiry {
  id: string
  name: string
  /** Empty when none was given. */
  email: string
  /** E.164. */
  contact: string
  message: string
  catererId: string
  /** Undefined for visitors. */
  userId: string | undefined
}

/** What was asked, below the day and the number of guests where they are known: what a caterer wants to know first. */
export function messageOf(given: { message: string; eventOn?: Day | undefined; guests?: number | undefined }): string {
  const { message, eventOn, guests } = given
  const event = [
    ...(eventOn ? [`Event on ${formatDay(eventOn)}`] : []),
    ...(guests === undefined ? [] : [guests === 1 ? '1 guest' : `${guests.toLocaleString('en-IN')} guests`]),
  ]
  return [event.join(', '), message].filter(Boolean).join('\n\n')
}
