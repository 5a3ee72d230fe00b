import { useSearchParams } from 'react-router'
import { dietOf, dietOfGuests, type EventOfCard, type PricedDiet } from '#contract/rules/card-price.ts'
import { diets } from '#contract/values/diet.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import { eventOfPage } from '#contract/values/event/url.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import { useEvent } from '#web/shared/event/use-event.ts'

/** What of an event decides the prices that are shown for it. */
export interface CardEvent {
  people?: GuestBand | undefined
  guests?: number | undefined
  diet?: PricedDiet | undefined
  /** The venue, or the place that was chosen for it. */
  point?: Point | undefined
}

/** What of an event decides a caterer's prices: how far away the venue is, instead of where. */
export function eventAt({ point, ...event }: CardEvent, kitchen: Point): EventOfCard {
  return { ...event, distanceKm: point && distanceKm(point, kitchen) }
}

/** Takes from an event what decides prices. The diet is the one that is looked for, else what all guests eat. */
export function cardEvent(
  { people, guests, point, diets: counts }: Pick<PlannedEvent, 'people' | 'guests' | 'point' | 'diets'>,
  lookedFor: PricedDiet | undefined,
): CardEvent {
  return { people, guests, point, diet: lookedFor ?? dietOfGuests(diets.filter((diet) => counts?.[diet])) }
}

/** Parameters by which a caterer's page knows the diet that was looked for. */
export function dietParams(diet: PricedDiet | undefined): { veg?: '1'; jain?: '1' } {
  return diet === undefined ? {} : diet === 'jain' ? { jain: '1' } : { veg: '1' }
}

/** The diet that the filters of a URL look for. */
export function dietLookedFor(params: URLSearchParams): PricedDiet | undefined {
  const isSet = (name: string) => params.get(name) === '1'
  return dietOf({ veg: isSet('veg'), jain: isSet('jain'), jainOnly: isSet('jainOnly') })
}

/** The diet of the event of a URL, with numbers or, as in canonical URLs, without. */
export function dietOfUrl(params: URLSearchParams): PricedDiet | undefined {
  return dietOfGuests(eventOfPage(params).diet)
}

/** What of the page's event decides prices, and the diet that its filters look for. */
export function useCardEvent(): CardEvent {
  const [params] = useSearchParams()
  return cardEvent(useEvent().event, dietLookedFor(params) ?? dietOfUrl(params))
}
