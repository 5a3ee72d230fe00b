import type { CatererCard, PackageView } from '#contract/endpoints/caterers.ts'
import { limits } from '#contract/limits.ts'
import { cardPrice } from '#contract/rules/card-price.ts'
import { formatPaise } from '#contract/values/money.ts'
import { m } from '#messages'
import { beforeGstText, minimumText, priceText, shortPriceText, totalText } from '#web/shared/price/price-text.ts'
import {
  packagePrice,
  packagePriceText,
  type PricedPackage,
  type WordedPrice,
} from '#web/shared/price/package-price.ts'
import { eventAt, type CardEvent } from './card-event.ts'
import { bookable } from './packages.ts'

/** What a card says of its price: 'from' the lowest one, or that it is on request. */
export function cardPriceText(
  card: Pick<
    CatererCard,
    'bandPrices' | 'dietPrices' | 'boxPrices' | 'gstPercent' | 'delivery' | 'hasCustomMenu' | 'googleLocation'
  >,
  event: CardEvent,
): WordedPrice {
  const price = cardPrice(card, eventAt(event, card.googleLocation))
  if (!price) return { text: card.hasCustomMenu ? m.price_by_dish() : m.price_on_request(), notes: [] }
  const shown = { ...price, gstPercent: card.gstPercent }
  const minimum = minimumText(price.portion, price.minOrder)
  return {
    text: m.price_from({ price: shortPriceText(shown) }),
    notes: [beforeGstText(shown), ...(minimum ? [minimum] : [])],
    ...(price.ofRange ? { total: totalText(price) } : {}),
  }
}

/** '₹230–₹560 per plate incl. GST', from the cheapest to the dearest plate, else box; undefined where there is neither. */
export function priceSpan(packs: readonly PricedPackage[]): string | undefined {
  const prices = packs.flatMap((pack) => packagePrice(pack, {}) ?? [])
  const plates = prices.filter(({ portion }) => portion === 'plate')
  const shown = plates.length > 0 ? plates : prices
  const sorted = shown.toSorted((a, b) => a.perPlate - b.perPlate)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return undefined
  const gstPercent = packs[0]?.gstPercent ?? 0
  const dearest = priceText({ ...most, gstPercent })
  return least.perPlate === most.perPlate ? dearest : `${formatPaise(least.perPlate)}–${dearest}`
}

/** 'from ₹230 per plate incl. GST', or that the price is on request. */
export function lowestPriceText(packs: readonly PackageView[]): string {
  const [first] = bookable(packs, undefined)
  const price = first && packagePriceText(first, {})
  if (!price) return m.price_on_request()
  return first.kind === 'custom' ? price.text : m.price_from({ price: price.text })
}

/** A caterer's own prices in rupees per plate; what is missing is filled from the fallback (R443) and never below the other. */
export function priceRange({ minPrice, maxPrice }: Pick<CatererCard, 'minPrice' | 'maxPrice'>): {
  min: number
  max: number
} {
  const min = minPrice ?? Math.min(limits.fallbackPrice.min, maxPrice ?? Number.POSITIVE_INFINITY)
  return { min, max: maxPrice ?? Math.max(limits.fallbackPrice.max, min) }
}

/** Kilometres as people say them: '850 m' is '0.9', beyond ten there are no decimals. */
export function shownDistance(km: number): string {
  return km < 9.95 ? km.toFixed(1) : String(Math.round(km))
}
