import type { NoteCode } from '#contract/notes.ts'
import type { TextValues } from '#contract/errors.ts'
import { uneatenCourses } from '#contract/rules/default-menu.ts'
import type { OfferedPackage } from '#contract/rules/package-selection.ts'
import { dietsAmong } from '#contract/values/diet.ts'
import { problem, type Draft, type Problem } from './draft.ts'
import { unfedGuests } from './unfed-guests.ts'

/** Something worth knowing that blocks nothing. */
export interface Note {
  code: NoteCode
  values?: TextValues
}

interface Chosen extends Pick<Draft, 'selections' | 'dietSplit'> {
  offer: OfferedPackage
}

/**
 * Guests for whom nothing at all was chosen are a problem (C86). An order that was placed so may still be changed: `before` is what a
 * change starts from.
 */
export function dietProblems(chosen: Chosen, before?: Chosen): Problem[] {
  const unfedBefore = new Set(before ? unfed(before).map(({ diet }) => diet) : [])
  return unfed(chosen)
    .filter(({ diet }) => !unfedBefore.has(diet))
    .map(({ diet }) => problem('diet_without_dish', `dietSplit.${diet}`, { diet }))
}

function unfed({ offer, selections, dietSplit }: Chosen) {
  return unfedGuests(offer, selections, dietSplit).filter(({ hasNothing }) => hasNothing)
}

/** What is told of guests who find nothing to eat in some categories. */
export function notesOfDiets({ offer, selections, dietSplit }: Chosen): Note[] {
  return uneatenCourses(offer, selections, dietsAmong(dietSplit))
}
