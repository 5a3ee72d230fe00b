import { useRef, useState } from 'react'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { DeletedOffer } from '#contract/endpoints/offer/parts.ts'
import { m } from '#messages'
import { showDeleted } from '#web/kitchen/offer/deleted-offers.ts'
import { withMenu, withoutDeleted } from '#web/kitchen/offer/own-offer.ts'
import { changeOwnOffer, reloadOwnOffer } from '#web/kitchen/offer/use-own-offer.ts'
import { ApiError, ApiUnreachable } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { MenuEntry } from './menu-entries.ts'
import { currentOf, sendMenu } from './send-menu.ts'
import { problemsFrom, type MenuFailure } from './use-menu-failures.ts'
import type { MenuForm } from './use-menu-form.ts'

interface Failed extends Omit<MenuFailure, 'key' | 'name'> {
  entry: MenuEntry
  isUnreachable: boolean
}

interface Outcome {
  saved: number
  deleted: DeletedOffer[]
  failed: Failed[]
}

interface Options {
  form: MenuForm
  catererId: string
  offer: OwnOffer
  /** Hears that all was processed. */
  onDone: () => void | Promise<void>
}

/** Sends all changes of the menu form, one category after the other. */
export function useSubmitMenus({ form, catererId, offer, onDone }: Options) {
  const [progress, setProgress] = useState<{ at: number; of: number }>()
  // A second press comes before the page is drawn again.
  const busy = useRef(false)

  const options = {
    dishPricesShown: form.dishPricesShown,
    askEverywhere: (name: string, packages: string) =>
      askFirst(m.menus_in_use({ name, packages }), { no: m.menus_keep(), yes: m.menus_delete_everywhere() }),
    load: async () => (await api('GET /api/caterer/{id}/offer', { params: { id: catererId } })).menus,
  }
  const sendAll = async (work: readonly MenuEntry[]): Promise<Outcome> => {
    const outcome: Outcome = { saved: 0, deleted: [], failed: [] }
    let known = offer
    const takeOver = (change: (before: OwnOffer) => OwnOffer) => {
      known = change(known)
      changeOwnOffer(catererId, change)
    }
    // Names of removed categories become free first.
    const inOrder = [...work.filter(({ isRemoved }) => isRemoved), ...work.filter(({ isRemoved }) => !isRemoved)]
    for (const [at, entry] of inOrder.entries()) {
      setProgress({ at: at + 1, of: inOrder.length })
      try {
        const sent = await sendMenu(entry, options)
        if (sent === 'kept') {
          form.putBackMenu(entry.key)
          continue
        }
        takeOver((before) => ('saved' in sent ? withMenu(before, sent.saved) : withoutDeleted(before, sent.deleted)))
        form.settle(entry.key, known.menus)
        if ('saved' in sent) outcome.saved += 1
        else outcome.deleted.push(sent.deleted)
      } catch (error) {
        const current = currentOf(error)
        if (current) takeOver((before) => withMenu(before, current))
        outcome.failed.push(failedFrom(entry, error))
        // Without a connection, and beyond the limit, the others would fail too.
        if (!isOfItself(error)) {
          outcome.failed.push(...inOrder.slice(at + 1).map((other) => failedFrom(other, error)))
          break
        }
      }
    }
    return outcome
  }
  const tell = ({ saved, deleted, failed }: Outcome) => {
    const processed = saved + deleted.length
    if (failed.length > 0) {
      const isAll = processed === 0 && failed.every(({ isUnreachable }) => isUnreachable)
      notify(isAll ? m.menus_all_failed() : m.menus_some_failed(), 'error')
    } else if (processed > 0) notify(m.menus_done(), 'success')
    for (const each of deleted) showDeleted(catererId, each)
    // Packages that had it have lost it.
    if (deleted.length > 0) void reloadOwnOffer(catererId)
    form.failures.take(failed)
    if (failed.length > 0 || processed === 0) return
    form.forget()
    void onDone()
  }
  return {
    /** The category that is being sent, and how many there are; undefined while nothing is sent. */
    progress,
    /** Sends what changed. Returns false when something is wrong or was changed elsewhere too, and nothing was sent. */
    submit: async (): Promise<boolean> => {
      if (busy.current) return true
      form.showAll(true)
      form.failures.forget()
      if (form.ownProblems.length > 0 || form.conflicts.size > 0) return false
      if (form.work.length === 0) {
        form.forget()
        notify(m.menus_no_changes())
        return true
      }
      busy.current = true
      try {
        tell(await sendAll(form.work))
      } finally {
        busy.current = false
        setProgress(undefined)
      }
      return true
    },
  }
}

function failedFrom(entry: MenuEntry, error: unknown): Failed {
  return {
    entry,
    message: messageOf(error),
    problems: error instanceof ApiError ? problemsFrom(entry, error.fields) : [],
    isUnreachable: error instanceof ApiUnreachable,
  }
}

function isOfItself(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 429 && error.status !== 401
}

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.messages.join(' ') : m.identity_unreachable()
}
