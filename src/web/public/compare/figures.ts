import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { ComparedCaterer } from '#contract/endpoints/comparison.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { chargedKm } from '#contract/rules/plate-price.ts'
import { formatRupees, fromRupees } from '#contract/values/money.ts'
import { shownDistance } from '#web/public/listing/prices.ts'
import { priceText, totalText } from '#web/shared/price/price-text.ts'
import { m } from '#messages'
import type { CompareCell } from './compare-cell.ts'

/** The price of a plate as it will stand on the bill, and how it comes about. */
export function wholeCell(caterer: ComparedCaterer, band: GuestBand): CompareCell {
  const { bands, gstPercent, card, delivery } = caterer
  const cheapest = bands.find((own) => own.band === band)?.cheapest
  if (!cheapest) return { text: isOnRequest(caterer) ? m.price_on_request() : m.compare_no_package() }
  const { name, dishes, basePrice, wholePerPlate, guests, total, soFar } = cheapest
  const menuPrice = formatRupees(basePrice)
  const price = { perPlate: fromRupees(wholePerPlate), portion: 'plate' as const, gstPercent }
  return {
    text: priceText(price),
    notes: [
      gstPercent > 0 ? m.compare_gst({ price: menuPrice, percent: gstPercent }) : m.price_no_gst(),
      [
        totalText({ ...price, total: fromRupees(total), guests, soFar }),
        ...(!soFar && charged(delivery, card.distanceKm) ? [m.compare_with_delivery()] : []),
      ].join(', '),
      m.compare_package({ name, dishes }),
    ],
  }
}

/** Nothing of the caterer can be booked online: its price is asked for by phone (C77). */
export function isOnRequest({ prices, customMenu }: Pick<ComparedCaterer, 'prices' | 'customMenu'>): boolean {
  return prices === undefined && !customMenu
}

/** The caterer charges delivery to the place that was given. */
function charged({ freeKm, perKm }: ComparedCaterer['delivery'], distanceKm: number | undefined): boolean {
  return perKm > 0 && chargedKm({ freeKm }, distanceKm) > 0
}

export function bandCell({ bands }: ComparedCaterer, band: GuestBand): CompareCell {
  const own = bands.find((candidate) => candidate.band === band)
  if (!own) return { text: m.compare_no_package() }
  const count = own.packages
  return {
    text: formatRupees(own.cheapest.wholePerPlate),
    notes: [m.compare_packages({ count })],
  }
}

export function ratingCell({ averageRating, totalReviews: count }: CatererCard): CompareCell {
  if (count === 0) return { text: m.compare_new() }
  return {
    text: averageRating.toFixed(1),
    stars: averageRating,
    notes: [m.compare_reviews({ count })],
  }
}

export function distanceCell({ distanceKm = 0 }: CatererCard): CompareCell {
  return { text: m.compare_km({ km: shownDistance(distanceKm) }) }
}
