import { Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { m } from '#messages'
import { formatPaise } from '#contract/values/money.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import type { Offer, ShownDish, ShownItem } from '#web/shared/draft/offer.ts'
import { addedPriceText } from '#web/shared/price/price-text.ts'
import { eachPortion, portionOf } from '#web/shared/draft/portion.ts'
import { mostToAdd, progressOf, selectionOf, type Progress } from '#web/booking/steps/progress.ts'
import { DishCard } from './dish-card.tsx'
import { headingId } from './use-heading-focus.ts'
import type { Customising } from './use-customise.ts'

interface PanelProps {
  offer: Offer
  item: ShownItem
  /** The dishes to show; those that were searched for, or all. */
  dishes: readonly ShownDish[]
  page: Customising
  /** What else can be done with the category, beside its heading. */
  action?: ReactNode
}

/** A category: how many are left to choose, what a tap does once it is full, and its dishes. */
export function CategoryPanel({ offer, item, dishes, page, action }: PanelProps) {
  const statusId = useId()
  const portion = portionOf(offer)
  const selection = selectionOf(page.selections, item.id)
  const progress = progressOf(offer.kind, item, selection)
  const custom = offer.kind === 'custom'
  const full = !custom && progress.chosen >= progress.allowed
  return (
    <section aria-labelledby={headingId(item.id)} data-course={item.id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 id={headingId(item.id)} tabIndex={-1} className="headline text-heading outline-none">
            {item.name}
          </h2>
          <p
            id={statusId}
            role="status"
            className={classNames('figures', progress.missing > 0 ? 'font-medium text-marigold-ink' : 'text-ink-soft')}
          >
            {statusOf(offer, item, progress)}
          </p>
        </div>
        {action}
      </div>
      {item.dishes.length === 0 && <p className="mt-4 text-ink-soft">{m.customise_no_dishes()}</p>}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {dishes.map((dish) => (
          <li key={dish.name}>
            <DishCard
              dish={dish}
              chosen={selection.dishes.includes(dish.name)}
              // At a limit of one a tap swaps at once, so that no dish looks out of reach.
              asks={full && progress.allowed !== 1}
              statusId={statusId}
              price={custom ? item.price : undefined}
              portion={portion}
              onToggle={() => page.toggle(item, dish.name)}
            />
          </li>
        ))}
      </ul>
      {mayAdd(offer, item, progress, selection.addOn) && (
        <Button
          size="small"
          className="mt-3"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => page.openAddOn(item)}
        >
          {selection.addOn > 0
            ? m.customise_change_added({ count: selection.addOn })
            : progress.extra
              ? m.customise_add_some()
              : m.customise_add_more()}
        </Button>
      )}
    </section>
  )
}

/** More is offered once what is included is chosen, and never where there is nothing more. */
function mayAdd(offer: Offer, item: ShownItem, { complete, extra }: Progress, addOn: number): boolean {
  if (offer.kind === 'custom' || mostToAdd(item) === 0) return false
  return complete || extra || addOn > 0
}

/** Always says how many are left, or what may still be done. */
function statusOf(offer: Offer, item: ShownItem, { chosen, allowed, missing, extra }: Progress): string {
  if (item.dishes.length === 0) return m.customise_status_nothing()
  if (offer.kind === 'custom') {
    return missing > 0
      ? m.customise_status_custom_min({ chosen, min: item.minQty, left: missing })
      : m.customise_status_custom({ chosen })
  }
  if (extra) {
    const price = `${formatPaise(item.price)} ${eachPortion(portionOf(offer))}`
    return m.customise_status_extra({ price: addedPriceText(price, offer.terms) })
  }
  if (missing > 0) return m.customise_status_left({ chosen, allowed, left: missing })
  if (allowed === item.dishes.length) return m.customise_status_all({ allowed })
  return m.customise_status_full({ allowed })
}
