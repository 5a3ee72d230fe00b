import { createStore, useStore } from '#web/shared/browser/store.ts'

/** Whether the map is open, for its two places: beside the list, and over it on a phone. */
const openMap = createStore(() => false)

export function useOpenMap(): { isOpen: boolean; open: () => void; close: () => void } {
  const isOpen = useStore(openMap, (value) => value, false)
  return { isOpen, open: () => openMap.set(true), close: () => openMap.set(false) }
}
