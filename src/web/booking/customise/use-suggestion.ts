import { shortagesOf, uneatenCourses } from '#contract/rules/default-menu.ts'
import type { ItemSelection } from '#contract/rules/package-selection.ts'
import { noteText } from '#contract/note-text.ts'
import { m } from '#messages'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { changeDraft } from '#web/shared/draft/draft-store.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { shortageText } from '#web/shared/draft/shortage-text.ts'
import { guestDiets, suggestedMenu } from '#web/shared/draft/suggested-menu.ts'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'

/** The menu that the package starts with, and what there is to say of the one that is chosen. */
export function useSuggestion(offer: Offer, draft: Draft, selections: readonly ItemSelection[]) {
  const shortages = shortagesOf(offer)
  const isUntouched = draft.suggested?.packageId === offer.id && draft.suggested.untouched
  const isEmpty = selections.every(({ dishes, addOn }) => dishes.length === 0 && addOn === 0)
  const menu = suggestedMenu(offer, draft)
  const set = (chosen: Draft['menu'], untouched: boolean) =>
    changeDraft({ menu: chosen, suggested: { packageId: offer.id, untouched } })
  return {
    /** What is chosen is what was suggested. */
    isUntouched,
    /** Why the package cannot be booked. */
    shortage: shortages.length > 0 ? shortageText(shortages) : undefined,
    /** Courses in which guests of a diet have no dish (C86). */
    notes: uneatenCourses(offer, selections, guestDiets(draft.details)).map(
      ({ code, values }) => noteText(code, values) ?? '',
    ),
    /** Chooses the suggestion; undefined where there is none, or where it would replace what was chosen. */
    suggest: menu && isEmpty ? () => set(menu, true) : undefined,
    /** Removes all dishes, after a question where the customer chose them; undefined where none is chosen. Resolves whether they went. */
    startEmpty: isEmpty
      ? undefined
      : async () => {
          const answers = { no: m.customise_empty_keep(), yes: m.customise_start_empty() }
          const isWanted = isUntouched || (await askFirst(m.customise_empty_ask(), answers))
          if (isWanted) set([], false)
          return isWanted
        },
  }
}

export type Suggestion = ReturnType<typeof useSuggestion>
