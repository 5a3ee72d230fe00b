import { useMemo } from 'react'
import { readTabStored, writeTabStored } from '#web/shared/browser/storage.ts'
import { createStore } from '#web/shared/browser/store.ts'
import type { FormDraft } from './form-draft.ts'
import { restoreValues, type FormSchema } from './form-schema.ts'

/**
 * Returns the draft of a form for which nobody need be signed in. It survives a reload and goes with the tab, as browsers are shared, and
 * with a sign-out.
 *
 * @param key key of the tab's storage. While the component lives it stays the same.
 */
export function useTabDraft<Values extends object, Context>(
  key: string,
  schema: FormSchema<Values, Context>,
): FormDraft<Values> {
  return useMemo(() => tabDraft(key, schema), [key, schema])
}

function tabDraft<Values extends object, Context>(key: string, schema: FormSchema<Values, Context>): FormDraft<Values> {
  const edits = createStore(() => draftFrom(schema, readTabStored(key)))
  const put = (typed: Partial<Values> | undefined) => {
    writeTabStored(key, typed && JSON.stringify(typed))
    edits.set(typed)
  }
  // Local storage that was cleared, as by a sign-out, has no key.
  const clearOnSignOut = (event: StorageEvent) => event.key === null && put(undefined)
  return {
    get: edits.get,
    subscribe(listener) {
      const stop = edits.subscribe(listener)
      addEventListener('storage', clearOnSignOut)
      return () => {
        removeEventListener('storage', clearOnSignOut)
        stop()
      }
    },
    change: (change) => put({ ...edits.get(), ...change }),
    clear: () => put(undefined),
  }
}

function draftFrom<Values extends object, Context>(
  schema: FormSchema<Values, Context>,
  text: string | null,
): Partial<Values> | undefined {
  if (text === null) return undefined
  try {
    return restoreValues(schema, JSON.parse(text))
  } catch {
    // Another user's value under our key counts as nothing.
    return undefined
  }
}
