import { limits } from '#contract/limits.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { filterLive } from '#server/modules/caterers/index.ts'
import { lockUserForShare } from '#server/modules/identity/index.ts'
import { findShortlist, insertShortlisted, lockShortlist } from '../store.ts'
import { listShortlist } from './list-shortlist.ts'

/**
 * Adds what a browser kept, the latest first, as far as there is room. Nothing is rejected but an
 * account that has been deleted: a sign-in must not fail for it.
 */
export async function mergeShortlist(ctx: Context, catererIds: readonly string[]): Promise<string[]> {
  const { userId } = userOf(ctx)
  return ctx.transaction(async (tx) => {
    await lockUserForShare(tx, userId)
    await lockShortlist(tx, userId)
    const saved = await findShortlist(tx, userId)
    const fresh = [...new Set(catererIds)].filter((id) => !saved.includes(id))
    const live = await filterLive(tx, fresh)
    await insertShortlisted(tx, userId, live.slice(0, limits.shortlist.max - saved.length), ctx.clock.now())
    return listShortlist(ctx, tx)
  })
}
