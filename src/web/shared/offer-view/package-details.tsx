import type { ReactNode } from 'react'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { PricedDiet } from '#contract/rules/card-price.ts'
import { formatRupees, toRupees } from '#contract/values/money.ts'
import { dishPicture } from '#web/shared/draft/dish-picture.ts'
import { offerForDiets } from '#web/shared/draft/offer-for-diets.ts'
import { offerFrom, type ShownItem } from '#web/shared/draft/offer.ts'
import { m } from '#messages'
import { DietMark } from '#web/ui/display/diet-mark.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { DishList } from './dish-list.tsx'

interface PackageDetailsProps {
  pack: PackageView
  menus: readonly MenuView[]
  /** What all guests eat, where that is known: other dishes are left out. */
  diet?: PricedDiet | undefined
}

/** Everything about a package: what it looks like, what it is made of, and every dish there is to choose from. */
export function PackageDetails({ pack, menus, diet }: PackageDetailsProps) {
  const { items } = offerForDiets(offerFrom(pack, menus), diet ? [diet] : [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- there is nothing to press in it, and the keyboard must be able to scroll
    <div tabIndex={0} data-autofocus className="outline-none">
      <div className="flex flex-col gap-5 sm:flex-row">
        <Picture
          source={dishPicture(pack.imgUrl)}
          alt=""
          eager
          sizes="12rem"
          className="size-36 shrink-0 rounded-box sm:size-48"
        />
        <div className="flex min-w-0 flex-col gap-3">
          {pack.dishType !== 'custom' && <DietMark diet={pack.dishType} />}
          {pack.description && <p className="text-lg">{pack.description}</p>}
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            <Fact label={m.caterer_servings()}>{pack.servings}</Fact>
            <Fact label={m.caterer_prep_time()}>{pack.prepTime}</Fact>
            <Fact label={m.caterer_dietary()}>{pack.dietaryInfo}</Fact>
            <Fact label={m.caterer_allergens()}>{pack.allergenInfo}</Fact>
          </dl>
        </div>
      </div>
      <div className="mt-6 flex flex-col gap-6">
        {items
          .filter((item) => item.dishes.length > 0)
          .map((item) => (
            <section key={item.id} aria-label={item.name} className="border-t border-line pt-4">
              <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="text-heading font-semibold">{item.name}</h3>
                <p className="figures text-ink-soft">{choiceText(pack.kind, item)}</p>
              </div>
              <DishList
                dishes={item.dishes.map((dish) => ({ ...dish, supplement: toRupees(dish.supplement) }))}
                pictures
              />
            </section>
          ))}
      </div>
    </div>
  )
}

function choiceText(kind: PackageView['kind'], item: ShownItem): string {
  const price = formatRupees(toRupees(item.price))
  if (kind === 'custom') return m.caterer_choice_custom({ count: item.dishes.length, price })
  if (item.quantity === 0) return m.caterer_choice_optional({ price })
  return m.caterer_choice({ quantity: Math.min(item.quantity, item.dishes.length), count: item.dishes.length })
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
