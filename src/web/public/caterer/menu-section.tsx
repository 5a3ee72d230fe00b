import type { MenuView } from '#contract/endpoints/caterers.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { DishList, type ListedDish } from '#web/shared/offer-view/dish-list.tsx'

/** Dishes of the caterer by category, collapsed at first; collapsed ones can still be found by the browser's search. */
export function MenuSection({ menus }: { menus: readonly MenuView[] }) {
  const filled = menus.map((menu) => ({ menu, dishes: dishesOf(menu) })).filter(({ dishes }) => dishes.length > 0)
  if (filled.length === 0) return null
  return (
    <section id="dishes" aria-labelledby="dishes-title" className="below-fold scroll-mt-20">
      <h2 id="dishes-title" className="headline text-title">
        {m.caterer_dishes_title()}
      </h2>
      <p className="mt-1 mb-2 text-ink-soft">{m.caterer_dishes_text()}</p>
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
