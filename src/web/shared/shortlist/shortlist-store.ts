import { useSyncExternalStore } from 'react'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { storedShortlist } from './stored-shortlist.ts'
import { emptyShortlist, withCaterer } from './shortlist.ts'

const none: readonly string[] = []

/** Ids of the shortlist, the latest first; none on the server and before the page is alive. */
export function useShortlist(): readonly string[] {
  return useSyncExternalStore(
    storedShortlist.subscribe,
    () => storedShortlist.get().ids,
    () => none,
  )
}

export function useIsShortlisted(id: string): boolean {
  return useSyncExternalStore(
    storedShortlist.subscribe,
    () => storedShortlist.get().ids.includes(id),
    () => false,
  )
}

/** Keeps a caterer or lets it go, at once; an account is told behind it, and what it rejects is taken back with a sentence. */
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

/** Unless it was pressed again meanwhile, or somebody else is here. */
function takeBack(id: string, isSaved: boolean, owner: string): void {
  const now = storedShortlist.get()
  const ids = withCaterer(now.ids, id, !isSaved)
  if (now.owner === owner && now.ids.includes(id) === isSaved && ids !== 'full') storedShortlist.set({ ...now, ids })
}

/** As `syncShortlist`, fetched when somebody is signed in. Without it the shortlist of this browser works on; the next page tries again. */
export async function syncWithAccount(userId: string, anyway = false): Promise<void> {
  const account = await import('./account-shortlist.ts').catch(() => undefined)
  await account?.syncShortlist(userId, anyway)
}

/** Nobody is signed in: what belongs to an account is not left for the next one who uses this browser. */
export function dropWhatIsOwned(): void {
  if (storedShortlist.get().owner !== undefined) storedShortlist.set(emptyShortlist)
}
