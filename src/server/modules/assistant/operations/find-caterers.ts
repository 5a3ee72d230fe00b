import type { NamedCaterer } from '#contract/endpoints/assistant.ts'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { SearchQuery } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { cardPrice, dietOfGuests } from '#contract/rules/card-price.ts'
import { eventDayProblem } from '#contract/rules/event-days.ts'
import type { Day } from '#contract/values/calendar.ts'
import { dietsAmong } from '#contract/values/diet.ts'
import type { PlannedEvent } from '#contract/values/event.ts'
import { writeEvent } from '#contract/values/event/url.ts'
import { toRupees } from '#contract/values/money.ts'
import type { CityQuery } from '#server/modules/catalogue/index.ts'
import type { AssistantDeps } from '../deps.ts'
import type { Wish } from '../domain/wish.ts'

export interface FoundCaterers {
  total: number
  /** The first of them. */
  caterers: NamedCaterer[]
}

/** Returns the caterers that fit a wish, in the order of the list. A day that cannot be booked must have been left out before. */
export async function findCaterers(
  { catalogue }: Pick<AssistantDeps, 'catalogue'>,
  wish: Wish,
): Promise<FoundCaterers> {
  const { total, items } = await catalogue.search(searchQuery(wish))
  return { total, caterers: named(items, wish) }
}

/** The wish as the list is searched for it. */
export function searchQuery({ event, cuisine, pureVeg, jain, nonVeg, cheapest }: Wish): CityQuery {
  const { place, point, date, guests, people, budget, kind } = event
  return {
    ...(point ? { place, lat: point.lat, lng: point.lng } : {}),
    radius: limits.search.defaultRadiusKm,
    people,
    date,
    guests,
    cuisine,
    veg: pureVeg,
    jain,
    nonVeg,
    capacity: guests,
    jainOnly: false,
    diet: dietOfEvent(event),
    kind,
    budget,
    sort: cheapest ? 'price-low' : 'default',
    page: 1,
    facets: false,
  }
}

/** Returns the event without a day that cannot be booked. */
export function bookableEvent(event: PlannedEvent, today: Day): PlannedEvent {
  return event.date !== undefined && eventDayProblem(event.date, today) ? { ...event, date: undefined } : event
}

function dietOfEvent({ diets }: PlannedEvent): SearchQuery['diet'] {
  return diets && dietOfGuests(dietsAmong({ veg: 0, jain: 0, nonVeg: 0, ...diets }))
}

function named(cards: readonly CatererCard[], { event, jain, pureVeg }: Wish): NamedCaterer[] {
  const diet = jain ? 'jain' : pureVeg ? 'veg' : dietOfEvent(event)
  return cards.slice(0, limits.assistant.caterers).map((card) => namedCaterer(card, { ...event, diet }))
}

/** A caterer as an answer names it. */
export function namedCaterer(
  card: CatererCard,
  event: PlannedEvent & { diet?: SearchQuery['diet'] | undefined },
): NamedCaterer {
  const { id, name, area, averageRating, totalReviews, distanceKm } = card
  const { guests, people, diet } = event
  const price = cardPrice(card, { guests, people, diet, distanceKm })
  return {
    id,
    name,
    area,
    averageRating,
    totalReviews,
    ...(distanceKm === undefined ? {} : { distanceKm }),
    path: paths.caterer(card, writeEvent(event)),
    ...(price ? { perPlate: toRupees(price.perPlate) } : {}),
  }
}
