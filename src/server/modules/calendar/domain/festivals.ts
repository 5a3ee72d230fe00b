import type { Day } from '#contract/values/calendar.ts'

/** A day that people in Mumbai keep. */
export interface Festival {
  name: string
  date: Day
}

/** Festivals by day, and until when they are known. */
export interface Festivals {
  on(day: Day): readonly string[]
  /** Last day of the last year that has some. */
  until: Day
}

/** Indexes festivals by day. After their last year there are none. */
export function festivalsFrom(all: readonly Festival[]): Festivals {
  const byDay = Map.groupBy(all, ({ date }) => date)
  const last =
    all
      .map(({ date }) => date.slice(0, 4))
      .sort()
      .at(-1) ?? '0000'
  return { on: (day) => byDay.get(day)?.map(({ name }) => name) ?? [], until: `${last}-12-31` }
}
