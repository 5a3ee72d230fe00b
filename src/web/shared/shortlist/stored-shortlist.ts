import { storedValue } from '#web/shared/browser/stored-value.ts'
import { parseStoredShortlist } from './shortlist.ts'

/** What this browser keeps; with an account it is the copy of what the account keeps. */
export const storedShortlist = storedValue(
  'shortlist',
  parseStoredShortlist,
  // Nothing is left behind by a sign-out.
  ({ ids, owner }) => ids.length === 0 && owner === undefined,
)
