import { isDay, type Day } from '#contract/values/calendar.ts'
import { boundsOf } from '#contract/values/guest-band.ts'
import { bandFrom } from '#contract/values/event/url.ts'
import type { Details } from '#web/shared/draft/draft-shape.ts'
import type { EnquiryFields } from './enquiry-fields.ts'

/**
 * What is known of the occasion before anything is typed: from the order in the making, else from the search that led here,
 * of which the range counts by its lower bound, as prices do (C28). A day that is over is not known.
 */
export function knownEvent(
  ordered: Pick<Details, 'guests' | 'eventDate'> | undefined,
  searched: URLSearchParams,
  today: Day,
): Pick<EnquiryFields, 'guests' | 'eventOn'> {
  const band = bandFrom(searched.get('people') ?? '')
  const days = [ordered?.eventDate ?? '', searched.get('date') ?? '']
  return {
    guests: ordered?.guests || (band ? String(boundsOf(band).min) : ''),
    eventOn: days.find((day) => isDay(day) && day >= today) ?? '',
  }
}
