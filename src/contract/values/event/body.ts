import type { AccountEvent } from '../../endpoints/account-event.ts'
import { noEvent, type PlannedEvent } from '../event.ts'

/** The event that a body of the API says. */
export function eventFromBody({ lat, lng, diets, ...given }: AccountEvent): PlannedEvent {
  const { place = '', date, time, guests, people, occasion, budget, kind } = given
  const point = lat === undefined || lng === undefined ? undefined : { lat, lng }
  const counts = diets && { veg: diets.veg ?? 0, jain: diets.jain ?? 0, nonVeg: diets.nonVeg ?? 0 }
  return { ...noEvent, place, point, date, time, guests, people, diets: counts, occasion, budget, kind }
}

/** An event as the API says it; undefined when nothing is known. */
export function bodyOfEvent({ point, ...event }: PlannedEvent): AccountEvent | undefined {
  const known = Object.entries({ ...event, ...point }).filter(([, value]) => value !== undefined && value !== '')
  return known.length > 0 ? Object.fromEntries(known) : undefined
}
