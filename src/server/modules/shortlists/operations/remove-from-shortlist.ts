import { userOf, type Context } from '#server/kernel/context.ts'
import { deleteShortlisted } from '../store.ts'
import { listShortlist } from './list-shortlist.ts'

/** Takes a caterer off the caller's own shortlist, live or not; returns the same when it is not on it. */
export async function removeFromShortlist(ctx: Context, catererId: string): Promise<string[]> {
  await deleteShortlisted(ctx.db, userOf(ctx).userId, catererId)
  return listShortlist(ctx)
}
