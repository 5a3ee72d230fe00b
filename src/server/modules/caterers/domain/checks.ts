import { catererChecks, type CatererCheck } from '#contract/rules/approval-moves.ts'
import type { CatererProfile } from './profile.ts'

/** What of a profile an item of the checklist is about. */
const checked = {
  gstin: ['gstNo', 'gstScheme'],
  name: ['name', 'gstNo'],
  fssai: ['fssaiNo', 'fssaiExpiresOn'],
  address: ['address', 'location'],
  phone: ['mobileNo', 'contact'],
} as const satisfies Record<CatererCheck, readonly (keyof CatererProfile)[]>

/** Returns the items of the checklist that a change of the profile makes void. */
export function voidedChecks(before: CatererProfile, after: CatererProfile): CatererCheck[] {
  return catererChecks.filter((item) =>
    checked[item].some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])),
  )
}
