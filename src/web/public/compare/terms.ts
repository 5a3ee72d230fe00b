import type { CatererCard } from '#contract/endpoints/caterers.ts'
import type { ComparedCaterer } from '#contract/endpoints/comparison.ts'
import { limits } from '#contract/limits.ts'
import { dietLabel, diets } from '#contract/values/diet.ts'
import { formatRupees, fromRupees } from '#contract/values/money.ts'
import { wordedSpan } from '#web/public/listing/prices.ts'
import { m } from '#messages'
import type { CompareCell } from './compare-cell.ts'

/** From the cheapest to the dearest plate, as the caterer's page says it. */
export function rangeCell({ prices, customMenu, gstPercent }: ComparedCaterer): CompareCell {
  if (!prices) return { text: customMenu ? m.price_by_dish() : m.price_on_request() }
  const end = ({ perPlate, ...of }: typeof prices.least) => ({ perPlate: fromRupees(perPlate), ...of })
  const { text, minimum } = wordedSpan({ least: end(prices.least), most: end(prices.most) }, gstPercent)
  return { text, ...(minimum ? { notes: [minimum] } : {}) }
}

export function dietsCell({ cateringType }: CatererCard): CompareCell {
  const kinds = diets.filter((diet) => cateringType.includes(diet))
  return { text: kinds.map((diet) => dietLabel[diet]).join(', '), diets: kinds }
}

/** What people who eat Jain food need to know first. */
export function jainCell({ cateringType }: CatererCard): CompareCell {
  if (!cateringType.includes('jain')) return { text: m.compare_no() }
  const isAll = cateringType.every((diet) => diet === 'jain')
  return { text: isAll ? m.search_jain_only() : m.search_jain() }
}

/** In the caterer's order, which makes no difference. */
export function cuisinesCell({ cuisinesOffered }: CatererCard): CompareCell {
  if (cuisinesOffered.length === 0) return { text: m.compare_none() }
  return { text: cuisinesOffered.join(', '), answer: cuisinesOffered.toSorted().join() }
}

export function yesOrNo(is: boolean): CompareCell {
  return { text: is ? m.compare_yes() : m.compare_no() }
}

export function deliveryCell({ freeKm, perKm }: ComparedCaterer['delivery']): CompareCell {
  if (perKm === 0) return { text: m.compare_delivery_always_free() }
  return {
    text: m.compare_delivery_free({ km: freeKm }),
    notes: [m.compare_delivery_beyond({ price: formatRupees(perKm) })],
  }
}

export function leadCell(days: number): CompareCell {
  if (days === 0) return { text: m.compare_lead_0() }
  return { text: m.compare_lead({ count: days }) }
}

/** What a caterer gives on top, and the hours that every price holds. */
export function includedCell(complimentary: string): CompareCell {
  const hours = m.compare_hours({ hours: limits.order.includedServiceHours })
  return complimentary ? { text: complimentary, notes: [hours] } : { text: hours }
}

/** The cancellation policy in words, the longest notice first. Steps that give nothing back say so once. */
export function cancellationCell(policy: ComparedCaterer['cancellation']): CompareCell {
  const [first, ...others] = policy
    .filter(({ percent }) => percent > 0)
    .map(({ daysBefore, percent }) =>
      daysBefore > 0 ? m.compare_refund({ percent, days: daysBefore }) : m.compare_refund_last({ percent }),
    )
  if (first === undefined) return { text: m.compare_refund_none() }
  const endsWithNothing = !policy.some(({ daysBefore, percent }) => daysBefore === 0 && percent > 0)
  return { text: first, notes: [...others, ...(endsWithNothing ? [m.compare_refund_never()] : [])] }
}
