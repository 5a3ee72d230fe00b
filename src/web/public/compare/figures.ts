import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { ComparedCaterer } from '#contract/endpoints/comparison.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { chargedKm } from '#contract/rules/plate-price.ts'
import { formatRupees, fromRupees } from '#contract/values/money.ts'
import { shownDistance } from '#web/public/listing/prices.ts'
import { priceText, totalText } from '#web/shared/price/price-text.ts'
import { m } from '#messages'
import type { CompareCell } from './compare-cell.ts'

/** What the guests cost in all, and how it comes about; by dish where plates are of different sizes. */
export function wholeCell(caterer: ComparedCaterer, band: GuestBand, perDish: boolean): CompareCell {
  const { bands, gstPercent, card, delivery } = caterer
  const cheapest = bands.find((own) => own.band === band)?.cheapest
  if (!cheapest) return { text: isOnRequest(caterer) ? m.price_on_request() : m.compare_no_package() }
  const { dishes, basePrice, wholePerPlate, guests, total, soFar } = cheapest
  const menuPrice = formatRupees(basePrice)
  const price = { perPlate: fromRupees(wholePerPlate), portion: 'plate' as const, gstPercent }
  return {
    text: [
      totalText({ ...price, total: fromRupees(total), guests, soFar }),
      ...(!soFar && charged(delivery, card.distanceKm) ? [m.compare_with_delivery()] : []),
    ].join(', '),
    notes: [
      priceText(price),
      gstPercent > 0 ? m.compare_gst({ price: menuPrice, percent: gstPercent }) : m.price_no_gst(),
      ...(perDish && dishes > 0
        ? [m.compare_per_dish({ price: formatRupees(Math.ceil(wholePerPlate / dishes)) })]
        : []),
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

/** Whether the caterer can cook for the guests on their day; unknown until the browser has asked. */
export function freeCell({ isFree }: Pick<ComparedCaterer, 'isFree'>, day: string): CompareCell {
  if (isFree === undefined) return { text: m.compare_checking() }
  return { text: isFree ? m.compare_free({ day }) : m.compare_not_free({ day }) }
}

/** The package whose price is shown, and how much it holds. */
export function packageCell({ bands }: ComparedCaterer, band: GuestBand): CompareCell {
  const cheapest = bands.find((own) => own.band === band)?.cheapest
  if (!cheapest) return { text: m.compare_no_package() }
  return { text: cheapest.name, notes: [m.compare_dishes({ count: cheapest.dishes })], answer: String(cheapest.dishes) }
}

/** The courses of the packages that are shown, each once, as the first caterer that has one orders them. */
export function coursesOf(caterers: readonly ComparedCaterer[], band: GuestBand): string[] {
  const names = caterers.flatMap(({ bands }) =>
    (bands.find((own) => own.band === band)?.cheapest.courses ?? []).map(({ name }) => name),
  )
  return [...new Set(names)]
}

export function courseCell({ bands }: ComparedCaterer, band: GuestBand, course: string): CompareCell {
  const courses = bands.find((own) => own.band === band)?.cheapest.courses
  const count = courses?.find(({ name }) => name === course)?.dishes
  return { text: count === undefined ? m.compare_no_course() : m.compare_dishes({ count }) }
}

/** Plates of the same courses, with as many dishes of each. */
export function areEqualPlates(caterers: readonly ComparedCaterer[], band: GuestBand): boolean {
  const plates = caterers.flatMap(({ bands }) => {
    const courses = bands.find((own) => own.band === band)?.cheapest.courses
    return courses
      ? [
          courses
            .map(({ name, dishes }) => `${name} ${dishes}`)
            .toSorted()
            .join(),
        ]
      : []
  })
  return new Set(plates).size < 2
}
