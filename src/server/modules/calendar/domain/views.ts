import type { CalendarOrder, CalendarTerms } from '#contract/endpoints/kitchen/calendar.ts'
import type { Notice } from '#contract/rules/notice.ts'
import { templateOf, type CancellationStep } from '#contract/values/cancellation-step.ts'
import type { Point } from '#contract/values/place.ts'

interface Planned extends Omit<CalendarOrder, 'area'> {
  venuePoint: Point
}

/** An order as the calendar shows it: its venue by the area alone. */
export function orderFrom(order: Planned, places: { localityAt(point: Point): string }): CalendarOrder {
  const { id, bookingCode, state, day, time, guests, dietSplit, venuePoint } = order
  return { id, bookingCode, state, day, time, guests, dietSplit, area: places.localityAt(venuePoint) }
}

/** What of a caterer is terms of its bookings. */
interface BookingTerms {
  maximumServingCapacity: number
  notice: Notice
  changeCutOffHours: number
  cancellation: readonly CancellationStep[]
}

export function termsFrom(caterer: BookingTerms): CalendarTerms {
  const { maximumServingCapacity: capacity, notice, changeCutOffHours, cancellation } = caterer
  const template = templateOf(cancellation)
  return {
    capacity,
    notice: notice.map(({ fromGuests, days }) => ({ fromGuests, days })),
    changeCutOffHours,
    cancellation: {
      ...(template ? { template } : {}),
      steps: cancellation.map(({ daysBefore, percent }) => ({ daysBefore, percent })),
    },
  }
}
