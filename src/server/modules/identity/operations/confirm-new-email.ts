import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { deleteCode } from '../store/email-codes.ts'
import type { Deps } from '../deps.ts'
import { findLink, findOwnAccount } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { lockUser, savePendingAsEmail, unlessTaken } from '../store/accounts.ts'
import { useLink, voidLinks } from '../store/one-time-links.ts'
import { endSessionsOf } from '../store/sessions.ts'
import type { Confirmation } from './confirm-email.ts'
import { newPasswordHash, replaceWaysIn } from '../sessions/replace-ways-in.ts'

/**
 * Makes the address that the secret was emailed to the account's, tells the old address, and ends the sessions but the one that
 * asks. Without a session of that account it takes a new password, which ends all of them. Idempotent without a password. Throws
 * `link_invalid`, `new_password_needed`, and `account_exists` when the address belongs to another account by then.
 */
export async function confirmNewEmail(ctx: Context, deps: Deps, given: Confirmation): Promise<void> {
  const hash = hashOf(given.hash)
  const mailed = await findLink(ctx.db, hash, ['change_email'])
  if (!mailed) throw fail('link_invalid')
  if (given.password === undefined && (await isDone(ctx, mailed))) return
  // Hashing is expensive, so it takes a link that works at this moment.
  if (mailed.isUsed || mailed.expiresAt <= ctx.clock.now()) throw fail('link_invalid')
  const { userId } = mailed
  const passwordHash = await newPasswordHash(ctx, userId, given.password)
  const asker = ctx.actor.kind === 'user' ? ctx.actor.sessionId : undefined
  let ended: string[] = []
  const isFree = await unlessTaken(
    ctx.transaction(async (tx) => {
      const now = ctx.clock.now()
      const account = await lockUser(tx, userId)
      const link = await useLink(tx, hash, ['change_email'], now)
      if (!link || !account || !(await savePendingAsEmail(tx, userId, link.email, now))) throw fail('link_invalid')
      // Links mailed to the old address must become invalid.
      await voidLinks(tx, userId, ['reset_password', 'verify_email'], now)
      await deleteCode(tx, userId)
      await publish(tx, { type: 'user.email_changed', subject: userId }, { formerEmail: account.email })
      ended =
        passwordHash === undefined
          ? await endSessionsOf(tx, userId, { except: asker }, 'email_changed', now)
          : await replaceWaysIn(tx, userId, passwordHash, now)
    }),
  )
  if (!isFree) throw fail('account_exists')
  for (const id of ended) deps.liveSessions.forget(id)
  if (passwordHash) await deps.limits.loginByAccount.forget(hashOf(mailed.email.toLowerCase()))
}

async function isDone(ctx: Context, link: { userId: string; email: string; isUsed: boolean }): Promise<boolean> {
  const account = link.isUsed ? await findOwnAccount(ctx.db, link.userId) : undefined
  return account?.email.toLowerCase() === link.email.toLowerCase()
}
