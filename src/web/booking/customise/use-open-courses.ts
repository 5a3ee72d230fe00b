import { useState } from 'react'
import type { ItemSelection } from '#contract/rules/package-selection.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import type { Suggestion } from './use-suggestion.ts'

export type OpenCourses = ReturnType<typeof useOpenCourses>

/** Categories whose dishes are shown, of those in one scroll: all of them while nothing is chosen. */
export function useOpenCourses(offer: Offer, selections: readonly ItemSelection[]) {
  const all = offer.items.map(({ id }) => id)
  const [opened, setOpened] = useState<readonly string[]>(() =>
    selections.every(({ dishes }) => dishes.length === 0) ? all : [],
  )
  return {
    opened,
    open: (itemId: string) => setOpened((before) => [...before, itemId]),
    close: (itemId: string) => setOpened((before) => before.filter((id) => id !== itemId)),
    /** A suggested menu is shown in rows, an empty one with all dishes. */
    following: (suggestion: Suggestion): Suggestion => ({
      ...suggestion,
      suggest:
        suggestion.suggest &&
        (() => {
          setOpened([])
          suggestion.suggest?.()
        }),
      startEmpty:
        suggestion.startEmpty &&
        (async () => {
          const isEmptied = (await suggestion.startEmpty?.()) ?? false
          if (isEmptied) setOpened(all)
          return isEmptied
        }),
    }),
  }
}
