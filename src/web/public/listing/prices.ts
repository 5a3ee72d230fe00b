import type { CatererCard, PackageView } from '#contract/endpoints/caterers.ts'
import { cardPrice } from '#contract/rules/card-price.ts'
import { priceSpan } from '#contract/rules/price-span.ts'
import { formatPaise } from '#contract/values/money.ts'
import { m } from '#messages'
import {
  beforeGstText,
  minimumText,
  priceText,
  shortPriceText,
  totalText,
  type ShownPrice,
} from '#web/shared/price/price-text.ts'
import {
  packagePrice,
  packagePriceText,
  type PricedPackage,
  type WordedPrice,
} from '#web/shared/price/package-price.ts'
import { eventAt, type CardEvent } from './card-event.ts'
import { bookable } from '#web/shared/offer-view/packages.ts'

/** What a card says of its price: 'from' the lowest one, or that it is on request. */
export function cardPriceText(
  card: Pick<
    CatererCard,
    | 'bandPrices'
    | 'dietPrices'
    | 'boxPrices'
    | 'kindPrices'
    | 'gstPercent'
    | 'delivery'
    | 'hasCustomMenu'
    | 'googleLocation'
  >,
  event: CardEvent,
): WordedPrice {
  const price = cardPrice(card, eventAt(event, card.googleLocation))
  if (!price) return { text: card.hasCustomMenu ? m.price_by_dish() : m.price_on_request(), notes: [] }
  const shown = { ...price, gstPercent: card.gstPercent }
  const minimum = minimumText(price.portion, price.minOrder)
  return {
    text: m.price_from({ price: shortPriceText(shown) }),
    notes: [
      beforeGstText(shown),
      ...(card.kindPrices?.kind === 'counters' ? [m.price_with_counter()] : []),
      ...(minimum ? [minimum] : []),
    ],
    minimum,
    ...(price.ofRange ? { total: totalText(price) } : {}),
  }
}

/** The cheapest and the dearest plate in rupees, else box, with GST as on the page; undefined where there is neither. */
export function priceEndsOf(packs: readonly PricedPackage[]): { low: number; high: number } | undefined {
  const span = priceSpan(packs.flatMap((pack) => packagePrice(pack, {}) ?? []))
  return span && { low: span.least.perPlate / 100, high: span.most.perPlate / 100 }
}

/** '₹230–₹560 per plate incl. GST', from the cheapest to the dearest plate, else box; undefined where there is neither. */
export function priceSpanOf(packs: readonly PricedPackage[]): WordedSpan | undefined {
  const span = priceSpan(packs.flatMap((pack) => packagePrice(pack, {}) ?? []))
  return span && wordedSpan(span, packs[0]?.gstPercent ?? 0)
}

type WordedSpan = Pick<WordedPrice, 'text' | 'minimum'>
type SpanEnd = Pick<ShownPrice, 'perPlate' | 'portion'> & { minOrder: number }

/** A span of prices in words, of a caterer with this rate of GST, and how few of the cheapest may be ordered. */
export function wordedSpan({ least, most }: { least: SpanEnd; most: SpanEnd }, gstPercent: number): WordedSpan {
  const dearest = priceText({ ...most, gstPercent })
  const text = least.perPlate === most.perPlate ? dearest : `${formatPaise(least.perPlate)}–${dearest}`
  return { text, minimum: minimumText(least.portion, least.minOrder) }
}

/** 'from ₹230 per plate incl. GST' of the cheapest of these caterers; undefined where none has a price. */
export function lowestCardPrice(cards: readonly CatererCard[]): string | undefined {
  const prices = cards.flatMap((card) => {
    const price = cardPrice(card, {})
    return price?.portion === 'plate' ? [{ ...price, gstPercent: card.gstPercent }] : []
  })
  const [lowest] = prices.toSorted((a, b) => a.perPlate - b.perPlate)
  return lowest && m.price_from({ price: priceText(lowest) })
}

/** 'from ₹230 per plate incl. GST', or that the price is on request. */
export function lowestPriceText(packs: readonly PackageView[]): string {
  const [first] = bookable(packs, undefined)
  const price = first && packagePriceText(first, {})
  if (!price) return m.price_on_request()
  return first.kind === 'custom' ? price.text : m.price_from({ price: price.text })
}

/** Kilometres as people say them: '850 m' is '0.9', at the place itself and beyond ten there are no decimals. */
export function shownDistance(km: number): string {
  if (km < 0.05) return '0'
  return km < 9.95 ? km.toFixed(1) : String(Math.round(km))
}
