import { limits } from '../limits.ts'
import { boundsOf, type GuestBand } from '../values/guest-band.ts'
import { paise, share, times, type Paise } from '../values/money.ts'
import type { PackageKind } from './package-selection.ts'

/** A caterer's delivery charge: free within a distance, then by the kilometre. */
export interface DeliveryRule {
  freeKm: number
  /** Paise per kilometre beyond. */
  perKm: Paise
}

/** What of a caterer decides its prices. */
export interface PriceTerms {
  /** GST of its scheme on the day of the bill, in basis points; 0 where the caterer may not charge any. */
  gstRate: number
  delivery: DeliveryRule
}

/** Guests of an event as far as they are known; a range stands for its smallest number (C28). */
export interface PricedEvent {
  guests?: number | undefined
  people?: GuestBand | undefined
  /** Kilometres from the kitchen to the venue; undefined while no venue is known. */
  distanceKm?: number | undefined
}

/** What of a package decides how few may be ordered. */
export interface Sized {
  kind: PackageKind
  /** Boxes or thalis; says nothing of packages that are not packed. */
  minOrder: number
}

export interface PlatePrice {
  /** Paise per plate, box or thali with GST, rounded up to the rupee. */
  perPlate: Paise
  /** The same before GST. */
  beforeGst: Paise
  /** For how many `total` is. */
  guests: number
  /** Paise for all of them with GST, and with delivery where the distance is known. */
  total: Paise
  /** The total leaves out a delivery charge that depends on the venue. */
  soFar: boolean
}

const rupee = 100

/**
 * Returns what a package costs a person, before extra hours and coupons. Cards, pages, comparisons and bills show this figure
 * (C77); the total is the bill's own as long as the venue is in the caterer's state. `plate` is in paise per plate before GST,
 * with add-ons.
 * Throws a RangeError when an amount leaves the product's range.
 */
export function platePrice(plate: Paise, offer: Sized, event: PricedEvent, terms: PriceTerms): PlatePrice {
  const guests = pricedGuests(offer, event)
  const taxable = paise(times(plate, guests) + deliveryCharge(terms.delivery, event.distanceKm))
  return {
    perPlate: plateWithGst(plate, terms.gstRate),
    beforeGst: rupeesUp(plate, 1),
    guests,
    total: paise(taxable + 2 * share(taxable, terms.gstRate / 2)),
    soFar: event.distanceKm === undefined && terms.delivery.perKm > 0,
  }
}

/** Paise per plate with GST, rounded up to the rupee; `gstRate` in basis points. */
export function plateWithGst(plate: Paise, gstRate: number): Paise {
  return rupeesUp(plate * (10_000 + gstRate), 10_000)
}

/** Rounds paise that are `parts` times too many up to the rupee; the product of amount and rate may leave the range of amounts. */
function rupeesUp(amount: number, parts: number): Paise {
  return paise(Math.ceil(amount / (parts * rupee)) * rupee)
}

/** The smallest number of portions that may be ordered: packed food has its own (C87). */
export function smallestOrder({ kind, minOrder }: Sized): number {
  return kind === 'packed' ? Math.max(limits.order.minGuests, minOrder) : limits.order.minGuests
}

/**
 * For how many guests a price is stated: as many as are said, as the bill does even where these are too few, else the fewest of the range
 * that may be ordered.
 */
export function pricedGuests(offer: Sized, { guests, people }: Pick<PricedEvent, 'guests' | 'people'>): number {
  return guests ?? Math.max(people ? boundsOf(people).min : 0, smallestOrder(offer))
}

/** An event with no fewer guests than may be ordered for, as pages show it before anything is ordered. */
export function orderable(event: PricedEvent, offer: Sized): PricedEvent {
  const { guests } = event
  return guests === undefined ? event : { ...event, guests: Math.max(guests, smallestOrder(offer)) }
}

/** Started kilometres beyond the free ones, which count in full; an unknown distance counts as near. */
export function chargedKm({ freeKm }: Pick<DeliveryRule, 'freeKm'>, distanceKm: number | undefined): number {
  return distanceKm === undefined ? 0 : Math.max(0, Math.ceil(distanceKm - freeKm))
}

function deliveryCharge(delivery: DeliveryRule, distanceKm: number | undefined): Paise {
  return times(delivery.perKm, chargedKm(delivery, distanceKm))
}
