import { currentSession } from '#web/shared/session/session.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { now } from '#web/ui/now.ts'
import { m } from '#messages'
import { changesSince, dueAt, emptyShortlist, withCaterer } from './shortlist.ts'
import { storedShortlist } from './stored-shortlist.ts'

/** One question to the account at a time, so that the last press of a heart is the last one told. */
let queue: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = queue.then(work)
  queue = turn.catch(() => undefined)
  return turn
}

/** Tells the account; returns a sentence to show when it did not work. */
export function tellAccount(id: string, isSaved: boolean): Promise<string | undefined> {
  const route = isSaved ? 'PUT /api/shortlist/{catererId}' : 'DELETE /api/shortlist/{catererId}'
  return inTurn(() =>
    api(route, { params: { catererId: id } }).then(
      () => undefined,
      (error: unknown) => (error instanceof ApiError && error.messages[0]) || m.shortlist_failed(),
    ),
  )
}

/**
 * Makes one of this browser's shortlist and the account's: a visitor's is given to it, then the account's is what counts.
 * Does nothing while that was done lately, unless `anyway`. A failure leaves everything as it is until the next time.
 */
export function syncShortlist(userId: string, anyway = false): Promise<void> {
  return inTurn(() => sync(userId, anyway)).catch(() => undefined)
}

async function sync(userId: string, anyway: boolean): Promise<void> {
  const due = dueAt(storedShortlist.get(), userId, now().getTime()) ?? (anyway ? 'read' : undefined)
  if (!due) return
  // Another user's list is not given to this account.
  if (due === 'merge' && storedShortlist.get().owner !== undefined) storedShortlist.set(emptyShortlist)

  const before = storedShortlist.get().ids
  const { caterers } = await (due === 'merge'
    ? api('POST /api/shortlist', { body: { caterers: [...before] } })
    : api('GET /api/shortlist'))
  if (currentSession().user?.id !== userId) return

  const { added, removed } = changesSince(before, storedShortlist.get().ids)
  storedShortlist.set({
    ids: apply(caterers, added, removed),
    owner: userId,
    readAt: now().getTime(),
  })
  // Hearts pressed before the list belonged to the account were not sent yet.
  if (due !== 'merge') return
  for (const id of added) void tellAccount(id, true)
  for (const id of removed) void tellAccount(id, false)
}

/** Merges the presses since the request into a list, up to the limit. */
function apply(ids: readonly string[], added: readonly string[], removed: readonly string[]): readonly string[] {
  let list = ids.filter((id) => !removed.includes(id))
  for (const id of added.toReversed()) {
    const longer = withCaterer(list, id, true)
    if (longer !== 'full') list = [...longer]
  }
  return list
}
