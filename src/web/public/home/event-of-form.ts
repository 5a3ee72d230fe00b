import { changedEvent, type PlannedEvent } from '#contract/values/event.ts'
import { readEvent } from '#contract/values/event/url.ts'

/** The event of the form, with what was chosen in it before the script was there. */
export function eventOfForm(event: PlannedEvent, form: FormData): PlannedEvent {
  const pairs = ['date', 'people', 'guests', 'budget'].map((name): [string, string] => [name, textIn(form, name)])
  const { date, people, guests, budget } = readEvent(new URLSearchParams(pairs)).event
  return changedEvent(event, {
    date: event.date ?? date,
    budget: event.budget ?? budget,
    ...(event.people === undefined && event.guests === undefined ? { people, guests } : {}),
  })
}

/** The text of a field; empty where there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
