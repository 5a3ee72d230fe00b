import { formatCount } from '#contract/count.ts'
import { portionOf, type Portion } from '#contract/rules/portion.ts'
import { m } from '#messages'

export { portionOf, type Portion }

const labels = {
  plate: {
    count: m.customise_portion_plate,
    each: m.customise_a_plate,
    per: m.customise_per_plate,
    perWithoutGst: m.customise_per_plate_no_gst,
    field: m.customise_guests,
  },
  box: {
    count: m.customise_portion_box,
    each: m.customise_a_box,
    per: m.customise_per_box,
    perWithoutGst: m.customise_per_box_no_gst,
    field: m.customise_boxes,
  },
  thali: {
    count: m.customise_portion_thali,
    each: m.customise_a_thali,
    per: m.customise_per_thali,
    perWithoutGst: m.customise_per_thali_no_gst,
    field: m.customise_thalis,
  },
}

/** '1 plate', '40 plates', '12 boxes'. */
export function portionCount(portion: Portion, count: number): string {
  return labels[portion].count({ count, number: formatCount(count) })
}

/** 'a plate'. */
export function eachPortion(portion: Portion): string {
  return labels[portion].each()
}

/** 'Per plate incl. GST', above a price; a caterer that may not charge GST has none in it. */
export function perLabel(portion: Portion, hasGst: boolean): string {
  return hasGst ? labels[portion].per() : labels[portion].perWithoutGst()
}

/** What the number of portions is called in a form: guests, boxes or thalis. */
export function countLabel(portion: Portion): string {
  return labels[portion].field()
}
