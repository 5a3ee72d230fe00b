import { limits } from '#contract/limits.ts'
import { idPattern } from '#contract/values/id.ts'

/** What this browser keeps of a shortlist. */
export interface StoredShortlist {
  /** Ids of caterers, the latest first. */
  ids: readonly string[]
  /** The customer with whose account it is kept; absent while it is kept here only. */
  owner?: string
  /** When it was last read from the account, in milliseconds. */
  readAt?: number
}

export const emptyShortlist: StoredShortlist = { ids: [] }

/** What storage holds, as far as it makes sense. */
export function parseStoredShortlist(stored: unknown): StoredShortlist {
  if (typeof stored !== 'object' || stored === null) return emptyShortlist
  const { ids, owner, readAt } = stored as Record<string, unknown>
  if (!Array.isArray(ids)) return emptyShortlist
  const known = (ids as unknown[]).filter((id): id is string => typeof id === 'string' && idPattern.test(id))
  return {
    ids: [...new Set(known)].slice(0, limits.shortlist.max),
    ...(typeof owner === 'string' ? { owner } : {}),
    ...(typeof readAt === 'number' ? { readAt } : {}),
  }
}

/** With one caterer more, as the latest, or less; `full` when there is no room for one more. */
export function withCaterer(ids: readonly string[], id: string, isSaved: boolean): readonly string[] | 'full' {
  const others = ids.filter((other) => other !== id)
  if (!isSaved) return others
  if (ids.includes(id)) return ids
  return ids.length >= limits.shortlist.max ? 'full' : [id, ...others]
}

/** What was changed here while the account was asked, which still has to be told to it. */
export function changesSince(
  before: readonly string[],
  now: readonly string[],
): { added: string[]; removed: string[] } {
  return { added: now.filter((id) => !before.includes(id)), removed: before.filter((id) => !now.includes(id)) }
}

const freshForMs = 10 * 60 * 1000

/** What has to be done when a customer is signed in: their account is read, after it was given what is only here. */
export function dueAt(stored: StoredShortlist, userId: string, nowMs: number): 'merge' | 'read' | undefined {
  if (stored.owner !== userId) return 'merge'
  return nowMs - (stored.readAt ?? 0) > freshForMs ? 'read' : undefined
}
