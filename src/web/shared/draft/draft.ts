import type { GuestBand } from '#contract/values/guest-band.ts'
import { readStored, writeStored } from '#web/shared/browser/storage.ts'
import { hasSeveralDiets } from './diet-split.ts'
import { emptyDetails, type Draft } from './draft-shape.ts'
import { draftFrom } from './stored-draft.ts'

/** The spec's keys of local storage that hold an order in the making (R213). */
export const storageKeys = { draft: 'dishDetails', people: 'numberOfPeople', coupon: 'coupon' } as const

/** What the caterer page knows when Order is pressed. */
export interface ChosenPackage {
  catererSlug: string
  catererCity?: string | undefined
  catererId: string
  packageId: string
  packageName: string
  band?: GuestBand | undefined
  /** Whether the customer is known to have entered who eats what; a split of several diets always was entered. */
  isSplitEntered?: boolean
}

/** Where a draft is kept: local storage, or nothing where a browser forbids it. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const browser: DraftStorage = {
  getItem: readStored,
  setItem: writeStored,
  removeItem: (key) => writeStored(key, undefined),
}

/**
 * Begins an order, or goes on with the one there is: what was typed about the event is kept,
 * the dishes too while the caterer stays the same (the next page keeps those that fit the package).
 */
export function startDraft(chosen: ChosenPackage, storage: DraftStorage = browser): Draft {
  const draft = draftOf(chosen, readDraft(storage))
  writeDraft(draft, storage)
  return draft
}

/** The draft that {@link startDraft} makes of the one `before`. */
export function draftOf(chosen: ChosenPackage, before: Draft | undefined): Draft {
  const sameCaterer = before?.catererId === chosen.catererId
  const samePackage = sameCaterer && before.packageId === chosen.packageId
  // A menu that was only suggested belongs to its package; another one suggests its own.
  const isKept = sameCaterer && (samePackage || !before.suggested?.untouched)
  const { veg, jain, nonVeg, ...details } = before?.details ?? emptyDetails
  const keepsSplit = samePackage || chosen.isSplitEntered === true || hasSeveralDiets({ veg, jain, nonVeg })
  return {
    version: 1,
    catererId: chosen.catererId,
    catererSlug: chosen.catererSlug,
    ...(chosen.catererCity === undefined ? {} : { catererCity: chosen.catererCity }),
    packageId: chosen.packageId,
    name: chosen.packageName,
    band: chosen.band,
    menu: isKept ? before.menu : [],
    // A split that followed from the package is worked out again for another one. Guests whom the customer named stay named:
    // the menu is suggested for them, and a package without food for them is refused by name.
    details: keepsSplit ? { ...details, veg, jain, nonVeg } : { ...emptyDetails, ...details },
    coupon: before?.coupon,
    placing: before?.placing,
    ...(before?.signUp ? { signUp: before.signUp } : {}),
    ...(samePackage && before.suggested ? { suggested: before.suggested } : {}),
    ...(before?.event === undefined ? {} : { event: before.event }),
  }
}

/** The draft as it is stored; undefined when there is none or it cannot be read. */
export function readDraft(storage: DraftStorage = browser): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.draft) ?? 'null')
    const draft = draftFrom(stored)
    return draft && { ...draft, coupon: storage.getItem(storageKeys.coupon) || undefined }
  } catch {
    return undefined
  }
}

/** Stores a draft, its coupon and range of guests under keys of their own. */
export function writeDraft(draft: Draft, storage: DraftStorage = browser): void {
  const { coupon, ...stored } = draft
  storage.setItem(storageKeys.draft, JSON.stringify(stored))
  if (draft.band) storage.setItem(storageKeys.people, draft.band)
  if (coupon) storage.setItem(storageKeys.coupon, coupon)
  else storage.removeItem(storageKeys.coupon)
}

/** Forgets the order and its coupon, as after it was paid. */
export function clearDraft(storage: DraftStorage = browser): void {
  storage.removeItem(storageKeys.draft)
  storage.removeItem(storageKeys.coupon)
}
