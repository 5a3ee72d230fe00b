import { formatCount } from '#contract/count.ts'
import type { EnquiryKind } from '#contract/endpoints/forms/enquiries.ts'
import { limits } from '#contract/limits.ts'
import { formatDay, type Day } from '#contract/values/calendar.ts'

/** What was sent with a form, as it is stored. */
export interface Enquiry {
  id: string
  kind: EnquiryKind
  /** The number that its sender is shown. */
  ticket: string
  name: string
  /** Empty when none was given. */
  email: string
  /** E.164. */
  contact: string
  /** Empty where a form does not ask for one. */
  message: string
  /** Undefined where it is to us. */
  catererId: string | undefined
  /** Undefined for visitors. */
  userId: string | undefined
  /** Filled in by a program: stored, and shown and told to nobody. */
  isSpam: boolean
}

/** What was asked, below the day and the number of guests where they are known: what a caterer wants to know first. */
export function messageOf(given: { message: string; eventOn?: Day | undefined; guests?: number | undefined }): string {
  const { message, eventOn, guests } = given
  const event = [
    ...(eventOn ? [`Event on ${formatDay(eventOn)}`] : []),
    ...(guests === undefined ? [] : [guests === 1 ? '1 guest' : `${formatCount(guests)} guests`]),
  ]
  return [event.join(', '), message].filter(Boolean).join('\n\n')
}

const festivalTag = '[Festival]'

/** The message as it is emailed to us: that of the festival form has its tag once in front (R376). */
export function emailedMessage({ kind, message }: { kind: EnquiryKind; message: string }): string {
  if (kind !== 'festival' || message.startsWith(festivalTag)) return message
  return `${festivalTag} ${message}`.trimEnd()
}

/** Reports whether a program filled in the form: a field that people do not see, or everything faster than they can. */
export function isByProgram({
  website,
  filledInMs,
}: {
  website?: string | undefined
  filledInMs?: number | undefined
}): boolean {
  return Boolean(website) || (filledInMs !== undefined && filledInMs < limits.form.leastMs)
}
