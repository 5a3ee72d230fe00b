import { useRef, useState } from 'react'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { conflictsOf, isSame } from '#web/kitchen/conflict/edits.ts'
import { showDeleted } from '#web/kitchen/offer/deleted-offers.ts'
import { packagesOf, withPackage } from '#web/kitchen/offer/own-offer.ts'
import { changeOwnOffer, ownOfferNow, reloadOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { problemsIn } from '#web/shared/form/form-schema.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { noDraft, type Section } from './package-drafts.ts'
import { bandsLeft, entriesOf, type PackageEntry } from './package-entries.ts'
import { changesBetween, fieldsOf, newPackageFrom, type PackageFields } from './package-fields.ts'
import { packageSchema, type PackageContext } from './package-schema.ts'
import { saveOrder, type Packages } from './use-packages.ts'

/** Why a package was not submitted; it stays in the form as it was typed. */
export interface SubmitFailure {
  name: string
  message: string
  /** What the server answered; undefined where the form itself found something. */
  error: unknown
}

/** Returns what the rules of a package's form depend on. */
export function contextOf({ offer }: Pick<Packages, 'offer'>, { initial, saved }: PackageEntry): PackageContext {
  return { menus: offer.menus, mayBeForAny: saved !== undefined && initial.bands.length === 0 }
}

/** Submits what was changed in the form of a section: all that can be saved is, and the others are named (R282, R423, R424). */
export function useSubmitPackages(packages: Packages, section: Section) {
  const { catererId, offer, store } = packages
  const [pending, setPending] = useState(false)
  const [failures, setFailures] = useState<Readonly<Record<string, SubmitFailure>>>({})
  const busy = useRef(false)
  /** Ids of new packages that this form has created, by their keys. */
  const ids = useRef(new Map<string, string>())

  const put = (saved: OwnPackage) => changeOwnOffer(catererId, (now) => withPackage(now, saved))
  const submitOne = async (entry: PackageEntry): Promise<Omit<SubmitFailure, 'name'> | undefined> => {
    const { key, saved, draft, values } = entry
    try {
      if (entry.isRemoved) {
        await removed(entry)
        return undefined
      }
      const [problem] = problemsIn(packageSchema, values, contextOf(packages, entry))
      if (problem) return { message: problem.message, error: undefined }
      if (entry.conflicts.length > 0) return { message: m.packages_choose_first(), error: undefined }
      const result = saved ? await change(entry, saved) : await createPackage(key, values)
      put(result)
      if (!saved) ids.current.set(key, result.id)
      const now = store.get()[key]
      store.put(key, undefined)
      // What was typed meanwhile is an edit of what was saved.
      if (now && now !== draft) store.put(result.id, { ...noDraft, typed: now.typed, before: fieldsOf(result) })
      return undefined
    } catch (error) {
      if (error instanceof ApiError && error.code === 'menu_not_found') await reloadOwnOffer(catererId)
      return { message: failureMessage(error, [], m.packages_failed()), error }
    }
  }
  /** Takes a package out of a section; one that is in no other is deleted. */
  const removed = async (entry: PackageEntry) => {
    const { key, saved } = entry
    const bands = bandsLeft(entry, section)
    if (saved && bands.length > 0)
      put(await api('PATCH /api/dishes/{id}', { params: { id: saved.id }, body: { bands } }))
    else if (saved) showDeleted(catererId, await api('DELETE /api/dishes/{id}', { params: { id: saved.id } }))
    store.put(key, undefined)
  }
  /** Sends an edited package; once more when other details were changed elsewhere than those that were edited here. */
  const change = async ({ key, draft }: PackageEntry, saved: OwnPackage): Promise<OwnPackage> => {
    const send = (base: OwnPackage) => {
      const initial = fieldsOf(base)
      const changes = changesBetween(initial, { ...initial, ...draft.typed })
      return api('PATCH /api/dishes/{id}', { params: { id: key }, body: { ...changes, version: base.version } })
    }
    try {
      return await send(saved)
    } catch (error) {
      const current = packageIn(error)
      if (!current) throw error
      put(current)
      if (conflictsOf(draft, fieldsOf(current)).length > 0) throw error
      return send(current)
    }
  }

  /** Puts packages that were created into their places: each is created as the last. */
  const arrange = (band: GuestBand, entries: readonly PackageEntry[]) => {
    const there = new Set(packagesOf(ownOfferNow(catererId) ?? offer, band).map(({ id }) => id))
    const order = entries.map(({ key }) => ids.current.get(key) ?? key).filter((id) => there.has(id))
    return saveOrder(catererId, band, order)
  }

  return {
    pending,
    failures,
    /** Returns the key of the first package that was not submitted. */
    submit: async (): Promise<string | undefined> => {
      if (busy.current) return undefined
      const entries = entriesOf(offer, store.get(), section)
      const changed = entries.filter(({ isChanged }) => isChanged)
      if (changed.length === 0) {
        notify(m.manage_no_changes())
        return undefined
      }
      busy.current = true
      setPending(true)
      const failed: Record<string, SubmitFailure> = {}
      for (const entry of changed) {
        const failure = await submitOne(entry)
        if (failure) failed[entry.key] = { name: entry.values.name, ...failure }
      }
      if (section !== 'any' && changed.some(({ saved }) => !saved)) await arrange(section, entries)
      setFailures(failed)
      setPending(false)
      busy.current = false
      const [first] = Object.keys(failed)
      if (first === undefined) notify(m.packages_submitted(), 'success')
      else notify(m.packages_submit_failed(), 'error')
      return first
    },
  }
}

/**
 * Creates the package of a draft under the draft's key. After a lost answer the server returns the package that it created then, which
 * gets what was typed since.
 */
async function createPackage(key: string, values: PackageFields): Promise<OwnPackage> {
  const body = newPackageFrom(values)
  const created = await api('POST /api/dishes', { body }, { headers: { 'Idempotency-Key': key } })
  const initial = fieldsOf(created)
  if (isSame(newPackageFrom(initial), body)) return created
  const changes = changesBetween(initial, values)
  return api('PATCH /api/dishes/{id}', { params: { id: created.id }, body: { ...changes, version: created.version } })
}

/** The package as it is saved now, where it was changed elsewhere. */
function packageIn(error: unknown): OwnPackage | undefined {
  // The operation answers `offer_changed` with the package.
  return error instanceof ApiError && error.code === 'offer_changed' ? (error.current as OwnPackage) : undefined
}
