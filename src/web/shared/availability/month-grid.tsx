import { useEffect, useRef, type KeyboardEvent } from 'react'
import { formatDay, type Day } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { dayByKey, weeksOf } from './month-days.ts'
import { MonthHead } from './month-head.tsx'
import { canBook, stateLabel, stateSaid, type ShownState } from './state-text.ts'

interface MonthGridProps {
  /** First day of the month. */
  month: Day
  /** Names the grid. */
  labelledBy: string
  /** Undefined until they are known. */
  states: ReadonlyMap<Day, ShownState> | undefined
  today: Day
  chosen: Day | undefined
  /** The day that Tab leads to. */
  focused: Day
  /** Arrow keys lead to a day, which may be in another month. */
  onFocus: (day: Day) => void
  onPress: (day: Day, state: ShownState) => void
}

/** A month as a grid of buttons: one is in the order of Tab, arrow keys and Page Up and Down lead to the others. */
export function MonthGrid({ month, labelledBy, states, today, chosen, focused, onFocus, onPress }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(true)
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    byKey.current = false
  }, [focused])
  const move = (event: KeyboardEvent) => {
    const day = dayByKey(focused, event.key)
    if (!day) return
    event.preventDefault()
    byKey.current = true
    onFocus(day)
  }
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a date grid
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={!states}
      className="w-full table-fixed"
      onKeyDown={move}
    >
      <MonthHead />
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, at) => (
              <td key={at} aria-selected={day !== undefined && day === chosen} className="px-px py-0.5 sm:px-0.5">
                {day && (
                  <DayButton
                    day={day}
                    state={states?.get(day)}
                    isToday={day === today}
                    isChosen={day === chosen}
                    inOrder={day === focused}
                    onPress={onPress}
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

interface DayButtonProps {
  day: Day
  state: ShownState | undefined
  isToday: boolean
  isChosen: boolean
  inOrder: boolean
  onPress: MonthGridProps['onPress']
}

const looks: Readonly<Record<ShownState, string>> = {
  free: 'border-line-strong bg-surface font-semibold hover:border-leaf hover:bg-leaf-wash',
  few: 'border-line-strong bg-marigold-wash font-semibold hover:border-leaf',
  full: 'border-transparent bg-sunken text-ink-soft',
  closed: 'border-transparent bg-sunken text-ink-soft',
  too_soon: 'border-transparent text-ink-soft',
  past: 'border-transparent text-ink-soft',
  too_far: 'border-transparent text-ink-soft',
}
const chosenLook = 'border-leaf bg-leaf font-semibold text-on-leaf'
/** A day that was chosen before it could no longer be booked. */
const lostLook = 'border-danger bg-sunken font-semibold text-ink-soft'

/** A day with its state in a word. One that cannot be booked can still be pressed, and says why. */
function DayButton({ day, state, isToday, isChosen, inOrder, onPress }: DayButtonProps) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={inOrder ? 0 : -1}
      aria-label={state ? m.availability_day({ day: formatDay(day), state: stateSaid[state]() }) : formatDay(day)}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={!canBook(state)}
      className={classNames(
        'flex min-h-12 w-full flex-col items-center justify-center rounded-box border leading-tight transition-colors',
        isChosen ? (state && !canBook(state) ? lostLook : chosenLook) : looks[state ?? 'past'],
      )}
      onClick={() => state && onPress(day, state)}
    >
      <span className={classNames('figures', (state === 'full' || state === 'closed') && 'line-through')}>
        {Number(day.slice(8))}
      </span>
      <span className="text-xs font-normal">{state ? stateLabel[state]() : '\u00a0'}</span>
    </button>
  )
}
