import type { Context, Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { deleteCode } from '../store/email-codes.ts'
import type { Deps } from '../deps.ts'
import { findLink, findOwnAccount, isVerified } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { lockUser, saveVerified } from '../store/accounts.ts'
import { useLink } from '../store/one-time-links.ts'
import { newPasswordHash, replaceWaysIn } from '../sessions/replace-ways-in.ts'

/** The secret of an emailed link, with a new password where the session does not belong to the account. */
export interface Confirmation {
  hash: string
  password?: string | undefined
}

/**
 * Confirms the address of an account by the secret emailed to it. Without a session of that account it takes a new password, which
 * ends all sessions. Idempotent without a password. Throws `link_invalid`, also for a password once the address is confirmed, and
 * `new_password_needed`. A password that is rejected does not use the link.
 */
export async function confirmEmail(ctx: Context, deps: Deps, given: Confirmation): Promise<void> {
  const hash = hashOf(given.hash)
  const link = await findLink(ctx.db, hash, ['verify_email'])
  const account = link && (await findOwnAccount(ctx.db, link.userId))
  if (!link || account?.email.toLowerCase() !== link.email.toLowerCase()) throw fail('link_invalid')
  if (account.emailVerified && given.password === undefined) return
  // Hashing is expensive, so it takes a link that works at this moment.
  if (account.emailVerified || link.isUsed || link.expiresAt <= ctx.clock.now()) throw fail('link_invalid')
  const { userId } = link
  const passwordHash = await newPasswordHash(ctx, userId, given.password)

  const ended = await ctx.transaction((tx) => confirm(ctx, tx, { userId, hash, passwordHash }))
  for (const id of ended) deps.liveSessions.forget(id)
  if (passwordHash) await deps.limits.loginByAccount.forget(hashOf(account.email.toLowerCase()))
}

/** Returns the sessions that ended. */
async function confirm(
  ctx: Context,
  tx: Tx,
  { userId, hash, passwordHash }: { userId: string; hash: string; passwordHash: string | undefined },
): Promise<string[]> {
  const now = ctx.clock.now()
  await lockUser(tx, userId)
  // A concurrent request may have confirmed the address; then the password is valid and stays.
  const isDone = await isVerified(tx, userId)
  if (isDone && passwordHash === undefined) return []
  const used = isDone ? undefined : await useLink(tx, hash, ['verify_email'], now)
  if (!used || !(await saveVerified(tx, userId, used.email, now))) throw fail('link_invalid')
  await deleteCode(tx, userId)
  await publish(tx, { type: 'user.email_confirmed', subject: userId })
  return passwordHash === undefined ? [] : replaceWaysIn(tx, userId, passwordHash, now)
}

/**
 * Confirms the address of an account within the caller's transaction, where its session, or the person who is just registering it,
 * has shown the secret of a link that was emailed to this address (docs/decisions/0225). Idempotent. Throws `session_ended` when the
 * account has another address by now.
 */
export async function confirmAddress(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { id, email, emailVerified }: { id: string; email: string; emailVerified: boolean },
): Promise<void> {
  if (emailVerified) return
  if (!(await saveVerified(tx, id, email, clock.now()))) throw fail('session_ended')
  await deleteCode(tx, id)
  await publish(tx, { type: 'user.email_confirmed', subject: id })
}
