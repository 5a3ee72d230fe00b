import { storedValue } from '#web/shared/browser/stored-value.ts'
import { restoreValues, type FormSchema } from './form-schema.ts'

/** What was entered into a form and is not saved yet. It outlives the page and is the same in every tab. */
export interface FormDraft<Values extends object> {
  /** The edited fields; undefined when there are none. The same object until it changes. */
  get(): Partial<Values> | undefined
  /** Adds edits. */
  change(change: Partial<Values>): void
  /** Forgets all edits, once they were saved or discarded. */
  clear(): void
  /** Calls `listener` at every change, those of other tabs included. Returns what ends that. */
  subscribe(listener: () => void): () => void
}

interface StoredDraft<Values> {
  version: 1
  /** Id of the account; other accounts in this browser do not get it. */
  owner: string
  typed: Partial<Values>
}

/**
 * Drafts of one form in local storage under `key`, one per browser: that of an account that edits replaces another one's. Where
 * storage is blocked or full, a draft lasts as long as the page. A sign-out clears it with the rest of the storage.
 */
export function storedDrafts<Values extends object, Context>(
  key: string,
  schema: FormSchema<Values, Context>,
): (owner: string) => FormDraft<Values> {
  const stored = storedValue(key, (read) => draftFrom(schema, read))
  return (owner) => {
    const get = () => (stored.get()?.owner === owner ? stored.get()?.typed : undefined)
    return {
      get,
      change: (change) => stored.set({ version: 1, owner, typed: { ...get(), ...change } }),
      clear: () => stored.set(undefined),
      subscribe: stored.subscribe,
    }
  }
}

function draftFrom<Values extends object, Context>(
  schema: FormSchema<Values, Context>,
  stored: unknown,
): StoredDraft<Values> | undefined {
  if (!isObject(stored) || stored.version !== 1 || typeof stored.owner !== 'string' || !isObject(stored.typed))
    return undefined
  return { version: 1, owner: stored.owner, typed: restoreValues(schema, stored.typed) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
