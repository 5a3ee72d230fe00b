import type { CalendarDay, CalendarOrder } from '#contract/endpoints/kitchen/calendar.ts'
import type { Day } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { closedText, daySaid } from './day-text.ts'

interface DayCellProps {
  day: Day
  /** Undefined until it is known. */
  shown: CalendarDay | undefined
  orders: readonly CalendarOrder[]
  isToday: boolean
  isPast: boolean
  isSelected: boolean
  /** Whether Tab leads to it. */
  inOrder: boolean
  onPress: () => void
}

/** A day: its number, a bar of what is taken, its festivals, and hatched when it is closed. */
export function DayCell({ day, shown, orders, isToday, isPast, isSelected, inOrder, onPress }: DayCellProps) {
  const festival = shown?.festivals[0]
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={inOrder ? 0 : -1}
      aria-label={shown && daySaid(shown, orders)}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'flex h-full min-h-18 w-full flex-col items-stretch gap-1 p-1 text-left leading-tight focus-visible:-outline-offset-3 sm:min-h-24 sm:p-2',
        shown?.closed ? 'hatched' : 'bg-surface',
        isSelected ? 'ring-2 ring-leaf ring-inset' : 'hover:ring-1 hover:ring-leaf hover:ring-inset',
        isPast && 'text-ink-soft',
      )}
      onClick={onPress}
    >
      <span
        className={classNames(
          'figures inline-flex size-6 items-center justify-center self-start rounded-full text-base sm:size-7',
          isToday ? 'bg-leaf font-semibold text-on-leaf' : 'font-semibold',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {shown && <Taken {...shown} />}
      {shown?.closed && <span className="text-xs font-semibold sm:text-sm">{closedText(shown.closed)}</span>}
      {festival !== undefined && (
        <>
          <span aria-hidden className="size-1.5 rounded-full bg-kokum sm:hidden" />
          <span className="hidden truncate text-xs text-kokum sm:block">{festival}</span>
        </>
      )}
    </button>
  )
}

/** What is taken of a day as a bar and in figures; nothing for a day that is free and usual. */
function Taken({ taken, capacity, hasOwnCapacity }: CalendarDay) {
  if (taken === 0 && !hasOwnCapacity) return null
  const share = capacity === 0 ? 1 : Math.min(1, taken / capacity)
  return (
    <span className="flex flex-col gap-0.5">
      <span className="h-1.5 overflow-hidden rounded-full border border-line-strong bg-surface">
        <span
          className={classNames('block h-full', taken > capacity ? 'bg-danger' : 'bg-leaf')}
          // The width follows the figures.
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="figures text-xs whitespace-nowrap">{m.calendar_taken({ taken, capacity })}</span>
    </span>
  )
}
