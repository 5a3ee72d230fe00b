import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { CalendarDay, CalendarOrder } from '#contract/endpoints/kitchen/calendar.ts'
import type { Day } from '#contract/values/calendar.ts'
import { dayByKey, weeksOf } from '#web/shared/availability/month-days.ts'
import { MonthHead } from '#web/shared/availability/month-head.tsx'
import { DayCell } from './day-cell.tsx'
import type { DaySelection, SelectedDays } from './use-day-selection.ts'

interface MonthGridProps {
  /** First day of the month. */
  month: Day
  /** Names the grid. */
  labelledBy: string
  days: ReadonlyMap<Day, CalendarDay>
  ordersOn: (day: Day) => readonly CalendarOrder[]
  today: Day
  /** The day that Tab leads to. */
  focused: Day
  /** Arrow keys lead to a day, which may be in another month. */
  onFocus: (day: Day) => void
  selection: DaySelection
  /** Days were chosen: by a press, by dragging, or by Enter. */
  onChoose: (days: SelectedDays) => void
}

/**
 * A month of a caterer. A press chooses a day, dragging several; a finger that starts sideways drags, one that moves up or down
 * scrolls. By keyboard arrows move, with Shift they select, and Enter chooses.
 */
export function MonthGrid({ month, labelledBy, days, today, focused, selection, ...props }: MonthGridProps) {
  const { ordersOn, onFocus, onChoose } = props
  const { grid, moveByKey } = useGridKeys(focused, { onFocus, selection })
  const drag = useDrag(selection, onChoose)
  const isSelected = (day: Day) =>
    selection.selected !== undefined && selection.selected.from <= day && day <= selection.selected.to
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a date grid
      role="grid"
      aria-labelledby={labelledBy}
      aria-multiselectable
      className="w-full touch-pan-y table-fixed border-collapse select-none"
      onKeyDown={moveByKey}
      {...drag}
    >
      <MonthHead />
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, at) => (
              <td
                key={at}
                aria-selected={day !== undefined && isSelected(day)}
                className="h-px border border-line p-0 align-top"
              >
                {day && (
                  <DayCell
                    day={day}
                    shown={days.get(day)}
                    orders={ordersOn(day)}
                    isToday={day === today}
                    isPast={day < today}
                    isSelected={isSelected(day)}
                    inOrder={day === focused}
                    onPress={() =>
                      onChoose(isSelected(day) && selection.selected ? selection.selected : { from: day, to: day })
                    }
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useGridKeys(focused: Day, { onFocus, selection }: Pick<MonthGridProps, 'onFocus' | 'selection'>) {
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    byKey.current = false
  }, [focused])
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return selection.clear()
    // A press or a screen reader may have led to another day than the one of Tab.
    const at = (event.target as HTMLElement).dataset['day'] ?? focused
    const day = dayByKey(at, event.key)
    if (!day) return
    event.preventDefault()
    byKey.current = true
    if (event.shiftKey) {
      if (!selection.selected) selection.begin(at)
      selection.extend(day)
    } else selection.clear()
    onFocus(day)
  }
  return { grid, moveByKey }
}

/** Selects from the day on which a pointer went down to the one on which it is. */
function useDrag(selection: DaySelection, onChoose: (days: SelectedDays) => void) {
  const start = useRef<Day>(undefined)
  const moved = useRef(false)
  const dayAt = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]')?.dataset['day']
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      start.current = dayAt(event)
      moved.current = false
    },
    onPointerMove(event: PointerEvent) {
      const day = start.current && dayAt(event)
      if (!start.current || !day || (day === start.current && !moved.current)) return
      if (!moved.current) selection.begin(start.current)
      moved.current = true
      selection.extend(day)
    },
    onPointerUp(event: PointerEvent) {
      const [from, to] = [start.current, dayAt(event)].filter((day) => day !== undefined).toSorted()
      start.current = undefined
      if (moved.current && from !== undefined && to !== undefined) onChoose({ from, to })
    },
    onPointerCancel() {
      start.current = undefined
      if (moved.current) selection.clear()
    },
    /** The press that ends a drag is none of its own. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!moved.current) return
      moved.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
