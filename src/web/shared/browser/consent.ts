import { loadTag, readTag, silenceTag } from './google-tag.ts'
import { readStored, writeStored } from './storage.ts'

/** Key of the choice about the tag, where the operator has one. */
export const consentKey = 'cookieChoice'
/** Key of the consent to be counted, which registration asks for where there is no tag. */
const countedKey = 'mayBeCounted'

/** Reports whether the user of this browser has agreed to be counted; nobody has until they say so. */
export function mayBeCounted(): boolean {
  return readTag() ? readStored(consentKey) === 'accepted' : readStored(countedKey) === 'true'
}

/** Stores the answer of this browser's user, which can be changed at any time, and fetches or silences the tag. */
export function agreeToBeCounted(agreed: boolean): void {
  const tag = readTag()
  if (!tag) return writeStored(countedKey, agreed ? 'true' : undefined)
  const choice = agreed ? 'accepted' : 'declined'
  writeStored(consentKey, choice)
  document.documentElement.dataset['consent'] = choice
  if (agreed) loadTag(tag)
  else silenceTag(tag)
}

/** Shows the banner again. */
export function askForConsent(): void {
  document.documentElement.dataset['consent'] = 'ask'
}
