import { formatCount } from '#contract/count.ts'
import type { CalendarTerms } from '#contract/endpoints/kitchen/calendar.ts'
import { limits } from '#contract/limits.ts'
import { isNotice, type Notice } from '#contract/rules/notice.ts'
import type { CancellationTemplate } from '#contract/values/cancellation-step.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { m } from '#messages'

/** Notice from a number of guests on, as typed. */
export interface NoticeRow {
  fromGuests: string
  days: string
}

/** What holds for new bookings, as entered. An empty cancellation is the caterer's own, which stays. */
export interface TermsFields {
  capacity: string
  notice: readonly NoticeRow[]
  changeCutOffHours: string
  cancellation: CancellationTemplate | ''
}

export function fieldsFrom({ capacity, notice, changeCutOffHours, cancellation }: CalendarTerms): TermsFields {
  return {
    capacity: String(capacity),
    notice: notice.map(({ fromGuests, days }) => ({ fromGuests: String(fromGuests), days: String(days) })),
    changeCutOffHours: String(changeCutOffHours),
    cancellation: cancellation.template ?? '',
  }
}

/** Returns what is sent of the fields that were edited; the server leaves the others as they are. */
export function termsFrom({ capacity, notice, changeCutOffHours, cancellation }: Partial<TermsFields>) {
  return {
    ...(capacity === undefined ? {} : { capacity: Number(capacity) }),
    ...(notice === undefined ? {} : { notice: [...noticeOf(notice)] }),
    ...(changeCutOffHours === undefined ? {} : { changeCutOffHours: Number(changeCutOffHours) }),
    ...(cancellation === undefined || cancellation === '' ? {} : { cancellation }),
  }
}

function noticeOf(rows: readonly NoticeRow[]): Notice {
  return rows.map(({ fromGuests, days }) => ({ fromGuests: Number(fromGuests), days: Number(days) }))
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 5)
const isWhole = (text: string, [min, max]: readonly [number, number]) =>
  text !== '' && Number(text) >= min && Number(text) <= max

const { noticeDays, cutOffHours } = limits.calendar

export const termsSchema: FormSchema<TermsFields> = {
  capacity: {
    clean: digits,
    problem: ({ capacity }) => {
      const { min, max } = limits.caterer.capacity
      return isWhole(capacity, [min, max]) ? undefined : m.error_capacity_invalid({ min, max: formatCount(max) })
    },
  },
  notice: {
    problem: ({ notice }) => {
      if (!notice.every(({ days }) => isWhole(days, [0, noticeDays])))
        return m.error_notice_days_invalid({ max: noticeDays })
      return isNotice(noticeOf(notice)) ? undefined : m.error_notice_steps_wrong()
    },
  },
  changeCutOffHours: {
    clean: digits,
    problem: ({ changeCutOffHours }) =>
      isWhole(changeCutOffHours, [0, cutOffHours]) ? undefined : m.error_cut_off_invalid({ max: cutOffHours }),
  },
  cancellation: {},
}
