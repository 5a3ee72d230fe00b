import { dayInIndia } from '#contract/values/calendar.ts'
import { isNoEvent, type PlannedEvent } from '#contract/values/event.ts'
import { eventOfQuery, eventQuery } from '#contract/values/event/url.ts'
import { createStore } from '#web/shared/browser/store.ts'
import { readStored, readTabStored, writeStored, writeTabStored } from '#web/shared/browser/storage.ts'
import { now } from '#web/ui/now.ts'

const key = 'event'
/** The spec's key of the range of guests that was chosen last (R213). */
const peopleKey = 'numberOfPeople'
const keptMs = 90 * 24 * 60 * 60 * 1000

/** Returns the event that a text of storage stands for; undefined for none, one of another version, or one of 90 days ago. */
export function storedEvent(text: string | null): PlannedEvent | undefined {
  const moment = now()
  try {
    const { version, at, query } = JSON.parse(text ?? '{}') as { version?: unknown; at?: unknown; query?: unknown }
    if (version !== 1 || typeof at !== 'number' || typeof query !== 'string') return undefined
    if (at < moment.getTime() - keptMs) return undefined
    const event = eventOfQuery(query, dayInIndia(moment))
    return isNoEvent(event) ? undefined : event
  } catch {
    return undefined
  }
}

function write(event: PlannedEvent | undefined): void {
  const text = event && JSON.stringify({ version: 1, at: now().getTime(), query: eventQuery(event) })
  writeTabStored(key, text)
  writeStored(key, text)
  writeStored(peopleKey, event?.people)
}

/** The event of which the range alone is known, as from a page of an earlier version; undefined without a range. */
function eventOfRange(): PlannedEvent | undefined {
  const query = `people=${encodeURIComponent(readStored(peopleKey) ?? '')}`
  const event = eventOfQuery(query, dayInIndia(now()))
  return event.people && event
}

/**
 * The event that this tab was last about. It begins with the last one of this browser, and then leaves those of other tabs alone.
 * Where nothing can be stored it lives as long as the page.
 */
const store = createStore<PlannedEvent | undefined>(() => {
  addEventListener('storage', (change) => {
    // Storage that was cleared, as by a sign-out, has no key.
    if (change.key === null) forgetEvent()
  })
  const own = storedEvent(readTabStored(key))
  if (own) return own
  const text = readStored(key)
  const last = storedEvent(text)
  if (last && text) writeTabStored(key, text)
  return last ?? eventOfRange()
})

export const tabEvent = { get: store.get, subscribe: store.subscribe }

/** Makes an event that of this tab, and of tabs to come. */
export function rememberEvent(event: PlannedEvent): void {
  const before = store.get()
  if (before && eventQuery(before) === eventQuery(event)) return
  write(event)
  store.set(event)
}

/** Forgets the event here and in storage. */
export function forgetEvent(): void {
  write(undefined)
  store.set(undefined)
}
