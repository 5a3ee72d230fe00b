import { limits } from '#contract/limits.ts'
import { useStore } from '#web/shared/browser/store.ts'
import { storedValue } from '#web/shared/browser/stored-value.ts'
import { limitFor, readSelection, toggled, type Chosen } from './selection.ts'

const selection = storedValue('compare', readSelection)
const none: readonly Chosen[] = []

/** The caterers that are ticked, in the order in which they were; none on the server and before the page is alive. */
export function useSelection(): readonly Chosen[] {
  return useStore(selection, (chosen) => chosen, none)
}

export function useIsSelected(id: string): boolean {
  return useStore(selection, (all) => all.some((chosen) => chosen.id === id), false)
}

/** How many may be selected on this screen now. */
export function currentLimit(): number {
  return limitFor(matchMedia(`(width < ${limits.compare.narrowBelowPx}px)`).matches)
}

/** Adds or removes; returns how many there may be at most when it could not be added. */
export function toggleSelected(caterer: Chosen): { full: number } | undefined {
  const limit = currentLimit()
  const next = toggled(selection.get(), caterer, limit)
  if (next === 'full') return { full: limit }
  selection.set(next)
  return undefined
}

export function removeSelected(id: string): void {
  selection.set(selection.get().filter((chosen) => chosen.id !== id))
}

/** Selects exactly these, as the page of the comparison shows them. */
export function selectOnly(caterers: readonly Chosen[]): void {
  selection.set(readSelection(caterers))
}
