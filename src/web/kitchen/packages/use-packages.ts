import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { packageListKey, type GuestBand } from '#contract/values/guest-band.ts'
import { isSame } from '#web/kitchen/conflict/edits.ts'
import { showDeleted } from '#web/kitchen/offer/deleted-offers.ts'
import { packagesOf, withPackage } from '#web/kitchen/offer/own-offer.ts'
import { changeOwnOffer, ownOfferNow, reloadOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { moved } from '#web/kitchen/sortable/move.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { newKey, noDraft, packageDraftStore, type PackageDrafts, type Section } from './package-drafts.ts'
import { entriesOf, type PackageEntry } from './package-entries.ts'
import { copyOf, emptyPackage } from './package-fields.ts'

const none: PackageDrafts = {}

export type Packages = ReturnType<typeof usePackages>

/** The packages of a caterer with what is not submitted, and what is done to one of them immediately. */
export function usePackages(userId: string, catererId: string, offer: OwnOffer) {
  const store = useMemo(() => packageDraftStore(userId), [userId])
  const drafts = useSyncExternalStore(store.subscribe, store.get, () => none)
  const [busy, setBusy] = useState<string>()
  const orders = useRef(Promise.resolve())

  /** Does one thing to one package, and says why when it fails. */
  const run = async (key: string, work: () => Promise<void>) => {
    if (busy !== undefined) return
    setBusy(key)
    try {
      await work()
    } catch (error) {
      notify(failureMessage(error, [], m.packages_failed()), 'error')
      await reloadOwnOffer(catererId)
    } finally {
      setBusy(undefined)
    }
  }
  const create = (section: Section, typed: PackageDrafts[string]['typed']) => {
    const key = newKey()
    store.put(key, { ...noDraft, typed, home: section })
    return key
  }

  return {
    catererId,
    offer,
    store,
    drafts,
    /** The package to which something is being done. */
    busy,
    /** Adds an empty package to the form of a section. Returns its key. */
    add: (section: Section) => create(section, emptyPackage('package', section === 'any' ? [] : [section])),
    /** Adds a package with the same content, edits included. Returns its key. */
    duplicate: ({ values }: PackageEntry, section: Section) =>
      create(section, {
        ...copyOf(values, m.packages_copy_name({ name: values.name })),
        bands: section === 'any' ? values.bands : [section],
      }),
    remove: ({ key, draft }: PackageEntry, section: Section) =>
      store.put(key, { ...draft, removedFrom: [...draft.removedFrom, section] }),
    putBack: ({ key, saved, draft }: PackageEntry, section: Section) => {
      const removedFrom = draft.removedFrom.filter((other) => other !== section)
      const isEmpty = saved && removedFrom.length === 0 && Object.keys(draft.typed).length === 0
      store.put(key, isEmpty ? undefined : { ...draft, removedFrom })
    },
    discard: (entries: readonly PackageEntry[]) => {
      for (const { key } of entries) store.put(key, undefined)
    },
    setShown: ({ key, saved }: PackageEntry, isShown: boolean) =>
      run(key, async () => {
        if (!saved) return
        const body = { status: { id: isShown ? (1 as const) : (2 as const) } }
        const changed = await api('PATCH /api/dishes/{id}', { params: { id: saved.id }, body })
        changeOwnOffer(catererId, (now) => withPackage(now, changed))
        notify(isShown ? m.packages_shown({ name: saved.name }) : m.packages_hidden({ name: saved.name }), 'success')
      }),
    /** Deletes a saved package after a question. Its edits return with it when it is restored. */
    deleteNow: async ({ key, saved }: PackageEntry) => {
      const question = saved && m.packages_delete_question({ name: saved.name })
      const answers = { no: m.packages_delete_keep(), yes: m.packages_delete_yes() }
      if (!saved || !question || !(await askFirst(question, answers))) return
      await run(key, async () =>
        showDeleted(catererId, await api('DELETE /api/dishes/{id}', { params: { id: saved.id } })),
      )
    },
    /** Moves a package within its range. Several moves are saved one after the other; the place of a new one is kept with its draft. */
    move: (section: Section, from: number, to: number) => {
      if (section === 'any') return
      const order = moved(entriesOf(ownOfferNow(catererId) ?? offer, store.get(), section), from, to)
      for (const [place, { key, saved, draft }] of order.entries())
        if (!saved && draft.place !== place) store.put(key, { ...draft, place })
      orders.current = saveOrder(
        catererId,
        section,
        order.flatMap(({ saved }) => (saved ? [saved.id] : [])),
        orders.current,
      )
    },
  }
}

/** Shows packages of a range in an order and saves it, after what is saved before it. Nothing where they are in that order. */
export async function saveOrder(
  catererId: string,
  section: GuestBand,
  ids: readonly string[],
  earlier?: Promise<void>,
): Promise<void> {
  const offer = ownOfferNow(catererId)
  if (
    !offer ||
    isSame(
      ids,
      packagesOf(offer, section).map(({ id }) => id),
    )
  )
    return earlier
  const order = { [packageListKey[section]]: [...ids] }
  changeOwnOffer(catererId, (now) => ({ ...now, lists: { ...now.lists, ...order } }))
  await earlier
  try {
    await api('PATCH /api/caterer/{id}', { params: { id: catererId }, body: order })
  } catch (error) {
    notify(failureMessage(error, [], m.packages_failed()), 'error')
    await reloadOwnOffer(catererId)
  }
}
