import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { isDay, type Day } from '#contract/values/calendar.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { addMonths, firstOfMonth, lastOfMonth } from './month-days.ts'
import { MonthGrid } from './month-grid.tsx'
import { DayButtons, NearestDays } from './nearest-days.tsx'
import { canBook, offeredDays, reasonText, shownState, type ShownState } from './state-text.ts'
import { useDays } from './use-days.ts'

export interface DayMonthProps {
  catererId: string
  guests: number
  /** The day that is chosen; any other text is none. */
  value: string
  onChoose: (day: Day) => void
  /** Other caterers are offered for this event on a day that cannot be booked. */
  event?: PlannedEvent
}

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month of a caterer for a number of guests. A day that cannot be booked says why and offers the nearest that can. */
export function DayMonth({ catererId, guests, value, onChoose, event }: DayMonthProps) {
  const title = useId()
  const { today, last } = offeredDays()
  const within = (day: Day) => (day < today ? today : day > last ? last : day)
  const [focused, setFocused] = useState(() => within(isDay(value) ? value : today))
  const [unavailable, setUnavailable] = useState<{ day: Day; state: ShownState }>()
  const month = firstOfMonth(focused)
  const { found, failed, askAgain } = useDays({ catererId, guests, from: month, to: lastOfMonth(month) })
  const go = (months: number) => setFocused(within(addMonths(month, months)))
  const press = (day: Day, state: ShownState) => {
    setFocused(day)
    if (canBook(state)) onChoose(day)
    else setUnavailable({ day, state })
  }
  const states = found && new Map(found.days.map(({ day, state }) => [day, shownState(day, state)]))
  const noneFree = states !== undefined && ![...states.values()].some(canBook)
  const said = failed
    ? m.availability_failed()
    : !states
      ? m.availability_loading()
      : unavailable
        ? reasonText(unavailable.day, unavailable.state)
        : noneFree
          ? m.availability_month_none()
          : m.availability_for({ count: guests })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <IconButton
          label={m.availability_previous()}
          icon={<ChevronLeft aria-hidden />}
          aria-disabled={month <= firstOfMonth(today)}
          onClick={() => go(-1)}
        />
        <h3 id={title} aria-live="polite" className="headline text-heading">
          {monthFormat.format(Date.parse(month))}
        </h3>
        <IconButton
          label={m.availability_next()}
          icon={<ChevronRight aria-hidden />}
          aria-disabled={month >= firstOfMonth(last)}
          onClick={() => go(1)}
        />
      </div>
      <MonthGrid
        month={month}
        labelledBy={title}
        states={states}
        today={today}
        chosen={isDay(value) ? value : undefined}
        focused={focused}
        onFocus={(day) => setFocused(within(day))}
        onPress={press}
      />
      <p role="status">{said}</p>
      {failed && <Button onClick={askAgain}>{m.ui_retry()}</Button>}
      {unavailable ? (
        <NearestDays
          catererId={catererId}
          guests={guests}
          day={unavailable.day}
          onChoose={onChoose}
          event={unavailable.state === 'past' || unavailable.state === 'too_far' ? undefined : event}
        />
      ) : (
        noneFree && <DayButtons days={found?.nearest ?? []} onChoose={onChoose} />
      )}
    </div>
  )
}
