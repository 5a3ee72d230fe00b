import { useState } from 'react'
import { searchableDays } from '#contract/rules/event-days.ts'
import { isDay, type Day } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { DayField } from '#web/shared/event/day-field.tsx'

interface SearchDayProps {
  /** The day that is searched for. */
  date: Day | undefined
  today: Day
  onDay: (day: Day | undefined) => void
}

/** The day of the event, with the calendar of the device. A day counts as soon as it is whole and can be booked. */
export function SearchDay({ date = '', today, onDay }: SearchDayProps) {
  const [text, setText] = useState(date)
  const [followed, setFollowed] = useState(date)
  if (followed !== date) {
    setFollowed(date)
    setText(date)
  }
  const { from, until } = searchableDays(today)
  return (
    <div className="min-w-34 flex-1 max-md:hidden noscript:block">
      <DayField
        label={m.search_date()}
        title={m.search_date()}
        hideLabel
        name="date"
        min={from}
        max={until}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          if (value === '' || (isDay(value) && value >= from && value <= until)) onDay(value || undefined)
        }}
        // The browser says what is wrong with a day that cannot be; the last good one stays searched for.
        onBlur={({ target }) => target.reportValidity() || setText(date)}
      />
    </div>
  )
}
