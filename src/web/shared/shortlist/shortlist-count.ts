import { createStore, useStore } from '#web/shared/browser/store.ts'

const count = createStore(() => 0)

/** How many caterers are on the shortlist; 0 until {@link setShortlistCount} has said it. */
export function useShortlistCount(): number {
  return useStore(count, (now) => now, 0)
}

/** Called by what follows the shortlist, which pages are drawn without. */
export function setShortlistCount(now: number): void {
  count.set(now)
}
