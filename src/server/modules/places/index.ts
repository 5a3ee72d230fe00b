import { LRUCache } from 'lru-cache'
import type { Point } from '#contract/values/place.ts'
import { localityAt, placesNear, type Near } from './domain/near.ts'
import type { Gazetteer, Place, RailwayArea } from './domain/place.ts'
import { railwayOf, type Railway } from './domain/railway.ts'
import { placesBySlug, type PlaceOfSlug } from './domain/slugs.ts'
import { createFinder } from './gazetteer/find-in.ts'
import { createMatcher, isRegion, type Match } from './gazetteer/match.ts'

export type { Gazetteer, Place, RailwayArea } from './domain/place.ts'
export type { Railway } from './domain/railway.ts'
export { mumbai } from './gazetteer/gazetteer.ts'

/** Knows where things are. Answers are promises, because a map service may stand behind it as well as a gazetteer. */
export interface Places {
  /** At most 8 places for a text that is being typed, best first; none for an empty text. */
  suggest(text: string): Promise<Place[]>
  /** The one place that a whole text means: a name, a PIN code or an address; undefined when it is not understood. */
  geocode(text: string): Promise<Place | undefined>
  /** The place that some words within a longer text name, and these words; those for which `isOrdinary` is true name none. */
  findIn(text: string, isOrdinary: (word: string) => boolean): Promise<{ place: Place; words: string } | undefined>
  /** The three nearest places of each kind to a point, the nearest first. */
  near(point: Point): Near
  /** The place that a page of the site is about; undefined when the slug names none. */
  ofSlug(slug: string): PlaceOfSlug | undefined
  /** The locality around a point, as a venue is called where its address is not shown. */
  localityAt(point: Point): string
  /** The areas a caterer may name as its own, in the order of the line. */
  areas: readonly RailwayArea[]
  /** The lines with their stations. */
  railway: Railway
}

const mostSuggestions = 8
/** Venues whose localities are known: a caterer's pages ask for those of all orders they show, again and again. */
const mostVenues = 20_000

export function createPlaces(gazetteer: Gazetteer): Places {
  const match = createMatcher(gazetteer)
  const findName = createFinder(gazetteer)
  const bySlug = placesBySlug(gazetteer)
  const localities = new LRUCache<string, string>({ max: mostVenues })
  return {
    areas: gazetteer.areas,
    railway: railwayOf(gazetteer),
    suggest: async (text) =>
      match(text)
        .slice(0, mostSuggestions)
        .map(({ place }) => place),
    geocode: async (text) => understand(text, match),
    async findIn(text, isOrdinary) {
      const words = findName(text, isOrdinary)
      const place = words === undefined ? undefined : understand(words, match)
      return words !== undefined && place ? { place, words } : undefined
    },
    ofSlug: (slug) => bySlug.get(slug.toLowerCase()),
    near: (point) => placesNear(gazetteer, point),
    localityAt(point) {
      const venue = `${point.lat} ${point.lng}`
      const known = localities.get(venue) ?? localityAt(gazetteer, point)
      localities.set(venue, known)
      return known
    },
  }
}

/**
 * A name first, of the whole text or of its first part between commas that is one. Else a PIN code, which is surer than
 * anything that only fits somehow, and that last.
 */
function understand(text: string, match: (text: string) => Match[]): Place | undefined {
  const texts = [text, ...text.split(/[,;\n]/)].filter((part) => !isRegion(part))
  const best = texts.flatMap((part) =>
    match(part)
      .slice(0, 1)
      .filter((fit) => isMeant(part, fit)),
  )
  const pinCode = /\b[1-9]\d{2} ?\d{3}\b/.exec(text)?.[0].replace(' ', '')
  const named = best.find(({ quality }) => quality <= 1)
  const byPinCode = pinCode ? match(pinCode)[0] : undefined
  return (named ?? byPinCode ?? best[0])?.place
}

/** Two letters may begin anything, and a beginning with mistakes in it hardly means what it resembles: 'Delhi' is not Delisle Road. */
function isMeant(text: string, { quality, forgiven }: Match): boolean {
  return quality <= 1 || (!forgiven && text.trim().length >= 3)
}
