import { formatCount } from '#contract/count.ts'
import { useId } from 'react'
import { formatPaise, sum, times, zero, type Paise } from '#contract/values/money.ts'
import type { PriceTerms } from '#contract/rules/plate-price.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { dishPicture } from '#web/shared/draft/dish-picture.ts'
import type { ShownDish } from '#web/shared/draft/offer.ts'
import { addedPriceText } from '#web/shared/price/price-text.ts'
import { eachPortion, type Portion } from '#web/shared/draft/portion.ts'

interface OfferRowProps {
  dish: ShownDish
  /** What each dish of its category adds to a plate. */
  price: Paise
  portion: Portion
  /** Its caterer's, which say whether GST comes on top. */
  terms: PriceTerms
  /** How many plates the total is for; undefined where that is not known. */
  guests: number | undefined
  ticked: boolean
  onTick: () => void
}

/** A dish that may be added, with its picture and what it adds to the bill. */
export function OfferRow({ dish, price, portion, terms, guests, ticked, onTick }: OfferRowProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={classNames(
        'relative flex h-full cursor-pointer items-center gap-3 rounded-box border p-2 pr-12 transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        ticked ? 'border-leaf bg-leaf-wash' : 'border-line bg-surface hover:border-leaf',
      )}
    >
      <Picture source={dishPicture(dish.picture)} alt="" sizes="64px" className="size-16 shrink-0 rounded-box" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{dish.name}</span>
        <DietMark diet={dish.diet} />
        <span className="figures block text-sm font-medium">{priceOf(dish, { price, portion, terms, guests })}</span>
      </span>
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        onChange={onTick}
        className="absolute top-1/2 right-3 size-6 -translate-y-1/2 accent-leaf outline-none"
      />
    </label>
  )
}

/** '+₹55 per plate · ₹3,300 for 60 before GST'. */
function priceOf(
  { supplement }: ShownDish,
  { price, portion, terms, guests }: Pick<OfferRowProps, 'price' | 'portion' | 'terms' | 'guests'>,
): string {
  const each = sum([price, supplement])
  if (each === zero) return m.customise_offer_free()
  const worded = m.customise_supplement({ price: formatPaise(each), portion: eachPortion(portion) })
  if (guests === undefined) return addedPriceText(worded, terms)
  const all = m.customise_offer_total({
    price: formatPaise(times(each, guests)),
    count: formatCount(guests),
  })
  return addedPriceText(`${worded} · ${all}`, terms)
}
