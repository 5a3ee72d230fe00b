import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { totalFor } from './packages.ts'

/** A caterer's own prices in rupees per plate; what is missing is filled from the fallback (R443) and never below the other. */
export function priceRange({ minPrice, maxPrice }: Pick<CatererCard, 'minPrice' | 'maxPrice'>): {
  min: number
  max: number
} {
  const min = minPrice ?? Math.min(limits.fallbackPrice.min, maxPrice ?? Number.POSITIVE_INFINITY)
  return { min, max: maxPrice ?? Math.max(limits.fallbackPrice.max, min) }
}

export interface CardPrice {
  /** Rupees per plate, the lowest. */
  perPlate: number
  /** What that makes for the smallest number of guests of the chosen range (C28). */
  total?: { rupees: number; guests: number }
}

/** The price a card names: of the chosen range where there is a package for it, else the caterer's lowest. */
export function cardPrice(
  card: Pick<CatererCard, 'minPrice' | 'maxPrice' | 'bandPrices'>,
  people: GuestBand | undefined,
): CardPrice {
  const ofBand = people && card.bandPrices[people]
  if (!people || ofBand === undefined) return { perPlate: priceRange(card).min }
  return { perPlate: ofBand, total: totalFor(ofBand, people) }
}

/** Kilometres as people say them: '850 m' is '0.9', beyond ten there are no decimals. */
export function shownDistance(km: number): string {
  return km < 9.95 ? km.toFixed(1) : String(Math.round(km))
}
