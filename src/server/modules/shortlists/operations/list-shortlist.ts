import { userOf, type Context, type Queryable } from '#server/kernel/context.ts'
import { filterLive } from '#server/modules/caterers/index.ts'
import { findShortlist } from '../store.ts'

/** The caller's own shortlist, the latest first, without caterers that the public does not see now. */
export async function listShortlist(ctx: Context, db: Queryable = ctx.db): Promise<string[]> {
  return filterLive(db, await findShortlist(db, userOf(ctx).userId))
}
