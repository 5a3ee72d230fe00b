import type { PackageView } from '#contract/endpoints/caterers.ts'
import { termsOf } from '#contract/rules/card-price.ts'
import { orderable, platePrice, smallestOrder, type PlatePrice, type PricedEvent } from '#contract/rules/plate-price.ts'
import { formatRupees, fromRupees } from '#contract/values/money.ts'
import { portionOf, type Portion } from '#contract/rules/portion.ts'
import { m } from '#messages'
import { beforeGstText, minimumText, priceText, totalText } from './price-text.ts'

/** A price in words, as cards and packages show it. */
export interface WordedPrice {
  text: string
  /** Beside it in small type: the price before GST, and how few may be ordered. */
  notes: readonly string[]
  /** How few may be ordered, which is among the notes; nothing where any order is large enough. */
  minimum?: string | undefined
  /** For the guests, where a range is chosen. */
  total?: string
}

export interface PackagePrice extends PlatePrice {
  portion: Portion
  /** How few may be ordered. */
  minOrder: number
}

export type PricedPackage = Pick<
  PackageView,
  'kind' | 'name' | 'basePrice' | 'items' | 'minOrder' | 'minBill' | 'gstPercent' | 'delivery'
>

/** What a package costs a person of an event. Undefined for a custom menu, which is priced by what is chosen. */
export function packagePrice(pack: PricedPackage, event: PricedEvent): PackagePrice | undefined {
  if (pack.kind === 'custom') return undefined
  const price = platePrice(fromRupees(pack.basePrice), pack, orderable(event, pack), termsOf(pack))
  return { ...price, portion: portionOf(pack), minOrder: smallestOrder(pack) }
}

/** A package's price in words; a custom menu names its cheapest dish and its smallest bill. Undefined when it has no dishes. */
export function packagePriceText(pack: PricedPackage, event: PricedEvent): WordedPrice | undefined {
  const price = packagePrice(pack, event)
  if (!price) {
    const least = startingPrice(pack)
    if (least === undefined) return undefined
    const { minBill = 0 } = pack
    const minimum = minBill > 0 ? m.price_minimum_bill({ price: formatRupees(minBill) }) : undefined
    return { text: m.price_dish({ price: formatRupees(least) }), notes: minimum ? [minimum] : [], minimum }
  }
  const shown = { ...price, gstPercent: pack.gstPercent }
  const minimum = minimumText(price.portion, price.minOrder)
  return {
    text: priceText(shown),
    notes: [beforeGstText(shown), ...(minimum ? [minimum] : [])],
    minimum,
    ...(event.people ? { total: totalText(price) } : {}),
  }
}

/** Rupees that a plate starts at; a custom menu starts at its cheapest dish (C63). Undefined when it has none. */
export function startingPrice(pack: Pick<PackageView, 'kind' | 'basePrice' | 'items'>): number | undefined {
  if (pack.kind !== 'custom') return pack.basePrice
  return pack.items.length > 0 ? Math.min(...pack.items.map((item) => item.basePrice)) : undefined
}
