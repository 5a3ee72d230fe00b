import type { ReactNode } from 'react'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import { formatRupees, toRupees } from '#contract/values/money.ts'
import { dishPicture } from '#web/features/ordering/dish-picture.ts'
import { offerFrom, type ShownItem } from '#web/features/ordering/offer.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DietMark } from '#web/ui/diet-mark.tsx'
import { Money } from '#web/ui/money.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { DishList } from './dish-list.tsx'
import { startingPrice } from './packages.ts'
import { priceText } from './package-words.ts'

interface PackageDetailsProps {
  pack: PackageView
  menus: readonly MenuView[]
  onClose: () => void
  onBook: () => void
}

/** Everything about a package: what it looks like, what it is made of, and every dish there is to choose from. */
export function PackageDetails({ pack, menus, onClose, onBook }: PackageDetailsProps) {
  const price = startingPrice(pack)
  const { items } = offerFrom(pack, menus)
  const book = () => {
    onClose()
    onBook()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={pack.name}
      size="large"
      footer={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          {price !== undefined && <Money strong className="text-lg">{priceText(pack, price)}</Money>}
          <Button variant="main" onClick={book}>{m.caterer_book_now()}</Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 sm:flex-row">
        <Picture source={dishPicture(pack.imgUrl)} alt="" eager sizes="12rem" className="size-36 shrink-0 rounded-box sm:size-48" />
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
        {items.filter((item) => item.dishes.length > 0).map((item) => (
          <section key={item.id} aria-label={item.name} className="border-t border-line pt-4">
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-heading font-semibold">{item.name}</h3>
              <p className="figures text-ink-soft">{choiceText(pack.kind, item)}</p>
            </div>
            <DishList dishes={item.dishes.map((dish) => ({ ...dish, supplement: toRupees(dish.supplement) }))} pictures />
          </section>
        ))}
      </div>
    </Dialog>
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
