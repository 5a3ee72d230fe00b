import { useState } from 'react'
import { createStore } from '#web/shared/browser/store.ts'
import type { FormDraft } from './form-draft.ts'

/**
 * Returns a draft that lasts as long as the component. With it a form of saved settings shows what others save meanwhile, below
 * what was edited here.
 */
export function usePageDraft<Values extends object>(): FormDraft<Values> {
  const [draft] = useState(createDraft<Values>)
  return draft
}

function createDraft<Values extends object>(): FormDraft<Values> {
  const edits = createStore<Partial<Values> | undefined>(() => undefined)
  return {
    get: edits.get,
    subscribe: edits.subscribe,
    change: (change) => edits.set({ ...edits.get(), ...change }),
    clear: () => edits.set(undefined),
  }
}
