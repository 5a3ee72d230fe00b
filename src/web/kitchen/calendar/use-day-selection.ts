import { useState } from 'react'
import type { Day } from '#contract/values/calendar.ts'

/** Days from the one to the other, in order. */
export interface SelectedDays {
  from: Day
  to: Day
}

/** The days that are being selected in a month: by dragging, or by arrow keys with Shift. */
export interface DaySelection {
  selected: SelectedDays | undefined
  /** A selection starts on a day, in place of another one. */
  begin(day: Day): void
  /** The selection reaches to a day, before or after its start. */
  extend(day: Day): void
  clear(): void
}

export function useDaySelection(): DaySelection {
  const [ends, setEnds] = useState<readonly [start: Day, end: Day]>()
  const [from, to] = ends?.toSorted() ?? []
  return {
    selected: from !== undefined && to !== undefined ? { from, to } : undefined,
    begin: (day) => setEnds([day, day]),
    extend: (day) => setEnds((before) => [before?.[0] ?? day, day]),
    clear: () => setEnds(undefined),
  }
}
