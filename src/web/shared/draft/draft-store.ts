import { useStore } from '#web/shared/browser/store.ts'
import { createStored } from '#web/shared/browser/stored-value.ts'
import type { FormDraft } from '#web/shared/form/form-draft.ts'
import type { Details, Draft } from './draft-shape.ts'
import { clearDraft, readDraft, storageKeys, writeDraft } from './draft.ts'

/** The order in the making, the same in every tab. */
const store = createStored<Draft | undefined>({
  keys: [storageKeys.draft, storageKeys.coupon],
  read: () => readDraft(),
  write: (draft) => (draft ? writeDraft(draft) : clearDraft()),
})

export function currentDraft(): Draft | undefined {
  return store.get()
}

/** Reads storage again, because another page of this tab may have begun an order since. */
export function reloadDraft(): Draft | undefined {
  return store.reload()
}

/** Changes the draft here and in storage; nothing happens when there is none. */
export function changeDraft(change: Partial<Draft>): void {
  const draft = currentDraft()
  if (draft) replaceDraft({ ...draft, ...change })
}

export function changeDetails(change: Partial<Details>): void {
  const draft = currentDraft()
  if (draft) changeDraft({ details: { ...draft.details, ...change } })
}

/** The details of the draft as a form edits them. */
export const draftDetails: FormDraft<Details> = {
  get: () => currentDraft()?.details,
  change: changeDetails,
  clear: forgetDraft,
  subscribe: store.subscribe,
}

/** Puts a draft in place of the one there is. */
export function replaceDraft(draft: Draft): void {
  store.set(draft)
}

/** Forgets the order and its coupon. */
export function forgetDraft(): void {
  store.set(undefined)
}

/** The draft, drawn again at every change. */
export function useDraft(): Draft | undefined {
  return useStore(store, (draft) => draft, undefined)
}
