import { useSyncExternalStore } from 'react'
import type { Details, Draft } from './draft-shape.ts'
import { clearDraft, readDraft, storageKeys, writeDraft } from './draft.ts'

let current: { draft: Draft | undefined } | undefined
const listeners = new Set<() => void>()

function publish(draft: Draft | undefined): void {
  current = { draft }
  for (const listener of listeners) listener()
}

/** The order in the making, read from storage once and kept in step with other tabs. */
export function currentDraft(): Draft | undefined {
  current ??= { draft: readDraft() }
  return current.draft
}

/** Reads storage again, because another page of this tab may have begun an order since. */
export function reloadDraft(): Draft | undefined {
  publish(readDraft())
  return current?.draft
}

/** Changes the draft here and in storage; nothing happens when there is none. */
export function changeDraft(change: Partial<Draft>): void {
  const draft = currentDraft()
  if (!draft) return
  const changed = { ...draft, ...change }
  publish(changed)
  writeDraft(changed)
}

export function changeDetails(change: Partial<Details>): void {
  const draft = currentDraft()
  if (draft) changeDraft({ details: { ...draft.details, ...change } })
}

/** Puts a draft in place of the one there is. */
export function replaceDraft(draft: Draft): void {
  publish(draft)
  writeDraft(draft)
}

/** Forgets the order and its coupon. */
export function forgetDraft(): void {
  publish(undefined)
  clearDraft()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const fromOtherTab = (event: StorageEvent) => {
    // Cleared storage has no key: the user signed out.
    if (event.key === null || event.key === storageKeys.draft || event.key === storageKeys.coupon) reloadDraft()
  }
  addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromOtherTab)
  }
}

/** The draft, drawn again at every change. */
export function useDraft(): Draft | undefined {
  return useSyncExternalStore(subscribe, currentDraft, () => undefined)
}
