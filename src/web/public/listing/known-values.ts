import type { GuestBand } from '#contract/values/guest-band.ts'
import { areas } from './areas.ts'
import { bandFrom } from './search-params.ts'

/** Pages of a list, or of reviews, that are worth keeping; nobody turns further by hand. */
export const lastKnownPage = 50

const places = new Set(['', ...areas.flatMap(({ name, place }) => [name, place])])

/** Reports whether a place is one of the areas, or none. Any other text may be typed, without end. */
export function isKnownPlace(place: string): boolean {
  return places.has(place)
}

/** Returns the range of guests of a query; 'unknown' when it names one that does not exist. */
export function knownPeople(params: URLSearchParams): GuestBand | 'unknown' | undefined {
  const text = params.get('people')?.trim() ?? ''
  return text === '' ? undefined : (bandFrom(text) ?? 'unknown')
}
