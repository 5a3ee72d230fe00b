import { randomBytes } from 'node:crypto'
import { fail } from '#server/kernel/app-error.ts'
import { catererOf, userOf, type Context } from '#server/kernel/context.ts'
import { hashOfSecret, lockUserForShare } from '#server/modules/identity/index.ts'
import { saveFeed } from '../store.ts'

const secretBytes = 16

/** Gives the caller a feed under a new secret, which is stored as a hash; the earlier one ends. Throws `not_allowed`. */
export async function renewFeed(ctx: Context): Promise<{ path: string; createdAt: string }> {
  const catererId = catererOf(ctx)
  const { userId } = userOf(ctx)
  const secret = randomBytes(secretBytes).toString('base64url')
  const now = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    await lockUserForShare(tx, userId)
    if (!(await saveFeed(tx, { userId, catererId, hash: hashOfSecret(secret) }, now))) throw fail('not_allowed')
  })
  return { path: `/api/feed/${secret}.ics`, createdAt: now.toISOString() }
}
