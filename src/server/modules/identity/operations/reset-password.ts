import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { requireGoodPassword } from '../secrets/password-policy.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../secrets/password-hash.ts'
import { findLink } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { dropPendingEmail, lockUser, savePassword } from '../store/accounts.ts'
import { useLink, voidLinks } from '../store/one-time-links.ts'
import { endSessionsOf } from '../store/sessions.ts'

const purposes = ['reset_password', 'first_admin'] as const

/**
 * Sets a password with the secret of a mailed link, once, and ends all sessions of the account. A password that is rejected does
 * not use the link up. Throws `link_invalid` when the link is unknown, expired or used; of concurrent calls one succeeds.
 */
export async function resetPassword(
  ctx: Context,
  deps: Deps,
  given: { password: string; hash: string },
): Promise<void> {
  await requireGoodPassword(given.password, 'new_password_too_weak')
  const hash = hashOf(given.hash)
  const link = await findLink(ctx.db, hash, purposes)
  // Hashing is expensive, so it is done only for a valid link.
  if (!link || link.isUsed || link.expiresAt <= ctx.clock.now()) throw fail('link_invalid')
  const { userId } = link
  const passwordHash = await hashPassword(given.password)

  const ended = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    const account = await lockUser(tx, userId)
    const used = await useLink(tx, hash, purposes, now)
    if (!used || !account) throw fail('link_invalid')
    await savePassword(tx, userId, { hash: passwordHash, verified: used.purpose === 'reset_password' }, now)
    // Whoever was in the account before may have asked for another address.
    await dropPendingEmail(tx, userId)
    await voidLinks(tx, userId, ['reset_password', 'first_admin', 'change_email'], now)
    await publish(tx, { type: 'user.password_changed', subject: userId })
    return { email: account.email, ids: await endSessionsOf(tx, userId, {}, 'password_changed', now) }
  })
  for (const id of ended.ids) deps.liveSessions.forget(id)
  await deps.limits.loginByAccount.forget(hashOf(ended.email.toLowerCase()))
}
