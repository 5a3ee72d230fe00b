import type { CalendarDay, CalendarOrder } from '#contract/endpoints/kitchen/calendar.ts'
import type { Day } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { ChangeDaysForm } from './change-days-form.tsx'
import { DayOrders } from './day-orders.tsx'
import { overbookedText, spanText } from './day-text.ts'
import type { SelectedDays } from './use-day-selection.ts'

interface DaySheetProps {
  chosen: SelectedDays
  days: ReadonlyMap<Day, CalendarDay>
  orders: readonly CalendarOrder[]
  today: Day
  usualCapacity: number
  /** Whether the reader may change days. */
  mayChange: boolean
  onClose: () => void
}

/** What is known of the chosen days, and a form to change those that are not over. */
export function DaySheet({ chosen, days, orders, onClose, mayChange, ...known }: DaySheetProps) {
  const isWithin = (day: Day) => chosen.from <= day && day <= chosen.to
  const shown = [...days.values()].filter(({ day }) => isWithin(day))
  const own = orders.filter(({ day }) => isWithin(day))
  const isOver = chosen.from < known.today
  return (
    <Sheet open title={spanText(chosen)} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-1">
          {shown
            .flatMap(({ festivals }) => festivals)
            .map((name) => (
              <p key={name} className="font-medium text-kokum">
                {name}
              </p>
            ))}
          {shown
            .map((day) => overbookedText(day))
            .map(
              (text) =>
                text && (
                  <p key={text} className="font-medium text-danger">
                    {text}
                  </p>
                ),
            )}
          {own.length > 0 ? (
            <DayOrders orders={own} withDay={chosen.from !== chosen.to} />
          ) : (
            <p className="text-ink-soft">{m.calendar_no_orders()}</p>
          )}
        </div>
        {mayChange && !isOver && <ChangeDaysForm chosen={chosen} days={days} onClose={onClose} {...known} />}
        {mayChange && isOver && <p className="text-ink-soft">{m.calendar_over()}</p>}
      </div>
    </Sheet>
  )
}
