import { dietsOfferedBy, type Diet, type PackageDiet } from '../values/diet.ts'
import { guestBands, type GuestBand } from '../values/guest-band.ts'
import { fromRupees } from '../values/money.ts'
import type { ServiceKind } from '../values/service-kind.ts'
import type { Portion } from './portion.ts'
import {
  orderable,
  platePrice,
  smallestOrder,
  type PlatePrice,
  type PricedEvent,
  type PriceTerms,
} from './plate-price.ts'

/** Diets that a list can be narrowed to, each with prices of its own. */
export const pricedDiets = ['veg', 'jain'] as const satisfies readonly Diet[]
export type PricedDiet = (typeof pricedDiets)[number]

/** Prices of a caterer as a card carries them: rupees before GST, the lowest for each range. */
export interface CardPrices {
  bandPrices: Partial<Record<GuestBand, number>>
  /** Of packages of one diet, where these are other than the prices above. */
  dietPrices?: Partial<Record<PricedDiet, Partial<Record<GuestBand, number>>>> | undefined
  /** Packed food, for ranges without a full package. */
  boxPrices?: Partial<Record<GuestBand, PortionPrice>> | undefined
  /** Of the one kind of service that is looked for; they come before the prices above. */
  kindPrices?: KindPrices | undefined
  gstPercent: number
  delivery: { freeKm: number; perKm: number }
}

export interface PortionPrice {
  price: number
  minOrder: number
  portion: Portion
}

export interface KindPrices {
  kind: ServiceKind
  byBand: Partial<Record<GuestBand, PortionPrice>>
}

export interface CardPrice extends PlatePrice {
  portion: Portion
  /** How few may be ordered. */
  minOrder: number
  /** A range was chosen and the price is of it. */
  ofRange: boolean
}

/** An event as far as it decides the price on a card. */
export interface EventOfCard extends PricedEvent {
  diet?: PricedDiet | undefined
}

/**
 * Returns the lowest price of a card for an event, of all ranges without one: of a full package, and of packed food where there is none.
 * Undefined for a caterer without packages, whose price is on request (C77).
 */
export function cardPrice(card: CardPrices, event: EventOfCard): CardPrice | undefined {
  const { people, diet } = event
  const plated = { ...card.bandPrices, ...(diet ? card.dietPrices?.[diet] : {}) }
  const { boxPrices = {}, kindPrices } = card
  const of = (bands: readonly GuestBand[]) => {
    if (kindPrices) return lowest(bands.flatMap((band) => kindPrices.byBand[band] ?? []))
    const plates = bands.flatMap((band): PortionPrice[] => {
      const price = plated[band]
      return price === undefined ? [] : [{ price, minOrder: 0, portion: 'plate' }]
    })
    const boxes = bands.flatMap((band) => boxPrices[band] ?? [])
    return lowest(plates) ?? lowest(boxes)
  }
  const ofRange = people && of([people])
  const found = ofRange ?? of(guestBands)
  if (!found) return undefined
  const offer = {
    kind: found.portion === 'plate' ? ('package' as const) : ('packed' as const),
    minOrder: found.minOrder,
  }
  const price = platePrice(fromRupees(found.price), offer, ofRange ? orderable(event, offer) : {}, termsOf(card))
  return { ...price, portion: found.portion, minOrder: smallestOrder(offer), ofRange: ofRange !== undefined }
}

/** What a view says of a caterer's terms, for the rules. */
export function termsOf({ gstPercent, delivery }: Pick<CardPrices, 'gstPercent' | 'delivery'>): PriceTerms {
  return {
    // A rate has at most two decimals, which a product of a number may miss by a little.
    gstRate: Math.round(gstPercent * 100),
    delivery: { freeKm: delivery.freeKm, perKm: fromRupees(delivery.perKm) },
  }
}

function lowest<Offer extends { price: number }>(offers: readonly Offer[]): Offer | undefined {
  return offers.reduce<Offer | undefined>(
    (least, offer) => (least && least.price <= offer.price ? least : offer),
    undefined,
  )
}

/**
 * Keeps the packages made for a diet: Jain ones, or vegetarian and Jain ones. Where there is none, those that let such guests choose
 * dishes of theirs (C65); all of them without a diet.
 */
export function packagesFor<Offer extends { diet: PackageDiet }>(
  offers: readonly Offer[],
  diet: PricedDiet | undefined,
): readonly Offer[] {
  if (diet === undefined) return offers
  const own = offers.filter((offer) => dietsOfferedBy(diet).some((eaten) => eaten === offer.diet))
  return own.length > 0 ? own : offers.filter((offer) => dietsOfferedBy(offer.diet).includes(diet))
}

/** The diet that prices are of where these are eaten: none of its own where some guests eat everything. */
export function dietOfGuests(eaten: readonly Diet[]): PricedDiet | undefined {
  if (eaten.length === 0 || eaten.includes('nonVeg')) return undefined
  return eaten.includes('veg') ? 'veg' : 'jain'
}

/** The diet that a search's filters ask prices of. */
export function dietOf(filters: { veg: boolean; jain: boolean; jainOnly: boolean }): PricedDiet | undefined {
  if (filters.jain || filters.jainOnly) return 'jain'
  return filters.veg ? 'veg' : undefined
}
