import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { OwnPackage, PackageChanges } from '#contract/endpoints/offer/packages.ts'
import { conflictsOf } from '#web/kitchen/conflict/edits.ts'
import { withPackage } from '#web/kitchen/offer/own-offer.ts'
import { changeOwnOffer, reloadOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { showDeleted } from '#web/kitchen/offer/deleted-offers.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { itemsBody, isComposedAnew, marksBody } from './item-fields.ts'
import { noDraft, packageDraftStore } from './package-drafts.ts'
import { entryOf } from './package-entries.ts'
import { changesBetween, fieldsOf, newPackageFrom } from './package-fields.ts'

/** Key of the draft of a custom menu that does not exist yet; there is one at most. */
const newCustomKey = 'new-custom'

/** What is done to the custom menu. */
type Act = 'create' | 'update' | 'details' | 'delete'

interface Failure {
  name: string
  message: string
  error: unknown
}

/** The one custom menu of a caterer: created where there is none (R283), updated when it differs (R284), deleted. */
export function useCustomMenu(userId: string, catererId: string, offer: OwnOffer) {
  const store = useMemo(() => packageDraftStore(userId), [userId])
  const drafts = useSyncExternalStore(store.subscribe, store.get, store.get)
  const [busy, setBusy] = useState<Act>()
  const [failure, setFailure] = useState<Failure>()
  const running = useRef(false)
  const saved = offer.packages.find(({ kind }) => kind === 'custom')
  const key = saved?.id ?? newCustomKey
  const stored = drafts[key] ?? noDraft
  const draft = saved ? stored : { ...stored, typed: { ...stored.typed, kind: 'custom' as const } }
  const entry = entryOf(key, saved, draft)
  const { initial, values } = entry

  /** Does one thing at a time. `failed` is what is said when it fails, beside the reason. */
  const run = async (act: Act, failed: string, work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(act)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'menu_not_found'
      const missing = act === 'delete' ? m.packages_custom_delete_missing() : m.packages_custom_update_missing()
      notify(isGone ? missing : failed, 'error')
      setFailure({ name: values.name, message: failureMessage(error, [], failed), error })
      const current = packageIn(error)
      if (current) changeOwnOffer(catererId, (now) => withPackage(now, current))
      else if (isGone || (error instanceof ApiError && error.code === 'custom_menu_exists'))
        await reloadOwnOffer(catererId)
    } finally {
      running.current = false
      setBusy(undefined)
    }
  }
  const put = (changed: OwnPackage) => changeOwnOffer(catererId, (now) => withPackage(now, changed))

  /** Sends changes; once more when what was changed elsewhere are other details. Forgets the edits that were saved. */
  const patch = async (changesTo: (base: OwnPackage) => PackageChanges, names: readonly (keyof typeof values)[]) => {
    if (!saved) throw new Error('there is no custom menu')
    const send = (base: OwnPackage) =>
      api('PATCH /api/dishes/{id}', { params: { id: key }, body: { ...changesTo(base), version: base.version } })
    let changed: OwnPackage
    try {
      changed = await send(saved)
    } catch (error) {
      const current = packageIn(error)
      if (!current || conflictsOf(draft, fieldsOf(current)).length > 0) throw error
      changed = await send(current)
    }
    put(changed)
    const without = (part: object) =>
      Object.fromEntries(Object.entries(part).filter(([name]) => !names.some((each) => each === name)))
    const typed = without(draft.typed)
    store.put(key, Object.keys(typed).length > 0 ? { ...draft, typed, before: without(draft.before) } : undefined)
  }

  return {
    entry,
    store,
    busy,
    failure,
    /** Whether the update button does anything (R285). */
    isComposed: saved !== undefined && isComposedAnew(initial.items, values.items),
    create: () =>
      run('create', m.packages_custom_create_failed(), async () => {
        put(await api('POST /api/dishes', { body: newPackageFrom(values) }))
        store.put(newCustomKey, undefined)
        notify(m.packages_custom_created(), 'success')
      }),
    /** Saves the items with their order. */
    update: () =>
      run('update', m.packages_custom_update_failed(), async () => {
        await patch(() => ({ items: itemsBody(values.items), defaultSelection: marksBody(values.items) }), ['items'])
        notify(m.packages_custom_updated(), 'success')
      }),
    /** Saves everything that differs, prices and words too. */
    saveDetails: async () => {
      if (!saved) return
      if (Object.keys(changesBetween(initial, values)).length === 0) return notify(m.manage_no_changes())
      await run('details', m.manage_save_failed(), async () => {
        const changesTo = (base: OwnPackage) => changesBetween(fieldsOf(base), { ...fieldsOf(base), ...draft.typed })
        await patch(changesTo, Object.keys(values) as (keyof typeof values)[])
        notify(m.manage_saved(), 'success')
      })
    },
    deleteNow: async () => {
      const answers = { no: m.packages_delete_keep(), yes: m.packages_custom_delete() }
      if (!saved || !(await askFirst(m.packages_custom_delete_question({ name: saved.name }), answers))) return
      await run('delete', m.packages_custom_delete_failed(), async () => {
        const deleted = await api('DELETE /api/dishes/{id}', { params: { id: saved.id } })
        showDeleted(catererId, deleted, m.packages_custom_deleted())
      })
    },
  }
}

/** The package as it is saved now, where it was changed elsewhere. */
function packageIn(error: unknown): OwnPackage | undefined {
  // The operation answers `offer_changed` with the package.
  return error instanceof ApiError && error.code === 'offer_changed' ? (error.current as OwnPackage) : undefined
}
