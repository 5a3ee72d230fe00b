import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { ComparedCaterer } from '#contract/endpoints/comparison.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { formatRupees } from '#contract/values/money.ts'
import { shownDistance } from '#web/public/listing/prices.ts'
import { m } from '#messages'
import type { CompareCell } from './compare-cell.ts'

/** The price of a plate as it will stand on the bill, and how it comes about. */
export function wholeCell({ bands, gstPercent, card }: ComparedCaterer, band: GuestBand): CompareCell {
  const cheapest = bands.find((own) => own.band === band)?.cheapest
  if (!cheapest) return { text: m.compare_no_package() }
  const { name, dishes, basePrice, wholePerPlate, guests, total } = cheapest
  const menuPrice = formatRupees(basePrice)
  const withGst = basePrice * (1 + gstPercent / 100)
  return {
    text: m.compare_plate({ price: formatRupees(wholePerPlate) }),
    notes: [
      [
        gstPercent > 0 ? m.compare_gst({ price: menuPrice, percent: gstPercent }) : m.compare_gst_none(),
        // A paisa is rounding; more is delivery to the place that was given.
        ...(card.distanceKm !== undefined && wholePerPlate - withGst > 0.02 ? [m.compare_with_delivery()] : []),
      ].join(', '),
      m.compare_total({ guests, total: formatRupees(total) }),
      m.compare_package({ name, dishes }),
    ],
  }
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
