import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { Offer, ShownItem } from '#web/shared/draft/offer.ts'
import { portionOf } from '#web/shared/draft/portion.ts'
import { progressOf, selectionOf } from '#web/booking/steps/progress.ts'
import { OfferRow } from './offer-row.tsx'
import { headingId } from './use-heading-focus.ts'
import type { Customising } from './use-customise.ts'

/** So many dishes of a category are shown before the others are asked for. */
const shownAtFirst = 4

interface OffersProps {
  offer: Offer
  page: Customising
  guests: number | undefined
  /** The category that is shown elsewhere on the page. */
  without?: ShownItem | undefined
}

/** Categories of which the package includes nothing. */
export function optionalItems(offer: Offer): ShownItem[] {
  return offer.kind === 'custom' ? [] : offer.items.filter((item) => item.quantity === 0 && item.dishes.length > 0)
}

/** What is not part of the package, as offers: a tick adds a dish for its price. */
export function Offers({ offer, page, guests, without }: OffersProps) {
  const items = optionalItems(offer).filter(({ id }) => id !== without?.id)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="offers-title" className="flex flex-col gap-5">
      <div>
        <h2 id="offers-title" className="headline text-heading">
          {m.customise_offers_title()}
        </h2>
        <p className="text-ink-soft">{m.customise_offers_text()}</p>
      </div>
      {items.map((item) => (
        <OfferedCategory key={item.id} offer={offer} item={item} page={page} guests={guests} />
      ))}
    </section>
  )
}

function OfferedCategory({ offer, item, page, guests }: Omit<OffersProps, 'without'> & { item: ShownItem }) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const selection = selectionOf(page.selections, item.id)
  const { dishes: ticked, addOn } = selection
  const { chosen, allowed, missing } = progressOf(offer.kind, item, selection)
  const shown = item.dishes.filter((dish, at) => all || at < shownAtFirst || ticked.includes(dish.name))
  const hidden = item.dishes.length - shown.length
  const showAll = () => {
    flushSync(() => setAll(true))
    // The button that was pressed is gone.
    const firstHidden = item.dishes.findIndex((dish) => !shown.includes(dish))
    list.current?.querySelectorAll('input')[firstHidden]?.focus()
  }
  return (
    <section aria-labelledby={headingId(item.id)} data-course={item.id} className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={headingId(item.id)} tabIndex={-1} className="text-lg font-semibold outline-none">
          {item.name}
        </h3>
        {missing > 0 && (
          <p role="status" className="figures font-medium text-marigold-ink">
            {m.customise_status_left({ chosen, allowed, left: missing })}
          </p>
        )}
        {addOn > 0 && (
          <Button size="small" variant="quiet" onClick={() => page.openAddOn(item)}>
            {m.customise_change_added({ count: addOn })}
          </Button>
        )}
      </div>
      <ul ref={list} className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {shown.map((dish) => (
          <li key={dish.name}>
            <OfferRow
              dish={dish}
              price={item.price}
              portion={portionOf(offer)}
              terms={offer.terms}
              guests={guests}
              ticked={ticked.includes(dish.name)}
              onTick={() => page.tick(item, dish.name)}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="small" variant="quiet" className="self-start" onClick={showAll}>
          {m.customise_offers_all({ count: item.dishes.length, category: item.name })}
        </Button>
      )}
    </section>
  )
}
