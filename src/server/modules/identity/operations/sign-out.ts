import type { Context } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { endSessions, findSessionOfToken } from '../store/sessions.ts'

/** Ends the session of the refresh token and of the caller. Does nothing when there is none, so it can be repeated. */
export async function signOut(ctx: Context, deps: Deps, token: string | undefined): Promise<void> {
  const byToken = token ? await findSessionOfToken(ctx.db, hashOf(token)) : undefined
  const byActor = ctx.actor.kind === 'user' ? ctx.actor.sessionId : undefined
  const ids = [byToken, byActor].filter((id) => id !== undefined)
  if (ids.length === 0) return
  await endSessions(ctx.db, ids, 'signed_out', ctx.clock.now())
  for (const id of ids) deps.liveSessions.forget(id)
}
