import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { withEdit, type Edits } from '#web/kitchen/conflict/edits.ts'
import { storedDrafts, type FormDraft } from '#web/shared/form/form-draft.ts'
import { restoreValues, type FormSchema } from '#web/shared/form/form-schema.ts'
import { packageSchema } from './package-schema.ts'
import type { PackageFields } from './package-fields.ts'

/** A section of packages: a range of guests, or packages that name none and are for any number. */
export type Section = GuestBand | 'any'

/** What was done to a package and is not submitted: of a new one everything, of a saved one its edits. */
export interface PackageDraft extends Edits<PackageFields> {
  /** Sections in whose form it was removed. */
  removedFrom: readonly Section[]
  /** Section in whose form a new one was added. */
  home?: Section | undefined
  /** Place that a new one was moved to in that form, from 0 on; the last without one. */
  place?: number | undefined
}

/** Drafts by the id of their package; that of a new one begins with {@link newPrefix}. */
export type PackageDrafts = Readonly<Record<string, PackageDraft>>

const sections: readonly Section[] = [...guestBands, 'any']
const newPrefix = 'new-'

export const noDraft: PackageDraft = { typed: {}, before: {}, removedFrom: [] }

export function isNew(key: string): boolean {
  return key.startsWith(newPrefix)
}

export function newKey(): string {
  return newPrefix + crypto.randomUUID()
}

export const draftsSchema: FormSchema<{ drafts: PackageDrafts }> = { drafts: { restore: draftsFrom } }

const storedPackageDrafts = storedDrafts('unsavedPackages', draftsSchema)

/** The drafts of an account, stored in this browser. */
export interface PackageDraftStore {
  get(): PackageDrafts
  subscribe(changed: () => void): () => void
  /** Replaces a draft, or drops it. */
  put(key: string, draft: PackageDraft | undefined): void
}

const none: PackageDrafts = {}

export function packageDraftStore(userId: string): PackageDraftStore {
  const stored = storedPackageDrafts(userId)
  const get = () => stored.get()?.drafts ?? none
  return {
    get,
    subscribe: stored.subscribe,
    put(key, draft) {
      const { [key]: _, ...others } = get()
      const drafts = draft ? { ...get(), [key]: draft } : others
      if (Object.keys(drafts).length > 0) stored.change({ drafts })
      else stored.clear()
    },
  }
}

/** Returns the draft of one package as its form takes it; `saved` is what the form shows below it. */
export function formDraftOf(store: PackageDraftStore, key: string, saved: PackageFields): FormDraft<PackageFields> {
  return {
    get: () => store.get()[key]?.typed,
    subscribe: store.subscribe,
    clear: () => store.put(key, undefined),
    change: (change) => {
      const draft = store.get()[key] ?? noDraft
      store.put(key, { ...draft, ...withEdit(draft, saved, change) })
    },
  }
}

function draftsFrom(stored: unknown): PackageDrafts | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]: [string, unknown]) => {
      const draft = draftFrom(value)
      return draft ? [[key, draft]] : []
    }),
  )
}

function draftFrom(stored: unknown): PackageDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('typed' in stored)) return undefined
  const before = 'before' in stored ? stored.before : undefined
  const removed: readonly unknown[] =
    'removedFrom' in stored && Array.isArray(stored.removedFrom) ? stored.removedFrom : []
  return {
    typed: restoreValues(packageSchema, stored.typed),
    before: restoreValues(packageSchema, before),
    removedFrom: sections.filter((section) => removed.includes(section)),
    home: 'home' in stored ? sections.find((section) => section === stored.home) : undefined,
    place: 'place' in stored && typeof stored.place === 'number' ? stored.place : undefined,
  }
}
