import { limits } from '#contract/limits.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { getLiveCaterer } from '#server/modules/caterers/index.ts'
import { lockUserForShare } from '#server/modules/identity/index.ts'
import { findShortlist, insertShortlisted, lockShortlist } from '../store.ts'
import { listShortlist } from './list-shortlist.ts'

/** Keeps a caterer in mind. Idempotent. Throws `caterer_not_found`, `shortlist_full` and `session_ended`. */
export async function addToShortlist(ctx: Context, catererId: string): Promise<string[]> {
  const { userId } = userOf(ctx)
  return ctx.transaction(async (tx) => {
    await lockUserForShare(tx, userId)
    await lockShortlist(tx, userId)
    const { id } = await getLiveCaterer(tx, catererId)
    const saved = await findShortlist(tx, userId)
    if (!saved.includes(id)) {
      if (saved.length >= limits.shortlist.max) throw fail('shortlist_full', { count: limits.shortlist.max })
      await insertShortlisted(tx, userId, [id], ctx.clock.now())
    }
    return listShortlist(ctx, tx)
  })
}
