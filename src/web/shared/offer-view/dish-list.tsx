import type { Diet } from '#contract/values/diet.ts'
import { formatRupees } from '#contract/values/money.ts'
import { dishPicture } from '#web/shared/draft/dish-picture.ts'
import { m } from '#messages'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Picture } from '#web/ui/display/picture.tsx'

export interface ListedDish {
  name: string
  description: string
  diet: Diet
  /** Rupees per plate on top. */
  supplement: number
  /** Address of its picture; empty when there is none. */
  picture: string
}

/** Dishes as a menu names them. Pictures only where they help to choose. */
export function DishList({ dishes, pictures = false }: { dishes: readonly ListedDish[]; pictures?: boolean }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {dishes.map((dish) => (
        <li key={dish.name} className="flex min-w-0 gap-3">
          {pictures && (
            <Picture source={dishPicture(dish.picture)} alt="" sizes="4rem" className="size-16 shrink-0 rounded-box" />
          )}
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-medium text-ink">{dish.name}</span>
              <DietMark diet={dish.diet} />
              {dish.supplement > 0 && (
                <span className="figures text-sm text-ink-soft">
                  {m.caterer_supplement({ price: formatRupees(dish.supplement) })}
                </span>
              )}
            </p>
            {dish.description && <p className="text-sm text-ink-soft">{dish.description}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
