import { useEffect, useRef, useState } from 'react'
import { addDays, formatShortDay, isDay, type Day } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { DateField } from '#web/ui/fields/text-field.tsx'
import { usePause } from './use-pause.ts'

/** Days until which bookings are paused in one press: tomorrow, the next Monday after it, and in two weeks. */
export function pauseDays(today: Day): Day[] {
  const tomorrow = addDays(today, 1)
  let monday = addDays(tomorrow, 1)
  while (new Date(`${monday}T00:00:00Z`).getUTCDay() !== 1) monday = addDays(monday, 1)
  return [tomorrow, monday, addDays(today, 14)]
}

/** 'Pause new bookings until …', one press a day; while they are paused the way to take them again. */
export function PauseCard({ today, pausedUntil }: { today: Day; pausedUntil: Day | undefined }) {
  const { busy, pause, resume } = usePause()
  const [other, setOther] = useState('')
  const card = useRef<HTMLDivElement>(null)
  const isPaused = pausedUntil !== undefined
  const was = useRef(isPaused)
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (was.current !== isPaused && document.activeElement === document.body)
      card.current?.focus({ preventScroll: true })
    was.current = isPaused
  }, [isPaused])
  if (pausedUntil !== undefined) {
    return (
      <Card
        ref={card}
        tabIndex={-1}
        className="flex flex-wrap items-center justify-between gap-4 bg-marigold-wash p-4 outline-none sm:px-5"
      >
        <p>
          <strong className="block">{m.calendar_paused_until({ day: formatShortDay(pausedUntil) })}</strong>
          {m.calendar_paused_text()}
        </p>
        <Button pending={busy === 'resume'} onClick={() => void resume()}>
          {m.calendar_resume()}
        </Button>
      </Card>
    )
  }
  return (
    <Card ref={card} tabIndex={-1} className="flex flex-col gap-3 p-4 outline-none sm:px-5">
      <h2 className="font-semibold">{m.calendar_pause()}</h2>
      <div className="flex flex-wrap items-end gap-2">
        {pauseDays(today).map((day) => (
          <Button key={day} size="small" pending={busy === day} onClick={() => void pause(day)}>
            <span className="sr-only">{m.calendar_pause_before()} </span>
            {formatShortDay(day)}
          </Button>
        ))}
        <div className="flex items-end gap-2">
          <DateField
            label={m.calendar_pause_other()}
            hideLabel
            min={addDays(today, 1)}
            value={other}
            onChange={(event) => setOther(event.target.value)}
          />
          {isDay(other) && (
            <Button size="small" variant="brand" pending={busy === other} onClick={() => void pause(other)}>
              {m.calendar_pause_do()}
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-ink-soft">{m.calendar_pause_text()}</p>
    </Card>
  )
}
