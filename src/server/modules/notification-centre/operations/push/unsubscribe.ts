import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { deleteOwnSubscription } from '../../store/push.ts'

/** Ends a subscription of the caller. Throws `not_found`. */
export async function unsubscribe(ctx: Context, id: string): Promise<void> {
  if (!(await deleteOwnSubscription(ctx.db, { id, userId: userOf(ctx).userId }))) throw fail('not_found')
}
