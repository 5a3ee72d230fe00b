import type { Context, Tx } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import type { EndReason } from '../domain/session.ts'
import { listSessionIds } from '../queries.ts'
import { endSessionsOf } from '../store/sessions.ts'

/**
 * Ends all sessions of an account within the caller's transaction. What it returns is called after the commit: this process forgets
 * them, others notice within a minute.
 */
export async function endAllSessions(
  ctx: Context,
  tx: Tx,
  { liveSessions }: Pick<Deps, 'liveSessions'>,
  userId: string,
  reason: EndReason,
): Promise<() => void> {
  const ended = await endSessionsOf(tx, userId, {}, reason, ctx.clock.now())
  return () => ended.forEach((id) => liveSessions.forget(id))
}

/** Makes this process read the sessions of an account again, whose part for its caterer has changed; others do within a minute. */
export async function forgetSessionsOf(
  ctx: Context,
  { liveSessions }: Pick<Deps, 'liveSessions'>,
  userId: string,
): Promise<void> {
  for (const id of await listSessionIds(ctx.db, userId)) liveSessions.forget(id)
}
