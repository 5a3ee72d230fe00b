import { storedValue } from '#web/shared/browser/stored-value.ts'
import { readKept } from './shortlist.ts'

/** What this browser keeps; with an account it is the copy of what the account keeps. */
export const keptShortlist = storedValue('shortlist', readKept)
