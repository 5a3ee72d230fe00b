import {
  cardPrice,
  packagesFor,
  pricedDiets,
  type CardPrices,
  type KindPrices,
  type PricedDiet,
} from '#contract/rules/card-price.ts'
import { smallestOrder } from '#contract/rules/plate-price.ts'
import type { CatererCard } from '#contract/endpoints/caterers.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { paise, toRupees, type Paise } from '#contract/values/money.ts'
import { serviceKinds, type ServiceKind } from '#contract/values/service-kind.ts'
import { portionOf } from '#contract/rules/portion.ts'
import { servicesOf } from '#contract/rules/services-of.ts'
import type { ListedCaterer } from '#server/modules/caterers/index.ts'
import type { Offering } from '#server/modules/menus/index.ts'
import type { Listing } from '../domain/listing.ts'

type Prices = Pick<
  CatererCard,
  'bandPrices' | 'platePrices' | 'dietPrices' | 'boxPrices' | 'gstPercent' | 'delivery' | 'hasCustomMenu'
>
type ByBand = Partial<Record<GuestBand, number>>

/**
 * What a card says of prices. A custom menu has no price of its own, and packed food is no meal at the venue: it counts only where there
 * is nothing else. `gstRate` is in basis points.
 */
export function cardPricesOf(
  { delivery }: Pick<ListedCaterer, 'delivery'>,
  offerings: readonly Offering[],
  gstRate: number,
): Prices {
  const meals = offerings.filter(({ kind }) => kind === 'package')
  const bandPrices = lowestByBand(meals)
  const before: CardPrices = {
    bandPrices,
    ...dietPrices(meals, bandPrices),
    ...boxPrices(offerings, bandPrices),
    gstPercent: gstRate / 100,
    delivery: { freeKm: delivery.freeKm, perKm: toRupees(delivery.perKm) },
  }
  const platePrices = guestBands.flatMap((band) => {
    const price = bandPrices[band] === undefined ? undefined : cardPrice(before, { people: band })
    return price ? [[band, toRupees(price.perPlate)] as const] : []
  })
  return {
    ...before,
    platePrices: Object.fromEntries(platePrices),
    hasCustomMenu: offerings.some(({ kind }) => kind === 'custom'),
  }
}

function isFor(band: GuestBand) {
  return ({ bands }: Offering): boolean => bands.some((place) => place.band === band)
}

function lowestByBand(meals: readonly Offering[], diet?: PricedDiet): ByBand {
  const lowest = guestBands.flatMap((band) => {
    const prices = packagesFor(meals.filter(isFor(band)), diet).map(({ basePrice }) => toRupees(basePrice))
    return prices.length > 0 ? [[band, Math.min(...prices)] as const] : []
  })
  return Object.fromEntries(lowest)
}

/** Only what differs, as most cards are shown without a diet. */
function dietPrices(meals: readonly Offering[], bandPrices: ByBand): Pick<CardPrices, 'dietPrices'> {
  const byDiet = pricedDiets.flatMap((diet) => {
    const own = Object.entries(lowestByBand(meals, diet)).filter(
      ([band, price]) => bandPrices[band as GuestBand] !== price,
    )
    return own.length > 0 ? [[diet, Object.fromEntries(own)] as const] : []
  })
  return byDiet.length > 0 ? { dietPrices: Object.fromEntries(byDiet) } : {}
}

function boxPrices(offerings: readonly Offering[], bandPrices: ByBand): Pick<CardPrices, 'boxPrices'> {
  const packed = offerings.filter(({ kind }) => kind === 'packed').toSorted((a, b) => a.basePrice - b.basePrice)
  const lowest = guestBands.flatMap((band) => {
    const box = bandPrices[band] === undefined ? packed.find(isFor(band)) : undefined
    if (!box) return []
    return [[band, { price: toRupees(box.basePrice), minOrder: smallestOrder(box), portion: portionOf(box) }] as const]
  })
  return lowest.length > 0 ? { boxPrices: Object.fromEntries(lowest) } : {}
}

/** Prices of each kind of service that a caterer offers, of all its packages and of those for a diet. */
export function kindPricesOf(offerings: readonly Offering[]): Listing['kinds'] {
  const byKind = serviceKinds.flatMap((kind) => {
    const own = offerings.filter((offer) => servicesOf(offer).includes(kind))
    if (own.every(({ bands }) => bands.length === 0)) return []
    const any = { kind, byBand: lowestOfKind(kind, own) }
    // Prices that a diet does not change are kept once.
    const of = (diet: PricedDiet): KindPrices => {
      if (packagesFor(own, diet).length === own.length) return any
      return { kind, byBand: lowestOfKind(kind, own, diet) }
    }
    return [[kind, { any, veg: of('veg'), jain: of('jain') }] as const]
  })
  return Object.fromEntries(byKind)
}

function lowestOfKind(kind: ServiceKind, own: readonly Offering[], diet?: PricedDiet): KindPrices['byBand'] {
  const lowest = guestBands.flatMap((band) => {
    const offer = cheapest(packagesFor(own.filter(isFor(band)), diet), kind)
    if (!offer) return []
    const minOrder = offer.kind === 'packed' ? smallestOrder(offer) : 0
    return [[band, { price: toRupees(platePriceIn(kind, offer)), minOrder, portion: portionOf(offer) }] as const]
  })
  return Object.fromEntries(lowest)
}

/** The first of those that cost least. */
function cheapest(offers: readonly Offering[], kind: ServiceKind): Offering | undefined {
  let least: Offering | undefined
  for (const offer of offers) if (!least || platePriceIn(kind, offer) < platePriceIn(kind, least)) least = offer
  return least
}

/** A live counter that is not within the price is added to it. */
function platePriceIn(kind: ServiceKind, { basePrice, counterPrice }: Offering): Paise {
  return kind === 'counters' ? paise(basePrice + (counterPrice ?? 0)) : basePrice
}
