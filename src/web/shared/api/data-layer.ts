import { readStored, writeStored } from '#web/shared/browser/storage.ts'

/** Something reached on the site. It says what happened, never to whom. */
interface Conversion {
  event: 'sign_up'
  role: 'user' | 'caterer'
}

declare global {
  interface Window {
    dataLayer?: Conversion[]
  }
}

const agreedKey = 'mayBeCounted'

/** Whether whoever uses this browser has agreed to be counted; nobody has until they say so. */
export function mayBeCounted(): boolean {
  return readStored(agreedKey) === 'true'
}

/** Keeps the answer of whoever uses this browser; it can be taken back at any time. */
export function agreeToBeCounted(agreed: boolean): void {
  writeStored(agreedKey, agreed ? 'true' : undefined)
}

/** Puts a conversion into the page's own data layer, which no script of others reads, if that was agreed to (C51). */
export function countConversion(conversion: Conversion): void {
  if (!mayBeCounted()) return
  window.dataLayer ??= []
  window.dataLayer.push(conversion)
}
