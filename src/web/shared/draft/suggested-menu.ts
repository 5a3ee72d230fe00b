import { defaultFor } from '#contract/rules/default-menu.ts'
import { dietsAmong, type Diet } from '#contract/values/diet.ts'
import { splitOf } from './diet-split.ts'
import type { Details, Draft } from './draft-shape.ts'
import { fitSelections, stored, type Offer } from './offer.ts'

/** The diets of the guests, as far as they are known. */
export function guestDiets(details: Pick<Details, Diet>): Diet[] {
  return dietsAmong(splitOf(details))
}

/** Returns the menu that the package suggests for the guests of a draft; undefined where it suggests none. */
export function suggestedMenu(offer: Offer, { details }: Pick<Draft, 'details'>): Draft['menu'] | undefined {
  const menu = defaultFor(offer, guestDiets(details))
  return menu && stored(offer, menu.selections)
}

/**
 * Chooses the suggested menu where nothing was chosen for the package yet, and once more while it is as it was suggested: guests and
 * menu may have changed since then. What a customer chose or emptied stays.
 */
export function withSuggestion(draft: Draft, offer: Offer): Draft {
  const { suggested } = draft
  const isAsked = suggested?.packageId === offer.id
  if (isAsked ? !suggested.untouched : draft.menu.length > 0) return draft
  const menu = suggestedMenu(offer, draft)
  return menu ? { ...draft, menu, suggested: { packageId: offer.id, untouched: true } } : draft
}

/** What of a draft fits the package as it is offered now, with the names of the chosen dishes that had to go. */
export function refit(draft: Draft, offer: Offer): { draft: Draft; gone: string[] } {
  const { selections, gone } = fitSelections(offer, draft.menu)
  const isUntouched = draft.suggested?.packageId === offer.id && draft.suggested.untouched
  // Nobody misses a dish that was only suggested: another one takes its place.
  return { draft: withSuggestion({ ...draft, menu: stored(offer, selections) }, offer), gone: isUntouched ? [] : gone }
}
