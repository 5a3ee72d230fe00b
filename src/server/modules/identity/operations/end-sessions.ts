import type { Context } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { getOwnAccount } from './own-account.ts'

/** Signs devices of the own account out: one, all, or all but one. Again changes nothing; another user's session is none. */
export async function endSessions(
  ctx: Context,
  deps: Deps,
  userId: string,
  which: { except?: string | undefined; only?: string },
): Promise<void> {
  await getOwnAccount(ctx, userId)
  const ended = await endSessionsOf(ctx.db, userId, which, 'signed_out', ctx.clock.now())
  for (const id of ended) deps.liveSessions.forget(id)
}
