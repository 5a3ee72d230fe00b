import { changedEvent, noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { eventQuery, readEvent } from '#contract/values/event/url.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import type { Details, Draft } from '#web/shared/draft/draft-shape.ts'
import { replaceDraft } from '#web/shared/draft/draft-store.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { seededBy } from '#web/shared/draft/seeded-draft.ts'
import { withSuggestion } from '#web/shared/draft/suggested-menu.ts'
import { EventPill } from '#web/shared/event/event-pill.tsx'
import { useEvent } from '#web/shared/event/use-event.ts'
import { now } from '#web/ui/now.ts'

/** The event of an order in the making: what was typed on the bill, and else what led here. */
export function DraftPill({ draft, offer }: { draft: Draft; offer: Offer }) {
  const { event } = useEvent()
  const { shown, changed } = pillOfDraft(event, draft.details)
  return (
    <EventPill
      event={shown}
      onChange={(next) => {
        const { before, after } = changed(next)
        replaceDraft(withSuggestion(seededBy({ ...draft, event: eventQuery(before) }, after, offer), offer))
        return after
      }}
    />
  )
}

/**
 * The event that the pill of an order shows, with its venue, and what follows from a change of it. A venue that was typed for the
 * order stays in the order: the URL keeps the place that led here until another one is chosen in the pill (C103).
 */
export function pillOfDraft(event: PlannedEvent, details: Details) {
  const ofUrl = eventOfDraft(event, details)
  const { placeText, place } = details
  const shown = placeText.trim() === '' ? ofUrl : { ...ofUrl, place: placeText.trim(), point: pointOf(place) }
  const changed = (next: PlannedEvent) =>
    placeOf(next) === placeOf(shown)
      ? { before: ofUrl, after: { ...next, place: ofUrl.place, point: ofUrl.point } }
      : { before: shown, after: next }
  return { shown, changed }
}

function pointOf(place: Details['place']): PlannedEvent['point'] {
  return place && { lat: place.lat, lng: place.lng }
}

function placeOf({ place, point }: PlannedEvent): string {
  return eventQuery({ ...noEvent, place, point })
}

/** The event with day, time, guests and diets as they were typed for the order. The venue stays out: it never is in a URL. */
function eventOfDraft(event: PlannedEvent, details: Details): PlannedEvent {
  const { eventDate, eventTime, guests, veg, jain, nonVeg } = details
  const diet = `veg:${veg || 0},jain:${jain || 0},nonveg:${nonVeg || 0}`
  const typed = new URLSearchParams([
    ['date', eventDate],
    ['time', eventTime],
    ['guests', guests.trim()],
    ['diet', veg || jain || nonVeg ? diet : ''],
  ])
  const { event: known } = readEvent(typed, dayInIndia(now()))
  return changedEvent(event, {
    date: known.date ?? event.date,
    time: known.time ?? event.time,
    ...(known.guests === undefined ? {} : { guests: known.guests, diets: known.diets }),
  })
}
