import { useRef, useState } from 'react'
import type { Day } from '#contract/values/calendar.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { refreshCalendar } from './month-query.ts'

/** Pauses and resumes bookings, one call at a time. A pause can be undone from its toast. */
export function usePause() {
  const [busy, setBusy] = useState<string>()
  // A second press comes before the page is drawn again.
  const running = useRef(false)
  const run = async (what: string, work: () => Promise<unknown>, done: () => void) => {
    if (running.current) return
    running.current = true
    setBusy(what)
    try {
      await work()
      await refreshCalendar()
      done()
    } catch (error) {
      notify(failureMessage(error, [], m.calendar_failed()), 'error')
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }
  const resume = () =>
    run(
      'resume',
      () => api('DELETE /api/calendar/pause'),
      () => notify(m.calendar_resumed(), 'success'),
    )
  const pause = (until: Day) =>
    run(
      until,
      () => api('PUT /api/calendar/pause', { body: { until } }),
      () => notify(m.calendar_paused(), 'success', { label: m.calendar_undo(), onPress: () => void resume() }),
    )
  return { busy, pause, resume }
}
