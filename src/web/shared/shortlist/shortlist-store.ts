import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useStore } from '#web/shared/browser/store.ts'
import { storedShortlist } from './stored-shortlist.ts'
import { emptyShortlist, withCaterer } from './shortlist.ts'

const none: readonly string[] = []

/** Ids of the shortlist, the latest first; none on the server and before the page is alive. */
export function useShortlist(): readonly string[] {
  return useStore(storedShortlist, ({ ids }) => ids, none)
}

export function useIsShortlisted(id: string): boolean {
  return useStore(storedShortlist, ({ ids }) => ids.includes(id), false)
}

/** Keeps a caterer or lets it go, immediately; an account is told behind it, and what it rejects is taken back with a sentence. */
export async function setShortlisted(id: string, isSaved: boolean): Promise<void> {
  const before = storedShortlist.get()
  const ids = withCaterer(before.ids, id, isSaved)
  if (ids === 'full') return notify(m.shortlist_full({ count: limits.shortlist.max }), 'error')
  storedShortlist.set({ ...before, ids })
  if (before.owner === undefined) return
  const failed = await import('./account-shortlist.ts').then(
    ({ tellAccount }) => tellAccount(id, isSaved),
    () => m.shortlist_failed(),
  )
  if (failed === undefined) return
  takeBack(id, isSaved, before.owner)
  notify(failed, 'error')
}

/** Reverts a press, unless it was pressed again or the account has changed. */
function takeBack(id: string, isSaved: boolean, owner: string): void {
  const now = storedShortlist.get()
  const ids = withCaterer(now.ids, id, !isSaved)
  if (now.owner === owner && now.ids.includes(id) === isSaved && ids !== 'full') storedShortlist.set({ ...now, ids })
}

/** As `syncShortlist`, loaded when a user is signed in. If loading fails the browser's shortlist stays; the next page tries again. */
export async function syncWithAccount(userId: string, anyway = false): Promise<void> {
  const account = await import('./account-shortlist.ts').catch(() => undefined)
  await account?.syncShortlist(userId, anyway)
}

/** Removes an account's list after sign-out, as the next user of the browser must not get it. */
export function dropWhatIsOwned(): void {
  if (storedShortlist.get().owner !== undefined) storedShortlist.set(emptyShortlist)
}
