import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isAddOnQuantity } from '#contract/rules/add-on.ts'
import { applyAddOn, type ItemSelection } from '#contract/rules/package-selection.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { changeDraft } from '#web/shared/draft/draft-store.ts'
import { fitSelections, stored, type Offer, type ShownItem } from '#web/shared/draft/offer.ts'
import { findDishes, firstToDo, progressOf, selectionOf } from '#web/booking/steps/progress.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { swapDish, tapOn, withTick, type Tap } from './tap.ts'

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
  /** A modal dialog is open, above which no toast can be pressed. */
  inDialog?: boolean
}

/** A dish that a full category can take for another one or for its price. */
export interface FullCategory extends Extract<Tap, { does: 'ask' }> {
  item: ShownItem
  dish: string
}

export type Customising = ReturnType<typeof useChoosing>

/** Walks categories and chooses dishes by the rules of the package, wherever the choice is kept. */
export function useChoosing(
  offer: Offer,
  { selections, save, category: [category, setCategory], inDialog = false }: Choice,
) {
  const [adding, setAdding] = useState<{ itemId: string; dish?: string | undefined }>()
  const [asking, setAsking] = useState<FullCategory>()
  const [search, setSearch] = useState('')
  const focusHeading = useHeadingFocus(category?.id)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // What is undone later is undone in the choice as it is then.
  const latest = useRef(selections)
  useEffect(() => {
    latest.current = selections
  }, [selections])

  const set = (selection: ItemSelection) => {
    save(latest.current.map((other) => (other.itemId === selection.itemId ? selection : other)))
  }
  const choose = (item: ShownItem, focus = false) => {
    clearTimeout(timer.current)
    setSearch('')
    setCategory(item.id)
    focusHeading(focus ? item.id : undefined)
    const { extra } = progressOf(offer.kind, item, selectionOf(selections, item.id))
    if (extra && item.dishes.length > 0) timer.current = setTimeout(() => setAdding({ itemId: item.id }), addOnDelayMs)
  }
  const swap = (item: ShownItem, from: string, to: string) => {
    set(swapDish(selectionOf(latest.current, item.id), from, to))
    setAsking(undefined)
    const undo = () => {
      const now = selectionOf(latest.current, item.id)
      if (now.dishes.includes(to) && !now.dishes.includes(from)) set(swapDish(now, to, from))
    }
    const action = inDialog ? undefined : { label: m.customise_undo(), onPress: undo }
    notify(m.customise_swapped({ from, to }), 'plain', action)
  }
  const searching = search.trim() !== ''
  return {
    selections,
    category,
    choose,
    search,
    setSearch,
    searching,
    /** The dishes that were searched for, by category. */
    found: searching ? findDishes(offer, search) : [],
    /** The category whose add-on is being set. */
    adding: offer.items.find((item) => item.id === adding?.itemId),
    /** The dish whose tap asked for it, which is ticked. */
    addingDish: adding?.dish,
    openAddOn: (item: ShownItem, dish?: string) => setAdding({ itemId: item.id, dish }),
    closeAddOn: () => setAdding(undefined),
    /** The full category of which a dish was tapped. */
    asking,
    closeAsking: () => setAsking(undefined),
    swap,
    /** Toggles a dish; where there is no room it swaps, offers or asks. */
    toggle(item: ShownItem, dish: string) {
      const tap = tapOn(offer.kind, item, selectionOf(selections, item.id), dish)
      if (tap.does === 'set') set(tap.selection)
      else if (tap.does === 'swap') swap(item, tap.from, dish)
      else if (tap.does === 'offer') setAdding({ itemId: item.id, dish })
      else setAsking({ ...tap, item, dish })
    },
    /** Ticks or unticks an offered dish; how many are added follows. */
    tick(item: ShownItem, dish: string) {
      const next = withTick(item, selectionOf(selections, item.id), dish)
      setAsking(undefined)
      if (isAddOnQuantity(next.addOn)) set(next)
      // The dialog says how many may be added.
      else setAdding({ itemId: item.id, dish })
    },
    /** Sets an add-on that fits, with the dishes ticked for it; dishes beyond it are let go, and that is said. */
    add(item: ShownItem, addOn: number, dishes?: readonly string[]) {
      const selection = selectionOf(selections, item.id)
      const before = dishes ? { ...selection, dishes } : selection
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
  const open = (itemId: string) =>
    setSearch((before) => new URLSearchParams([...withoutCategory(before), ['category', itemId]]), {
      replace: true,
      preventScrollReset: true,
    })
  return [category, open]
}

/** The event stays in the address. */
function withoutCategory(params: URLSearchParams): [string, string][] {
  return [...params].filter(([name]) => name !== 'category')
}
