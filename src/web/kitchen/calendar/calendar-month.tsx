import { useId, useState } from 'react'
import type { CalendarView } from '#contract/endpoints/kitchen/calendar.ts'
import type { Day } from '#contract/values/calendar.ts'
import { firstOfMonth } from '#web/shared/availability/month-days.ts'
import { useLate } from '#web/ui/use-late.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { MonthGrid } from './month-grid.tsx'
import { useDaySelection, type SelectedDays } from './use-day-selection.ts'

interface CalendarMonthProps {
  month: Day
  view: CalendarView
  mayChange: boolean
  /** Arrow keys lead out of the month. */
  onMonth: (first: Day) => void
}

/** A month to choose days of, and what is known of those that were chosen. */
export function CalendarMonth({ month, view, mayChange, onMonth }: CalendarMonthProps) {
  const label = useId()
  const selection = useDaySelection()
  const [chosen, setChosen] = useState<SelectedDays>()
  const [focused, setFocused] = useState(() => (firstOfMonth(view.today) === month ? view.today : month))
  const days = new Map(view.days.map((day) => [day.day, day]))
  const close = () => {
    setChosen(undefined)
    selection.clear()
  }
  const { part, fetch } = useLate(() => import('./day-sheet.tsx'))
  const choose = (days: SelectedDays) => {
    setChosen(days)
    fetch().catch(() => {
      close()
      notify(m.ui_part_failed(), 'error')
    })
  }
  const focus = (day: Day) => (firstOfMonth(day) === month ? setFocused(day) : onMonth(firstOfMonth(day)))
  return (
    <>
      <p id={label} className="text-sm text-ink-soft">
        {mayChange ? m.calendar_how() : m.calendar_how_to_read()}
      </p>
      <MonthGrid
        month={month}
        labelledBy={label}
        days={days}
        ordersOn={(day) => view.orders.filter((order) => order.day === day)}
        today={view.today}
        focused={focused}
        onFocus={focus}
        selection={selection}
        onChoose={choose}
      />
      {chosen && part && (
        <part.DaySheet
          chosen={chosen}
          days={days}
          orders={view.orders}
          today={view.today}
          usualCapacity={view.terms.capacity}
          mayChange={mayChange}
          onClose={close}
        />
      )}
    </>
  )
}
