import { readStored, writeStored } from '#web/shared/browser/storage.ts'

/** The spec's key of local storage: set once the tour was shown, however it was left (R253–R256). */
const key = 'visited'

/** Holds for this page where storage is forbidden. */
let isKnown = false

export function hasVisited(): boolean {
  return isKnown || readStored(key) !== null
}

export function rememberVisit(): void {
  isKnown = true
  writeStored(key, 'true')
}
