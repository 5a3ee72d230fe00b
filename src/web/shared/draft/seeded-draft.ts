import { diets, dietsOfferedBy } from '#contract/values/diet.ts'
import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { eventOfQuery, eventQuery } from '#contract/values/event/url.ts'
import type { Details, Draft } from './draft-shape.ts'
import type { Offer } from './offer.ts'

/**
 * Fills the details of a draft from an event. Only what the event says and did not say when the draft was last filled is taken
 * over: what was changed on the bill since then stays.
 */
export function seededBy(draft: Draft, event: PlannedEvent, offer: Pick<Offer, 'diet'>): Draft {
  const before = eventOfQuery(draft.event ?? '')
  const details = { ...draft.details, ...detailsOf(event, before, draft.details, offer) }
  return { ...draft, details, event: eventQuery(event) }
}

function detailsOf(
  event: PlannedEvent,
  before: PlannedEvent,
  details: Details,
  offer: Pick<Offer, 'diet'>,
): Partial<Details> {
  const { date, time, guests, place, point } = event
  const isMoved = placeOf(event) !== placeOf(before)
  return {
    ...(date !== undefined && date !== before.date ? { eventDate: date } : {}),
    ...(time !== undefined && time !== before.time ? { eventTime: time } : {}),
    ...(guests !== undefined && guests !== before.guests ? { guests: String(guests) } : {}),
    ...(place !== '' && isMoved
      ? {
          placeText: place,
          place: point && { name: place, address: place, ...point },
          // The venue of another place.
          venueName: '',
          venueLine: '',
          pinCode: '',
        }
      : {}),
    ...splitOf(event, before, details, offer),
  }
}

function placeOf({ place, point }: PlannedEvent): string {
  return eventQuery({ ...noEvent, place, point })
}

/** Who eats what, as far as the package has food for all of them. */
function splitOf(
  { diets: counts }: PlannedEvent,
  before: PlannedEvent,
  details: Details,
  offer: Pick<Offer, 'diet'>,
): Partial<Details> {
  if (!counts) return {}
  const isKnown = details.veg !== '' || details.jain !== '' || details.nonVeg !== ''
  const isSame = diets.every((diet) => counts[diet] === before.diets?.[diet])
  const offered = dietsOfferedBy(offer.diet)
  if ((isKnown && isSame) || !diets.every((diet) => !counts[diet] || offered.includes(diet))) return {}
  return { veg: String(counts.veg ?? 0), jain: String(counts.jain ?? 0), nonVeg: String(counts.nonVeg ?? 0) }
}
