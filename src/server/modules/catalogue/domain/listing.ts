import type { CatererCard, CatererView } from '#contract/endpoints/caterers.ts'
import type { Notice } from '#contract/rules/notice.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { KindPrices, PricedDiet } from '#contract/rules/card-price.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'
import type { RankedDishes } from '#contract/rules/default-menu.ts'
import type { Tag } from './tag.ts'

/** A live caterer as the read model keeps it: ready to be shown, and what it is found and sorted by. */
export interface Listing {
  id: string
  slug: string
  /** In which the slug is its own. */
  city: string
  formerSlugs: readonly string[]
  /** Without the distance and the next free day, which depend on who asks and when. */
  card: CatererCard
  /** The card as JSON in ASCII, written once for the many times it is sent. */
  cardJson: string
  /** Of the card's JSON. */
  cardTag: Tag
  /**
   * What the view has and the card has not, as members of a JSON object in UTF-8. Bytes lie outside of the engine's heap, which takes
   * twice what is kept in it.
   */
  viewBytes: Buffer
  /** Prices by kind of service, each with those for a diet; kinds that are not offered are absent. */
  kinds: Partial<Record<ServiceKind, Record<PricedDiet | 'any', KindPrices>>>
  /** Notice by number of guests. */
  notice: Notice
  /** Its place, from 1, among those that come first; undefined for most. */
  featuredPosition: number | undefined
  /** What people may look for by text; dishes with the packages, of which a text must fit one. */
  words: { name: string; about: readonly string[]; dishes: readonly string[] }
  /** What completed orders of its packages chose. */
  favourites: RankedDishes
}

/** Behind everyone who is featured. */
const last = Number.MAX_SAFE_INTEGER

/** Featured ones in their order, then the best rated, the most reviewed, and by name, so that pages never change by themselves. */
export function byMerit(a: Listing, b: Listing): number {
  return (
    (a.featuredPosition ?? last) - (b.featuredPosition ?? last) ||
    b.card.averageRating - a.card.averageRating ||
    b.card.totalReviews - a.card.totalReviews ||
    compareTexts(a.card.name, b.card.name) ||
    compareTexts(a.id, b.id)
  )
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Prices of the kind of service that is looked for, as a card says them. */
export function kindPricesIn(
  { kinds }: Pick<Listing, 'kinds'>,
  kind: ServiceKind | undefined,
  diet: PricedDiet | undefined,
): KindPrices | undefined {
  return kind && kinds[kind]?.[diet ?? 'any']
}

/** A card with its distance, its next free day and the prices of a kind of service, if any. */
export function cardOf(
  { card }: Listing,
  distanceKm: number | undefined,
  nextFreeDay?: Day,
  kindPrices?: KindPrices,
): CatererCard {
  return {
    ...card,
    ...(kindPrices ? { kindPrices } : {}),
    ...(nextFreeDay === undefined ? {} : { nextFreeDay }),
    ...(distanceKm === undefined ? {} : { distanceKm }),
  }
}

/** A card as JSON, and what tells it from every other one: the tag of the listing's own, and what was put beside that. */
export interface TaggedCard {
  json: string
  tag: Tag
  distanceKm: number | undefined
  nextFreeDay: Day | undefined
  /** As JSON; empty without any. */
  kindPrices: string
}

/** As {@link cardOf}, as JSON with what its tag is made of. */
export function taggedCardOf(
  { cardJson, cardTag: tag }: Listing,
  distanceKm: number | undefined,
  nextFreeDay?: Day,
  kind?: KindPrices,
): TaggedCard {
  const kindPrices = kind === undefined ? '' : JSON.stringify(kind)
  let json = cardJson.slice(0, -1)
  if (nextFreeDay !== undefined) json += `,"nextFreeDay":"${nextFreeDay}"`
  if (distanceKm !== undefined) json += `,"distanceKm":${distanceKm}`
  if (kindPrices !== '') json += `,"kindPrices":${kindPrices}`
  return { json: `${json}}`, tag, distanceKm, nextFreeDay, kindPrices }
}

/** As {@link cardOf}, as JSON. */
export function cardJsonOf(...given: Parameters<typeof taggedCardOf>): string {
  return taggedCardOf(...given).json
}

/** What card and view both have, in the order of the view: all of it, or the view would lack what is named here only later. */
const inBoth = {
  id: true,
  name: true,
  slug: true,
  city: true,
  address: true,
  cuisinesOffered: true,
  cateringType: true,
  minPrice: true,
  maxPrice: true,
  averageRating: true,
  totalReviews: true,
  maximumServingCapacity: true,
  orderFullFilled: true,
  leadDays: true,
  serviceStartYear: true,
  complimentary: true,
  featured: true,
  googleLocation: true,
} satisfies Record<keyof CatererCard & keyof CatererView, true>

/** The caterer as its page shows it, read from its text: kept as objects, thousands of them take far more memory. */
export function viewOf({ card, viewBytes }: Pick<Listing, 'card' | 'viewBytes'>): CatererView {
  const shared: object = Object.fromEntries(
    Object.keys(inBoth).map((name) => [name, card[name as keyof typeof inBoth]]),
  )
  // Written from a view, and without these names.
  return { ...shared, ...(JSON.parse(`{${viewBytes.toString()}}`) as object) } as CatererView
}

/** The whole caterer with what a card shows, as JSON. */
export function entityJsonOf(listing: Listing, distanceKm?: number, nextFreeDay?: Day): string {
  return `${cardJsonOf(listing, distanceKm, nextFreeDay).slice(0, -1)},${listing.viewBytes.toString()}}`
}
