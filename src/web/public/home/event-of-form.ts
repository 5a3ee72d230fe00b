import { changedEvent, type PlannedEvent } from '#contract/values/event.ts'
import { readEvent } from '#contract/values/event/url.ts'

/** The event of the form, with what was chosen in it before the script was there. */
export function eventOfForm(event: PlannedEvent, form: FormData): PlannedEvent {
  const pairs = ['date', 'people', 'guests'].flatMap((name): [string, string][] => {
    const value = form.get(name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  const { date, people, guests } = readEvent(new URLSearchParams(pairs)).event
  return changedEvent(event, {
    date: event.date ?? date,
    ...(event.people === undefined && event.guests === undefined ? { people, guests } : {}),
  })
}
