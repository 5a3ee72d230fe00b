import type { AccountEvent } from '#contract/endpoints/account-event.ts'
import { bodyOfEvent, eventFromBody } from '#contract/values/event/body.ts'
import { normalEvent, type PlannedEvent } from '#contract/values/event.ts'
import { eventQuery } from '#contract/values/event/url.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { readTabStored, writeTabStored } from '#web/shared/browser/storage.ts'
import { currentSession } from '#web/shared/session/session.ts'
import { rememberEvent, tabEvent } from './tab-event.ts'

/** What this tab and the account have in common, so that a reload asks and tells nothing again. */
const key = 'eventOfAccount'
/** Typing on within this time is told once. */
const pauseMs = 1500

/** Takes over the account's last event where this browser knows of none. Returns what stops it. */
export function loadAccountEvent(userId: string): () => void {
  const stop = new AbortController()
  if (readTabStored(key) === inCommon(userId, '')) return () => undefined
  api('GET /api/account/event', {}, { signal: stop.signal }).then(
    ({ event }) => takeOver(userId, event),
    // An event is a comfort; it is typed again where it cannot be had.
    () => undefined,
  )
  return () => stop.abort()
}

function takeOver(userId: string, given: AccountEvent | undefined): void {
  const isWanted = currentSession().user?.id === userId && tabEvent.get() === undefined
  const event = given && isWanted ? normalEvent(eventFromBody(given)) : undefined
  writeTabStored(key, inCommon(userId, event ? eventQuery(event) : ''))
  if (event) rememberEvent(event)
}

/** Tells the account of an event that stays for a moment. Returns what stops it. */
export function tellAccountEvent(userId: string, event: PlannedEvent): () => void {
  const mine = inCommon(userId, eventQuery(event))
  if (readTabStored(key) === mine) return () => undefined
  const timer = setTimeout(() => {
    api('PUT /api/account/event', { body: bodyOfEvent(event) ?? {} }).then(
      () => writeTabStored(key, mine),
      () => undefined,
    )
  }, pauseMs)
  return () => clearTimeout(timer)
}

function inCommon(userId: string, query: string): string {
  return `${userId} ${query}`
}
