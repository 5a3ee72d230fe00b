import type { MenuView } from '#contract/endpoints/caterers.ts'
import type { PricedDiet } from '#contract/rules/card-price.ts'
import { dietsOfferedBy } from '#contract/values/diet.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { DishList, type ListedDish } from '#web/shared/offer-view/dish-list.tsx'

interface MenuSectionProps {
  /** Of the caterer. */
  name: string
  menus: readonly MenuView[]
  diet: PricedDiet | undefined
}

/** Dishes of the caterer that the guests eat, by category, collapsed at first; collapsed ones can still be found by the browser's search. */
export function MenuSection({ name, menus, diet }: MenuSectionProps) {
  const eaten = diet && dietsOfferedBy(diet)
  const filled = menus
    .map((menu) => ({ menu, dishes: dishesOf(menu).filter((dish) => !eaten || eaten.includes(dish.diet)) }))
    .filter(({ dishes }) => dishes.length > 0)
  if (filled.length === 0) return null
  return (
    <section id="dishes" aria-labelledby="dishes-title" className="below-fold scroll-mt-20">
      <h2 id="dishes-title" className="headline text-title">
        {diet === 'jain' ? m.caterer_dishes_jain() : diet === 'veg' ? m.caterer_dishes_veg() : m.caterer_dishes_title()}
      </h2>
      <p className="mt-1 mb-2 text-ink-soft">{m.caterer_dishes_text({ name })}</p>
      {filled.map(({ menu, dishes }) => (
        <Disclosure
          key={menu.id}
          summary={
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <span>{menu.name}</span>
              <span className="figures font-normal text-ink-soft">{summary(menu, dishes.length)}</span>
            </span>
          }
        >
          <DishList dishes={dishes} />
        </Disclosure>
      ))}
    </section>
  )
}

function summary({ basePrice }: MenuView, count: number): string {
  return basePrice > 0
    ? m.caterer_dishes_summary({ count, price: formatRupees(basePrice) })
    : m.caterer_dishes_count({ count })
}

function dishesOf(menu: MenuView): ListedDish[] {
  return menu.items.flatMap(({ menuType, items }) =>
    items.map(({ name, description, price, imgUrl }) => ({
      name,
      description,
      diet: menuType,
      supplement: price,
      picture: imgUrl,
    })),
  )
}
