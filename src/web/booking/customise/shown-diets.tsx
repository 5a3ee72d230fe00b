import { useState } from 'react'
import type { Diet } from '#contract/values/diet.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { guestDiets } from '#web/shared/draft/suggested-menu.ts'
import { dishCount, offerForDiets } from '#web/shared/draft/offer-for-diets.ts'

export interface ShownDietsState {
  /** The package with the dishes that are shown. */
  offer: Offer
  diets: readonly Diet[]
  /** Whether there are dishes that no guest eats. */
  isNarrowed: boolean
  showsAll: boolean
  showAll: (all: boolean) => void
}

/** Shows the dishes that the guests eat, or all of the package. */
export function useShownDiets(offer: Offer, { details, menu }: Draft): ShownDietsState {
  const [showsAll, showAll] = useState(false)
  const diets = guestDiets(details)
  const narrow = offerForDiets(offer, diets, menu)
  return {
    offer: showsAll ? offer : narrow,
    diets,
    isNarrowed: dishCount(narrow) < dishCount(offer),
    showsAll,
    showAll,
  }
}

/** Says which dishes are left out, and brings them back. */
export function ShownDiets({ diets: { diets, isNarrowed, showsAll, showAll } }: { diets: ShownDietsState }) {
  if (!isNarrowed) return null
  const only = diets.includes('veg') ? m.customise_only_veg() : m.customise_only_jain()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-soft">
      <span role="status">{showsAll ? m.customise_all_dishes() : only}</span>
      <Button size="small" variant="quiet" className="-ml-3 sm:ml-0" onClick={() => showAll(!showsAll)}>
        {showsAll ? m.customise_show_eaten() : m.customise_show_all_dishes()}
      </Button>
    </p>
  )
}
