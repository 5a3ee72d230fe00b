import { useState, useSyncExternalStore } from 'react'
import type { FormDraft } from './form-draft.ts'

/**
 * What the fields of a form hold: what was entered, kept in the draft where there is one, above `initial`. With a draft a change of
 * `initial` shows immediately; without one the form holds what it was opened or reset with.
 */
export function useFormValues<Values extends object>(initial: Values, draft: FormDraft<Values> | undefined) {
  const stored = useSyncExternalStore(draft?.subscribe ?? never, draft?.get ?? nothing, nothing)
  const [opened, setOpened] = useState(initial)
  const [entered, setEntered] = useState<Partial<Values>>({})
  const [base, edits] = draft ? [initial, stored ?? {}] : [opened, entered]
  const values: Values = { ...base, ...edits }
  return {
    values,
    /** Whether there are edits that are not saved; without a draft, whether a field holds something else than at first. */
    isEdited: draft ? Object.keys(edits).length > 0 : JSON.stringify(values) !== JSON.stringify(base),
    set(change: Partial<Values>) {
      if (draft) draft.change(change)
      else setEntered((before) => ({ ...before, ...change }))
    },
    /** Forgets all edits; without a draft the form holds `next` from then on. */
    reset(next: Values) {
      draft?.clear()
      setOpened(next)
      setEntered({})
    },
  }
}

const never = () => () => {}
const nothing = () => undefined
