import { useId } from 'react'
import { m } from '#messages'
import { toRupees, type Paise } from '#contract/values/money.ts'
import { formatRupees } from '#contract/values/money.ts'
import { classNames } from '#web/ui/theme/class-names.ts'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { dishPicture } from '#web/shared/draft/dish-picture.ts'
import type { ShownDish } from '#web/shared/draft/offer.ts'
import { eachPortion, type Portion } from '#web/shared/draft/portion.ts'

interface DishCardProps {
  dish: ShownDish
  chosen: boolean
  /** The category is full: a press offers to swap the dish or to add it. */
  asks: boolean
  /** What says so. */
  statusId: string
  /** In a custom menu every dish has the category's price. */
  price: Paise | undefined
  portion: Portion
  onToggle: () => void
}

/** One dish as a card that is a checkbox as a whole. */
export function DishCard({ dish, chosen, asks, statusId, price, portion, onToggle }: DishCardProps) {
  const id = useId()
  const pale = asks && !chosen
  return (
    <label
      htmlFor={id}
      className={classNames(
        'relative flex h-full cursor-pointer gap-3 rounded-box border p-2.5 transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        chosen ? 'border-leaf bg-leaf-wash' : 'border-line bg-surface hover:border-leaf',
      )}
    >
      <Picture
        source={dishPicture(dish.picture)}
        alt=""
        sizes="96px"
        className={classNames('size-24 shrink-0 rounded-box', pale && 'opacity-60')}
      />
      <span className="min-w-0 flex-1 pr-8">
        <span className="block leading-snug font-semibold">{dish.name}</span>
        <DietMark diet={dish.diet} />
        {dish.description && <span className="line-clamp-2 text-sm text-ink-soft">{dish.description}</span>}
        <DishPrice dish={dish} price={price} portion={portion} />
      </span>
      <input
        id={id}
        type="checkbox"
        checked={chosen}
        aria-describedby={pale ? statusId : undefined}
        onChange={onToggle}
        className={classNames('absolute top-3 right-3 size-6 accent-leaf outline-none', pale && 'opacity-50')}
      />
    </label>
  )
}

function DishPrice({ dish, price, portion }: Pick<DishCardProps, 'dish' | 'price' | 'portion'>) {
  const own = { price: formatRupees(toRupees(dish.supplement)), portion: eachPortion(portion) }
  return (
    <>
      {price !== undefined && (
        <span className="figures block text-sm font-medium">
          {m.customise_dish_price({ price: formatRupees(toRupees(price)), portion: eachPortion(portion) })}
        </span>
      )}
      {dish.supplement > 0 && (
        <span className="figures block text-sm font-medium text-marigold-ink">{m.customise_supplement(own)}</span>
      )}
    </>
  )
}
