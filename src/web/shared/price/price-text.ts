import { formatCount } from '#contract/count.ts'
import type { PlatePrice, PriceTerms } from '#contract/rules/plate-price.ts'
import { formatPaise, type Paise } from '#contract/values/money.ts'
import type { Portion } from '#contract/rules/portion.ts'
import { portionCount } from '#web/shared/draft/portion.ts'
import { m } from '#messages'

/** A price and what its words depend on. */
export type ShownPrice = Pick<PlatePrice, 'perPlate' | 'beforeGst'> & { portion: Portion; gstPercent: number }

const long = {
  plate: { with: m.price_plate, without: m.price_plate_no_gst },
  box: { with: m.price_box, without: m.price_box_no_gst },
  thali: { with: m.price_thali, without: m.price_thali_no_gst },
}
const short = {
  plate: { with: m.price_short_plate, without: m.price_short_plate_no_gst },
  box: { with: m.price_short_box, without: m.price_short_box_no_gst },
  thali: { with: m.price_short_thali, without: m.price_short_thali_no_gst },
}

function worded(texts: typeof long, { perPlate, portion, gstPercent }: Omit<ShownPrice, 'beforeGst'>): string {
  // A caterer that may not charge GST has none in its price.
  return texts[portion][gstPercent > 0 ? 'with' : 'without']({ price: formatPaise(perPlate) })
}

/** '₹230 per plate incl. GST'. */
export function priceText(price: Omit<ShownPrice, 'beforeGst'>): string {
  return worded(long, price)
}

/** '₹230/plate incl. GST', for cards. */
export function shortPriceText(price: ShownPrice): string {
  return worded(short, price)
}

/** '₹219 before GST', beside the price. */
export function beforeGstText({ beforeGst, gstPercent }: Pick<ShownPrice, 'beforeGst' | 'gstPercent'>): string {
  return gstPercent > 0 ? m.price_before_gst({ price: formatPaise(beforeGst) }) : m.price_no_gst()
}

/** '+₹55 per plate before GST': what a dish adds, which is named without the GST that its caterer charges on it. */
export function addedPriceText(price: string, { gstRate }: Pick<PriceTerms, 'gstRate'>): string {
  return gstRate > 0 ? m.price_before_gst({ price }) : price
}

/** '25 guests', '20 boxes'. */
function countText(portion: Portion, count: number): string {
  return portion === 'plate' ? m.price_guests({ count: formatCount(count) }) : portionCount(portion, count)
}

/** '₹5,749 for 25 guests'; 'so far' while a delivery charge is not known. */
export function totalText({
  total,
  guests,
  soFar,
  portion,
}: {
  total: Paise
  guests: number
  soFar: boolean
  portion: Portion
}): string {
  const values = { total: formatPaise(total), portions: countText(portion, guests) }
  return soFar ? m.price_total_so_far(values) : m.price_total(values)
}

/** 'from 20 boxes'; nothing for plates, which any catering order has enough of. */
export function minimumText(portion: Portion, minOrder: number): string | undefined {
  return portion === 'plate' ? undefined : m.price_minimum({ portions: portionCount(portion, minOrder) })
}
