import type { Context, Tx } from '#server/kernel/context.ts'
import { failField } from '#server/kernel/app-error.ts'
import { publish } from '#server/kernel/events.ts'
import { hashPassword } from '../secrets/password-hash.ts'
import { requireGoodPassword } from '../secrets/password-policy.ts'
import { savePassword } from '../store/accounts.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { unlinkIdentities, voidWaysIn } from '../store/provider.ts'

/**
 * Returns the hash of the password given with an emailed link, or undefined when none is needed because the session belongs to
 * the account. Throws `new_password_needed` in any other case: the account may have been created by a stranger.
 */
export async function newPasswordHash(
  ctx: Context,
  userId: string,
  password: string | undefined,
): Promise<string | undefined> {
  if (password !== undefined) {
    await requireGoodPassword(password, 'new_password_too_weak')
    return hashPassword(password)
  }
  if (ctx.actor.kind === 'user' && ctx.actor.userId === userId) return undefined
  throw failField('new_password_needed', 'password')
}

/**
 * Makes a password the only way into an account: ends its sessions and voids its links, its pending address and its identities at
 * providers. Returns the sessions that ended. The caller holds the account's row.
 */
export async function replaceWaysIn(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<string[]> {
  await voidWaysIn(tx, userId, now)
  await unlinkIdentities(tx, userId)
  await savePassword(tx, userId, { hash: passwordHash, verified: true }, now)
  await publish(tx, { type: 'user.password_changed', subject: userId })
  return endSessionsOf(tx, userId, {}, 'password_changed', now)
}
