import type { CatererCard, SearchQuery } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { distanceKm, type Point } from '#contract/values/place.ts'
import { isMain, type Listing } from './listing.ts'

/** What is looked for; the text was turned into a place and into costs before. */
export interface Criteria {
  around: { point: Point; radiusKm: number } | undefined
  people: GuestBand | undefined
  cuisine: string | undefined
  vegOnly: boolean
  sort: SearchQuery['sort']
  page: number
  /** Of the caterers that the searched text leads to; undefined without a text. */
  textCosts: ReadonlyMap<string, number> | undefined
}

export interface Findings {
  /** Caterers of the main list, on all pages. */
  total: number
  /** The page answered: the last one when a later one was asked for. */
  page: number
  /** At least 1. */
  pages: number
  items: CatererCard[]
  others: CatererCard[]
}

interface Hit {
  listing: Listing
  /** Kilometres; 0 without a place. */
  distance: number
  textCost: number
}

/** The rules of the search page (R241, R304–R307, C48) over any caterers, among which those that match must be. */
export function search(candidates: Iterable<Listing>, criteria: Criteria): Findings {
  const main: Hit[] = []
  const others: Hit[] = []
  for (const listing of candidates) {
    const hit = match(listing, criteria)
    if (hit) (isMain(listing) ? main : others).push(hit)
  }
  const pages = Math.max(1, Math.ceil(main.length / limits.search.pageSize))
  const page = Math.min(criteria.page, pages)
  const order = orderOf(criteria)
  const cardOf = criteria.around ? cardWithDistance : ({ listing }: Hit) => listing.card
  return {
    total: main.length,
    page,
    pages,
    items: main
      .sort(order)
      .slice((page - 1) * limits.search.pageSize, page * limits.search.pageSize)
      .map(cardOf),
    others: page === pages && !criteria.people ? others.sort(order).map(cardOf) : [],
  }
}

function match(listing: Listing, { around, people, cuisine, vegOnly, textCosts }: Criteria): Hit | undefined {
  const { card } = listing
  if (people && !card.bands.includes(people)) return undefined
  if (vegOnly && card.cateringType.includes('nonVeg')) return undefined
  if (cuisine && !card.cuisinesOffered.some((offered) => offered.toLowerCase() === cuisine.toLowerCase()))
    return undefined
  const textCost = textCosts ? textCosts.get(listing.id) : 0
  if (textCost === undefined) return undefined
  const distance = around ? distanceKm(around.point, card.googleLocation) : 0
  return around && distance > around.radiusKm ? undefined : { listing, distance, textCost }
}

type Order = (a: Hit, b: Hit) => number

function orderOf({ sort, around }: Criteria): Order {
  if (sort === 'price-low') return (a, b) => lowestPrice(a) - lowestPrice(b) || byMerit(a.listing, b.listing)
  if (sort === 'price-high') return (a, b) => lowestPrice(b) - lowestPrice(a) || byMerit(a.listing, b.listing)
  return (a, b) => a.textCost - b.textCost || (around ? a.distance - b.distance : 0) || byMerit(a.listing, b.listing)
}

function lowestPrice({ listing }: Hit): number {
  return listing.card.minPrice ?? limits.fallbackPrice.min
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

/** To a tenth of a kilometre: our points are not more exact. */
function cardWithDistance({ listing, distance }: Hit): CatererCard {
  return { ...listing.card, distanceKm: Math.round(distance * 10) / 10 }
}

/** Everyone within the radius, nearest first, with or without packages (C22). */
export function nearest(candidates: Iterable<Listing>, point: Point, radiusKm: number): CatererCard[] {
  const hits: Hit[] = []
  for (const listing of candidates) {
    const distance = distanceKm(point, listing.card.googleLocation)
    if (distance <= radiusKm) hits.push({ listing, distance, textCost: 0 })
  }
  return hits.sort((a, b) => a.distance - b.distance || byMerit(a.listing, b.listing)).map(cardWithDistance)
}
