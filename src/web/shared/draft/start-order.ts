import { noEvent, type PlannedEvent } from '#contract/values/event.ts'
import { m } from '#messages'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import type { Draft } from './draft-shape.ts'
import { reloadDraft, replaceDraft } from './draft-store.ts'
import { draftOf, type ChosenPackage } from './draft.ts'
import { droppedDishes, type Lost } from './dropped-dishes.ts'
import { seededBy } from './seeded-draft.ts'
import { fitSelections, stored, type Offer } from './offer.ts'

/**
 * Makes `next` the current draft. Asks first where that discards choices, also of another tab:
 * false when they would rather keep it.
 */
export function startOrder(next: Draft): Promise<boolean> {
  return startOrderAsking(next, (before) => m.customise_begin_ask({ package: before.name }))
}

/** As {@link startOrder}, for a package of a caterer: the event is kept, and those dishes that the package has too. */
export function beginPackage(chosen: ChosenPackage, offer: Offer, event: PlannedEvent = noEvent): Promise<boolean> {
  const before = reloadDraft()
  const next = seededBy(draftOf(chosen, before), event, offer)
  // What the same package no longer has is told where its dishes are chosen.
  if (before?.catererId !== chosen.catererId || before.packageId === chosen.packageId) return startOrder(next)
  return startOrderAsking(
    { ...next, menu: stored(offer, fitSelections(offer, next.menu).selections) },
    (_, { dishes }) => m.customise_begin_ask_dishes({ package: next.name, dishes: dishes.join(', ') }),
  )
}

async function startOrderAsking(next: Draft, question: (before: Draft, dropped: Lost) => string): Promise<boolean> {
  const before = reloadDraft()
  const dropped = droppedDishes(next, before)
  if (before && dropped) {
    const answers = { no: m.customise_begin_keep(), yes: m.customise_begin_anew() }
    if (!(await askFirst(question(before, dropped), answers))) return false
  }
  replaceDraft(next)
  return true
}
