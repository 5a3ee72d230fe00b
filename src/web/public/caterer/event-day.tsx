import { limits } from '#contract/limits.ts'
import { formatDay } from '#contract/values/calendar.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import { boundsOf } from '#contract/values/guest-band.ts'
import { m } from '#messages'
import { DayPicker, OtherDays } from '#web/shared/availability/day-picker.tsx'
import { canBook, reasonText, shownState } from '#web/shared/availability/state-text.ts'
import type { Booking } from './use-booking.ts'
import type { Fit } from './use-fit.ts'

interface EventDayProps {
  catererId: string
  booking: Booking
  fit: Fit
}

/** The exact guests of an event, else the smallest number of their range, or of an order. */
export function guestsFor({ guests, people }: PlannedEvent): number {
  return guests ?? (people ? boundsOf(people).min : limits.order.minGuests)
}

/** The day of the event, whether the caterer is free on it, and a month to choose another one from. */
export function EventDay({ catererId, fit, booking: { event, ready, chooseDay } }: EventDayProps) {
  const guests = guestsFor(event)
  const days = { catererId, guests, onChoose: chooseDay, event }
  return (
    <div className="flex flex-col gap-3">
      {event.date && <ChosenDay {...days} fit={fit} day={event.date} />}
      <DayPicker {...days} value={event.date ?? ''} ready={ready} wide />
    </div>
  )
}

function ChosenDay({ fit, ...props }: Parameters<typeof OtherDays>[0] & { fit: Fit }) {
  const { day } = props
  const { found, failed } = fit
  const state = found?.day?.state
  const shown = state && shownState(day, state)
  return (
    <>
      <div>
        <p className="font-medium">{m.caterer_panel_day()}</p>
        <p role="status" className="figures">
          {failed
            ? formatDay(day)
            : shown === undefined
              ? m.availability_checking({ day: formatDay(day) })
              : shown === 'free'
                ? m.availability_day_free({ day: formatDay(day) })
                : shown === 'few'
                  ? m.availability_day_few({ day: formatDay(day) })
                  : reasonText(day, shown)}
        </p>
      </div>
      {shown !== undefined && !canBook(shown) && <OtherDays {...props} />}
    </>
  )
}
