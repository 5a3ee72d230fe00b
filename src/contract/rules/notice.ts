import { limits } from '../limits.ts'

/** Days of notice that a caterer needs from a number of guests on. */
export interface NoticeStep {
  fromGuests: number
  days: number
}

/** A caterer's notice by number of guests, the smallest number first; never empty. */
export type Notice = readonly NoticeStep[]

/** Returns the notice of a caterer that sets none but for small orders: never less than the usual one. */
export function noticeFrom(leadDays: number, further?: Notice): Notice {
  if (further) return withSteps(leadDays, further)
  const known = usualNotices.get(leadDays) ?? withSteps(leadDays, limits.order.noticeSteps)
  usualNotices.set(leadDays, known)
  return known
}

function withSteps(leadDays: number, further: Notice): Notice {
  return [
    { fromGuests: 1, days: leadDays },
    ...further.map((step) => ({ ...step, days: Math.max(leadDays, step.days) })),
  ]
}

/** Most caterers have one of these, by its days; thousands of the same would take memory in the catalogue. */
const usualNotices = new Map<number, Notice>()

/** Reports whether rows are a notice: from one guest on, each row for more guests and no less notice than the one before. */
export function isNotice(steps: readonly NoticeStep[]): boolean {
  return steps.every(({ fromGuests, days }, at) => {
    const before = steps[at - 1]
    return before ? fromGuests > before.fromGuests && days >= before.days : fromGuests === 1
  })
}

/** Returns the days of notice for a number of guests; more guests never need less. */
export function noticeFor(notice: Notice, guests: number): number {
  return Math.max(0, ...notice.filter(({ fromGuests }) => fromGuests <= guests).map(({ days }) => days))
}

/** Returns the largest number of guests for which so many days are notice enough; Infinity where they are for any number. */
export function guestsInTime(notice: Notice, days: number): number {
  return Math.min(Infinity, ...notice.filter((step) => step.days > days).map(({ fromGuests }) => fromGuests - 1))
}
