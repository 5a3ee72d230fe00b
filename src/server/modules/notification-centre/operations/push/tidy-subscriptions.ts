import type { Context } from '#server/kernel/context.ts'
import { filterLiveSessions } from '#server/modules/identity/index.ts'
import type { Deps } from '../../deps.ts'
import { listSubscribedSessions } from '../../queries/push.ts'
import { deleteSubscriptions } from '../../store/push.ts'

const batch = 500

/** Deletes subscriptions whose sign-in has ended, by whatever way, or which are for a former key of ours. */
export async function tidySubscriptions(ctx: Context, { push }: Deps): Promise<void> {
  let after = ''
  for (;;) {
    const found = await listSubscribedSessions(ctx.db, after, batch)
    const live = new Set(
      await filterLiveSessions(
        ctx,
        found.map(({ sessionId }) => sessionId),
      ),
    )
    const unused = found.filter((one) => !live.has(one.sessionId) || (push && one.publicKey !== push.publicKey))
    if (unused.length > 0)
      await deleteSubscriptions(
        ctx.db,
        unused.map(({ id }) => id),
      )
    const last = found.at(-1)
    if (found.length < batch || !last) return
    after = last.id
  }
}
