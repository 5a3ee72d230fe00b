import { CalendarDays } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Day } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { useLate } from '#web/ui/use-late.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { DayMonthProps } from './day-month.tsx'
import type { NearestDaysProps } from './nearest-days.tsx'

interface DayPickerProps extends DayMonthProps {
  /** Asks whether the month may be opened. */
  ready?: () => boolean
  wide?: boolean
}

/** A button that opens a month of the caterer; its program is fetched when it is opened for the first time. */
export function DayPicker({ ready, wide = false, onChoose, ...month }: DayPickerProps) {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const { part, fetch } = useLate(() => import('./day-month.tsx'))
  const load = () => {
    setFailed(false)
    fetch().catch(() => setFailed(true))
  }
  const show = () => {
    if (!(ready?.() ?? true)) return
    setOpen(true)
    load()
  }
  const close = () => setOpen(false)
  const choose = (day: Day) => {
    close()
    onChoose(day)
  }
  return (
    <>
      <Button icon={<CalendarDays aria-hidden size={18} />} wide={wide} aria-haspopup="dialog" onClick={show}>
        {m.availability_open()}
      </Button>
      <Dialog open={open} onClose={close} title={m.availability_title()} size="small">
        {part ? (
          <part.DayMonth {...month} onChoose={choose} />
        ) : failed ? (
          <div role="status" className="flex flex-col items-start gap-3">
            {m.availability_failed()}
            <Button onClick={load}>{m.ui_retry()}</Button>
          </div>
        ) : (
          <>
            <p role="status">{m.availability_loading()}</p>
            <Skeleton className="mt-3 h-96" />
          </>
        )}
      </Dialog>
    </>
  )
}

/** What an unavailable day offers instead, fetched when there is one. Nothing where it cannot be: the month has it as well. */
export function OtherDays(props: NearestDaysProps) {
  const { part, prepare } = useLate(() => import('./nearest-days.tsx'))
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; the part is the same whatever is asked
  useEffect(prepare, [])
  return part ? <part.NearestDays {...props} /> : null
}
