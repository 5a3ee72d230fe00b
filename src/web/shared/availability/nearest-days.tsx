import { useId } from 'react'
import { formatDay, type Day } from '#contract/values/calendar.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { OtherCaterers } from './other-caterers.tsx'
import { useDays } from './use-days.ts'

export interface NearestDaysProps {
  catererId: string
  guests: number
  /** The day that cannot be booked. */
  day: Day
  onChoose: (day: Day) => void
  /** Other caterers are offered for this event, where it is told. */
  event?: PlannedEvent | undefined
}

/** What a day that cannot be booked offers instead: the nearest days that can, each as a button, and other caterers on that day. */
export function NearestDays({ event, ...asked }: NearestDaysProps) {
  return (
    <>
      <OtherDays {...asked} />
      {event && <OtherCaterers event={event} day={asked.day} />}
    </>
  )
}

function OtherDays({ catererId, guests, day, onChoose }: NearestDaysProps) {
  const { found, failed, askAgain } = useDays({ catererId, from: day, to: day, guests })
  if (failed)
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        {m.availability_failed()}
        <Button size="small" onClick={askAgain}>
          {m.ui_retry()}
        </Button>
      </div>
    )
  return found ? <DayButtons days={found.nearest} onChoose={onChoose} /> : <Skeleton className="h-18" />
}

/** Days that can be booked, each as a button. */
export function DayButtons({ days, onChoose }: { days: readonly Day[]; onChoose: (day: Day) => void }) {
  const label = useId()
  if (days.length === 0) return <p className="text-ink-soft">{m.availability_none()}</p>
  return (
    <div role="group" aria-labelledby={label} className="flex flex-col gap-2">
      <p id={label} className="text-sm text-ink-soft">
        {m.availability_nearest()}
      </p>
      <div className="flex flex-wrap gap-2">
        {days.map((day) => (
          <Button key={day} size="small" onClick={() => onChoose(day)}>
            {formatDay(day)}
          </Button>
        ))}
      </div>
    </div>
  )
}
