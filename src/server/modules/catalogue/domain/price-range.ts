import type { PriceRange } from '#contract/endpoints/search.ts'
import { limits } from '#contract/limits.ts'
import { cardPrice, type PricedDiet } from '#contract/rules/card-price.ts'
import { noticeFor } from '#contract/rules/notice.ts'
import { boundsOf, type GuestBand } from '#contract/values/guest-band.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Listing } from './listing.ts'

interface Wanted {
  people?: GuestBand | undefined
  diet?: PricedDiet | undefined
}

/** What most of these caterers ask; packed food is no meal at the venue and does not count. No range is made of fewer than five. */
export function priceRangeOf(listings: Iterable<Listing>, { people, diet }: Wanted): PriceRange {
  const prices: number[] = []
  const days: number[] = []
  for (const { card, notice } of listings) {
    if (diet === 'jain' && !card.cateringType.includes('jain')) continue
    const price = cardPrice(card, { people, diet })
    if (price?.portion !== 'plate' || (people !== undefined && !price.ofRange)) continue
    prices.push(toRupees(price.perPlate))
    days.push(noticeFor(notice, people === undefined ? limits.order.minGuests : boundsOf(people).min))
  }
  const [perPlate, noticeDays] = [middleOf(prices), middleOf(days)]
  return {
    caterers: prices.length,
    ...(perPlate ? { perPlate } : {}),
    ...(noticeDays ? { noticeDays } : {}),
  }
}

/** From the 10th to the 90th percentile by nearest rank; undefined for too few values to say what is usual. */
export function middleOf(values: readonly number[]): { from: number; to: number } | undefined {
  if (values.length < limits.priceRange.fewest) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  const at = (percent: number) => sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? 0
  return { from: at(limits.priceRange.percentiles.from), to: at(limits.priceRange.percentiles.to) }
}
