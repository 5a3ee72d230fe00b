import { ArrowLeft, ArrowRight } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { Offer } from '#web/shared/draft/offer.ts'
import { CategoryPanel } from './category-panel.tsx'
import { DishSearch, FoundDishes } from './dish-search.tsx'
import { Offers } from './offers.tsx'
import type { Customising } from './use-customise.ts'

interface DishBrowserProps {
  offer: Offer
  page: Customising
  /** For how many plates totals are; undefined where that is not known. */
  guests?: number | undefined
}

/** The dishes of the chosen category, or those of all categories whose name was searched for; then what may be added. */
export function DishBrowser({ offer, page, guests }: DishBrowserProps) {
  const { category } = page
  return (
    <div className="min-w-0">
      <DishSearch page={page} />
      <div className="mt-4 flex flex-col gap-8">
        {page.searching ? (
          <FoundDishes offer={offer} page={page} />
        ) : category ? (
          <>
            <CategoryPanel offer={offer} item={category} dishes={category.dishes} page={page} />
            <Neighbours offer={offer} page={page} />
            <Offers offer={offer} page={page} guests={guests} without={category} />
          </>
        ) : (
          <p className="text-ink-soft">{m.customise_no_dishes()}</p>
        )}
      </div>
    </div>
  )
}

/** From one category to the next without going back up. */
function Neighbours({ offer, page }: { offer: Offer; page: Customising }) {
  const at = offer.items.findIndex((item) => item.id === page.category?.id)
  const before = offer.items[at - 1]
  const next = offer.items[at + 1]
  return (
    <div className="flex flex-wrap justify-between gap-3">
      {before && (
        <Button
          size="small"
          variant="quiet"
          icon={<ArrowLeft aria-hidden size={18} />}
          onClick={() => page.choose(before, true)}
        >
          {m.customise_previous({ category: before.name })}
        </Button>
      )}
      {next && (
        <span className="ml-auto">
          <Button
            size="small"
            className="flex-row-reverse"
            icon={<ArrowRight aria-hidden size={18} />}
            onClick={() => page.choose(next, true)}
          >
            {m.customise_next({ category: next.name })}
          </Button>
        </span>
      )}
    </div>
  )
}
