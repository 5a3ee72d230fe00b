import type { OfferedPackage } from '#contract/rules/package-selection.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'

/** What one guest gets: packed food comes in boxes and thalis (C64). */
export type Portion = 'plate' | 'box' | 'thali'

export function portionOf({ kind, name }: Pick<OfferedPackage, 'kind' | 'name'>): Portion {
  if (kind !== 'packed') return 'plate'
  return /thali/i.test(name) ? 'thali' : 'box'
}

const labels = {
  plate: {
    count: m.customise_portion_plate,
    each: m.customise_a_plate,
    per: m.customise_per_plate,
    field: m.customise_guests,
  },
  box: {
    count: m.customise_portion_box,
    each: m.customise_a_box,
    per: m.customise_per_box,
    field: m.customise_boxes,
  },
  thali: {
    count: m.customise_portion_thali,
    each: m.customise_a_thali,
    per: m.customise_per_thali,
    field: m.customise_thalis,
  },
}

/** '1 plate', '40 plates', '12 boxes'. */
export function portionCount(portion: Portion, count: number): string {
  return labels[portion].count({ count, number: count.toLocaleString('en-IN') })
}

/** 'a plate'. */
export function eachPortion(portion: Portion): string {
  return labels[portion].each()
}

/** '₹450 a plate'. */
export function perPortion(portion: Portion, rupees: number): string {
  return `${formatRupees(rupees)} ${eachPortion(portion)}`
}

/** 'Per plate', above a price. */
export function perLabel(portion: Portion): string {
  return labels[portion].per()
}

/** What the number of portions is called in a form: guests, boxes or thalis. */
export function countLabel(portion: Portion): string {
  return labels[portion].field()
}
