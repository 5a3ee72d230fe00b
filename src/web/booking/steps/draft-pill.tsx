import { changedEvent, type PlannedEvent } from '#contract/values/event.ts'
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
  const shown = eventOfDraft(event, draft.details)
  return (
    <EventPill
      event={shown}
      onChange={(next) =>
        replaceDraft(withSuggestion(seededBy({ ...draft, event: eventQuery(shown) }, next, offer), offer))
      }
    />
  )
}

/** The event with day, time, guests and diets as they were typed for the order. The venue stays out: it never is in a URL. */
export function eventOfDraft(event: PlannedEvent, details: Details): PlannedEvent {
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
