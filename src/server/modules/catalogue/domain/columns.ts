import { limits } from '#contract/limits.ts'
import type { Notice } from '#contract/rules/notice.ts'
import { cardPrice, pricedDiets, type PricedDiet } from '#contract/rules/card-price.ts'
import { cuisineFrom, cuisines } from '#contract/values/cuisine.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Point } from '#contract/values/place.ts'
import { serviceKinds, type ServiceKind } from '#contract/values/service-kind.ts'
import { kindPricesIn, type Listing } from './listing.ts'

/**
 * What caterers are filtered and sorted by, column by column: a search reads a few numbers of thousands of caterers
 * instead of thousands of objects. Rows are numbered from 0; unused rows are never read.
 */
export interface Columns {
  set(row: number, listing: Listing): void
  /** Bits of {@link traits}. */
  traits: Uint32Array
  /** Bits of {@link services}. */
  services: Uint32Array
  /** The caterer's own lowest price in rupees (R307), with the spec's fallback (R443). */
  price: Float64Array
  /**
   * Rupees per plate with GST that cards show, {@link shownPrices} to a row: for each diet that of all ranges and of each range. The price
   * above where there is none.
   */
  shown: Float64Array
  /** The same for each kind of service but the buffet, whose prices are those above; {@link kindPlaces} to a row. */
  shownByKind: Float64Array
  /** The average; 0 without reviews. */
  rating: Float64Array
  /** Plates a day. */
  capacity: Float64Array
  /** The place of its notice among {@link notices}. */
  notice: Uint32Array
  /** Every notice that some caterer has or had, each once. */
  notices: readonly Notice[]
  /** A whole number below {@link worstMerit}, smaller is better; rows with the same one are told apart by `byMerit`. */
  merit: Float64Array
  /** Place on the unit sphere. */
  x: Float64Array
  y: Float64Array
  z: Float64Array
}

export const traits = {
  /** All caterers that make the main list have one of these. */
  anyBand: 0b1111,
  band: (band: GuestBand): number => 1 << guestBands.indexOf(band),
  nonVeg: 1 << 4,
  /** Undefined for a text that is no cuisine. */
  cuisine: (text: string): number | undefined => {
    const cuisine = cuisineFrom(text)
    return cuisine && 1 << (traits.firstCuisine + cuisines.indexOf(cuisine))
  },
  /** The place of the bit of the first cuisine; the others follow in their order. */
  firstCuisine: 5,
  jain: 1 << 17,
  /** The kitchen cooks nothing that is not Jain. */
  jainOnly: 1 << 18,
  /** How many there are. */
  count: 19,
} as const

/** The kinds of service that a caterer offers, a bit for each with each range of guests. */
export const services = {
  /** Bits of which a caterer of the kind has one: that of the range, else those of all. */
  bits: (kind: ServiceKind, people: GuestBand | undefined): number =>
    (people ? traits.band(people) : traits.anyBand) << (guestBands.length * serviceKinds.indexOf(kind)),
  /** How many there are. */
  count: guestBands.length * serviceKinds.length,
} as const

const shownRanges = [undefined, ...guestBands] as const
const shownDiets = [undefined, ...pricedDiets] as const
const shownPrices = shownRanges.length * shownDiets.length

const otherKinds = serviceKinds.filter((kind) => kind !== 'buffet')
const kindPlaces = otherKinds.length * shownPrices

/**
 * The lowest rupees per plate with GST for a range of guests, a diet and a kind of service, or of all when none is chosen: what the card
 * shows. A row is asked for a kind of service only when it offers it.
 */
export function priceIn({ shown, shownByKind }: Columns, row: number, { people, diet, kind }: PricedBy): number {
  const place = shownDiets.indexOf(diet) * shownRanges.length + shownRanges.indexOf(people)
  // Rows that are asked for are there.
  if (kind === undefined || kind === 'buffet') return shown[row * shownPrices + place] as number
  return shownByKind[row * kindPlaces + otherKinds.indexOf(kind) * shownPrices + place] as number
}

/** A number of its own for everything that prices may be of. */
export function priceKey({ people, diet, kind }: PricedBy): number {
  const place = shownDiets.indexOf(diet) * shownRanges.length + shownRanges.indexOf(people)
  return kind === undefined ? place : (1 + serviceKinds.indexOf(kind)) * shownPrices + place
}

/** What decides the price of a card. */
export interface PricedBy {
  people: GuestBand | undefined
  diet: PricedDiet | undefined
  kind: ServiceKind | undefined
}

export function createColumns(): Columns {
  let capacity = 256
  const notices: Notice[] = []
  const places = new Map<string, number>()
  const noticeAt = (notice: Notice): number => {
    const same = notices.indexOf(notice)
    if (same >= 0) return same
    const key = JSON.stringify(notice)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, notices.length)
    return notices.push(notice) - 1
  }
  const columns: Columns = {
    set(row, listing) {
      if (row >= capacity) grow(columns, (capacity = Math.max(row + 1, capacity * 2)))
      const { card } = listing
      columns.traits[row] = traitsOf(listing)
      const price = card.minPrice ?? limits.fallbackPrice
      columns.price[row] = price
      columns.services[row] = servicesOf(listing)
      // What decides prices alone: a copy of the whole card for each of them takes longer than all else here.
      const { bandPrices, dietPrices, boxPrices, gstPercent, delivery } = card
      const pricesOf = (kind?: ServiceKind) =>
        shownDiets.flatMap((diet) => {
          const kindPrices = kindPricesIn(listing, kind, diet)
          const prices = { bandPrices, dietPrices, boxPrices, gstPercent, delivery, kindPrices }
          return shownRanges.map((people) => {
            const found = cardPrice(prices, { people, diet })
            return found ? toRupees(found.perPlate) : price
          })
        })
      columns.shown.set(pricesOf(), row * shownPrices)
      for (const [at, kind] of otherKinds.entries())
        if (listing.kinds[kind]) columns.shownByKind.set(pricesOf(kind), row * kindPlaces + at * shownPrices)
      columns.rating[row] = card.averageRating
      columns.capacity[row] = card.maximumServingCapacity
      columns.notice[row] = noticeAt(listing.notice)
      columns.merit[row] = meritOf(listing)
      const { x, y, z } = onSphere(card.googleLocation)
      columns.x[row] = x
      columns.y[row] = y
      columns.z[row] = z
    },
    traits: new Uint32Array(capacity),
    services: new Uint32Array(capacity),
    price: new Float64Array(capacity),
    shown: new Float64Array(capacity * shownPrices),
    shownByKind: new Float64Array(capacity * kindPlaces),
    rating: new Float64Array(capacity),
    capacity: new Float64Array(capacity),
    notice: new Uint32Array(capacity),
    notices,
    merit: new Float64Array(capacity),
    x: new Float64Array(capacity),
    y: new Float64Array(capacity),
    z: new Float64Array(capacity),
  }
  return columns
}

/** Numbers to a row, where there are several. */
const placesOf: Record<string, number | undefined> = { shown: shownPrices, shownByKind: kindPlaces }

function grow(columns: Columns, capacity: number): void {
  for (const name of ['traits', 'services', 'notice'] as const) {
    const column = new Uint32Array(capacity)
    column.set(columns[name])
    columns[name] = column
  }
  for (const name of ['price', 'rating', 'capacity', 'merit', 'x', 'y', 'z', 'shown', 'shownByKind'] as const) {
    const column = new Float64Array(capacity * (placesOf[name] ?? 1))
    column.set(columns[name])
    columns[name] = column
  }
}

function traitsOf({ card }: Listing): number {
  let bits = card.cateringType.includes('nonVeg') ? traits.nonVeg : 0
  if (card.cateringType.includes('jain')) bits |= traits.jain
  if (card.cateringType.length > 0 && card.cateringType.every((diet) => diet === 'jain')) bits |= traits.jainOnly
  for (const band of card.bands) bits |= traits.band(band)
  for (const cuisine of card.cuisinesOffered) bits |= traits.cuisine(cuisine) ?? 0
  return bits
}

function servicesOf({ kinds }: Listing): number {
  let bits = 0
  for (const kind of serviceKinds)
    for (const band of guestBands) if (kinds[kind]?.any.byBand[band]) bits |= services.bits(kind, band)
  return bits
}

const countedReviews = 1e6
export const worstMerit = 51 * countedReviews

/** The first steps of `byMerit` as one number: featured ones in their order below zero, then by rating and by reviews. */
function meritOf({ card, featuredPosition }: Listing): number {
  if (featuredPosition !== undefined) return featuredPosition - worstMerit
  const tenths = Math.round(card.averageRating * 10)
  return (50 - tenths) * countedReviews + (countedReviews - 1 - Math.min(card.totalReviews, countedReviews - 1))
}

export interface Direction {
  x: number
  y: number
  z: number
}

/** A point as a direction from the middle of the earth: distances compare by subtraction, without trigonometry. */
export function onSphere({ lat, lng }: Point): Direction {
  const rad = Math.PI / 180
  const across = Math.cos(lat * rad)
  return { x: across * Math.cos(lng * rad), y: across * Math.sin(lng * rad), z: Math.sin(lat * rad) }
}

const earthRadiusKm = 6371

/** The square of the straight line between two points on the unit sphere that lie so many kilometres apart on the ground. */
export function chordSquare(km: number): number {
  return (2 * Math.sin(km / (2 * earthRadiusKm))) ** 2
}

/** The reverse: how many kilometres lie between two points on the ground. */
export function kmAlong(chordSquare: number): number {
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chordSquare) / 2))
}

/** The square of the straight line from a row's place. */
export function chordTo({ x, y, z }: Columns, row: number, to: Direction): number {
  // Rows that are asked for are there.
  const dx = (x[row] as number) - to.x
  const dy = (y[row] as number) - to.y
  const dz = (z[row] as number) - to.z
  return dx * dx + dy * dy + dz * dz
}
