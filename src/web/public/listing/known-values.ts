import { areas } from './areas.ts'

/** Pages of a list, or of reviews, that are worth keeping; nobody turns further by hand. */
export const lastKnownPage = 50

const places = new Set(['', ...areas.flatMap(({ name, place }) => [name, place])])

/** Reports whether a place is one of the areas, or none. Any other text may be typed, without end. */
export function isKnownPlace(place: string): boolean {
  return places.has(place)
}
