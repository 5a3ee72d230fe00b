import type { Context } from '#server/kernel/context.ts'
import { deleteOldLinks } from '../store/one-time-links.ts'
import { deleteExpiredTokens, deleteOldSessions } from '../store/sessions.ts'

const dayMs = 24 * 60 * 60_000
/** For that long an expired token or link is still told from one that never was. */
const expiredMs = 30 * dayMs
/** Longer than any token of a session is good for. */
const unusedMs = 90 * dayMs

/** Deletes tokens and links 30 days after they expired, and sessions 90 days after they ended or were last used. Idempotent. */
export async function tidySessions(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime()
  await deleteExpiredTokens(ctx.db, new Date(now - expiredMs))
  await deleteOldSessions(ctx.db, new Date(now - unusedMs))
  await deleteOldLinks(ctx.db, new Date(now - expiredMs))
}
