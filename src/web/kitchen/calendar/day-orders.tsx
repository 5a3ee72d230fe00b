import type { CalendarOrder } from '#contract/endpoints/kitchen/calendar.ts'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { formatShortDay, formatTime } from '#contract/values/calendar.ts'
import { m } from '#messages'

/** Orders of days, each in a line that every member may read, with the way to its page. */
export function DayOrders({ orders, withDay }: { orders: readonly CalendarOrder[]; withDay: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {orders.map(({ id, bookingCode, day, time, guests, area, state }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <Link
            to={paths.receivedOrder(id)}
            className="figures inline-flex min-h-11 items-center font-semibold text-link"
          >
            {bookingCode}
          </Link>
          <span className="text-sm text-ink-soft">
            {state === 'requested' ? m.calendar_awaiting() : m.calendar_accepted()}
          </span>
          <span className="figures w-full">
            {[withDay ? formatShortDay(day) : '', formatTime(time), m.calendar_guests({ count: guests }), area]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
