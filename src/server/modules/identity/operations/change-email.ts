import type { Profile } from '#contract/endpoints/account.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { failField } from '#server/kernel/app-error.ts'
import type { Deps } from '../deps.ts'
import { isEmailTaken } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { savePendingEmail } from '../store/accounts.ts'
import { voidLinks } from '../store/one-time-links.ts'
import { getProfile } from './get-profile.ts'
import { getOwnAccount, lockOwnAccount, requirePassword } from './own-account.ts'

/**
 * Asks for another address: it waits until the link mailed to it was followed, and the account keeps the old one until then.
 * Asking for one more address voids the link to the one before. An address of another account: `account_exists`.
 */
export async function changeEmail(
  ctx: Context,
  deps: Deps,
  userId: string,
  given: { email: string; password?: string | undefined },
): Promise<Profile> {
  const account = await getOwnAccount(ctx, userId)
  if (given.email.toLowerCase() === account.email.toLowerCase()) throw failField('email_unchanged', 'email')
  await requirePassword(deps, account, given.password, 'password')
  await deps.limits.mailsByAccount.take(userId)
  await deps.limits.mailsToAddress.take(hashOf(given.email.toLowerCase()))
  if (await isEmailTaken(ctx.db, given.email)) throw failField('account_exists', 'email')

  await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    await lockOwnAccount(tx, account)
    await savePendingEmail(tx, userId, given.email, now)
    await voidLinks(tx, userId, ['change_email'], now)
    await publish(tx, { type: 'user.email_change_asked', subject: userId })
  })
  return getProfile(ctx, deps, userId)
}
