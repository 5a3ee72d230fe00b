import { createStore, useStore } from '#web/shared/browser/store.ts'
import { loadMap } from './load-map.ts'

type MapParts = Awaited<ReturnType<typeof loadMap>>

interface OpenMap {
  isOpen: boolean
  /** Undefined until they are loaded. */
  parts?: MapParts
  /** Could not be loaded. The next load of the page tries again; the list works without it. */
  hasFailed?: boolean
}

const closed: OpenMap = { isOpen: false }
/** For the two places of the map: beside the list, and over it on a phone. */
const openMap = createStore(() => closed)
const change = (changes: Partial<OpenMap>) => openMap.set({ ...openMap.get(), ...changes })

async function load(): Promise<void> {
  if (openMap.get().parts) return
  change({ parts: await loadMap(), hasFailed: false })
}

/** Loads the script of the map before the press that will want it; a failure is left to that press. */
export const prepareMap = () => void load().catch(() => undefined)

function open(): void {
  change({ isOpen: true })
  load().catch(() => change({ hasFailed: true }))
}

const close = () => change({ isOpen: false })

/** Its parts are in a store and not in a lazy component: React holds back for 300 ms what follows an empty fallback. */
export function useOpenMap() {
  return { ...useStore(openMap, (state) => state, closed), open, close }
}
