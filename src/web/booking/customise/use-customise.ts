import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { applyAddOn, toggleDish, type ItemSelection } from '#contract/rules/package-selection.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { changeDraft } from '#web/shared/draft/draft-store.ts'
import { fitSelections, stored, type Offer, type ShownItem } from '#web/shared/draft/offer.ts'
import { findDishes, firstToDo, progressOf, selectionOf } from '#web/booking/steps/progress.ts'

/** A category of which nothing is included asks how many to add, after a moment in which one sees where one is (R265). */
const addOnDelayMs = 300

/** Actions of the page: change the category, toggle dishes, set add-ons; all is stored in the draft. */
export function useCustomise(offer: Offer, draft: Draft) {
  const { selections } = fitSelections(offer, draft.menu)
  const category = useCategory(offer, selections)
  const save = (next: ItemSelection[]) =>
    changeDraft({ menu: stored(offer, next), suggested: { packageId: offer.id, untouched: false } })
  return useChoosing(offer, { selections, category, save })
}

/** Where a choice of dishes is kept, and the category that is open. */
export interface Choice {
  selections: readonly ItemSelection[]
  save: (selections: ItemSelection[]) => void
  category: readonly [ShownItem | undefined, (itemId: string) => void]
}

export type Customising = ReturnType<typeof useChoosing>

/** Walks categories and chooses dishes by the rules of the package, wherever the choice is kept. */
export function useChoosing(offer: Offer, { selections, save, category: [category, setCategory] }: Choice) {
  const [adding, setAdding] = useState<string>()
  const [search, setSearch] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const set = (selection: ItemSelection) => {
    save(selections.map((other) => (other.itemId === selection.itemId ? selection : other)))
  }
  const choose = (item: ShownItem, focus = false) => {
    clearTimeout(timer.current)
    setSearch('')
    setCategory(item.id)
    if (focus) requestAnimationFrame(() => heading.current?.focus())
    const { extra } = progressOf(offer.kind, item, selectionOf(selections, item.id))
    if (extra && item.dishes.length > 0) timer.current = setTimeout(() => setAdding(item.id), addOnDelayMs)
  }
  const searching = search.trim() !== ''
  return {
    selections,
    category,
    heading,
    choose,
    search,
    setSearch,
    searching,
    /** The dishes that were searched for, by category. */
    found: searching ? findDishes(offer, search) : [],
    /** The category whose add-on is being set. */
    adding: offer.items.find((item) => item.id === adding),
    openAddOn: (item: ShownItem) => setAdding(item.id),
    closeAddOn: () => setAdding(undefined),
    /** Toggles a dish; a full category says why it will not take another. */
    toggle(item: ShownItem, dish: string) {
      const selection = selectionOf(selections, item.id)
      const next = toggleDish(offer.kind, item, selection, dish)
      if ('error' in next)
        notify(m.customise_full({ category: item.name, allowed: progressOf(offer.kind, item, selection).allowed }))
      else set(next)
    },
    /** Sets an add-on that fits; dishes beyond it are let go, and that is said. */
    add(item: ShownItem, addOn: number) {
      const before = selectionOf(selections, item.id)
      const next = applyAddOn(offer.kind, item, before, addOn)
      if ('error' in next) return
      const dropped = before.dishes.filter((dish) => !next.dishes.includes(dish))
      if (dropped.length > 0) notify(m.customise_addon_dropped({ dishes: dropped.join(', ') }))
      set(next)
      setAdding(undefined)
    },
    /** Leads to the category in which something is missing. */
    goToMissing() {
      const toDo = firstToDo(offer, selections)
      const item = toDo === 'nothing' ? offer.items[0] : offer.items.find((candidate) => candidate.id === toDo?.itemId)
      if (item) choose(item, true)
    },
  }
}

/** The category in the address; without one, the first that needs something. */
function useCategory(
  offer: Offer,
  selections: readonly ItemSelection[],
): [ShownItem | undefined, (itemId: string) => void] {
  const [search, setSearch] = useSearchParams()
  const [first] = useState(() => {
    const toDo = firstToDo(offer, selections)
    return typeof toDo === 'object' ? toDo.itemId : offer.items[0]?.id
  })
  const wanted = search.get('category') ?? first
  const category = offer.items.find((item) => item.id === wanted) ?? offer.items[0]
  return [category, (itemId) => setSearch({ category: itemId }, { replace: true, preventScrollReset: true })]
}
