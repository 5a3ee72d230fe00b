import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { deleteCode } from '../store/email-codes.ts'
import type { Deps } from '../deps.ts'
import { findLink, findOwnAccount } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { endSessionsOf, lockUser, savePendingAsEmail, unlessTaken, useLink, voidLinks } from '../store/accounts.ts'

/**
 * The address that the secret was mailed to becomes the account's; the old address is told, and sessions end but the one that
 * asks. Idempotent. Throws `link_invalid`, and `account_exists` when somebody took the address meanwhile.
 */
export async function confirmNewEmail(ctx: Context, deps: Deps, secret: string): Promise<void> {
  const hash = hashOf(secret)
  const mailed = await findLink(ctx.db, hash, ['change_email'])
  if (!mailed) throw fail('link_invalid')
  if (await isDone(ctx, mailed)) return
  const { userId } = mailed
  const asker = ctx.actor.kind === 'user' ? ctx.actor.sessionId : undefined
  let ended: string[] = []
  const isFree = await unlessTaken(
    ctx.transaction(async (tx) => {
      const now = ctx.clock.now()
      const account = await lockUser(tx, userId)
      const link = await useLink(tx, hash, ['change_email'], now)
      if (!link || !account || !(await savePendingAsEmail(tx, userId, link.email, now))) throw fail('link_invalid')
      // What was mailed to the old address must not open the account any more.
      await voidLinks(tx, userId, ['reset_password', 'verify_email'], now)
      await deleteCode(tx, userId)
      await publish(tx, { type: 'user.email_changed', subject: userId }, { formerEmail: account.email })
      ended = await endSessionsOf(tx, userId, { except: asker }, 'email_changed', now)
    }),
  )
  if (!isFree) throw fail('account_exists')
  for (const id of ended) deps.liveSessions.forget(id)
}

async function isDone(ctx: Context, link: { userId: string; email: string; isUsed: boolean }): Promise<boolean> {
  const account = link.isUsed ? await findOwnAccount(ctx.db, link.userId) : undefined
  return account?.email.toLowerCase() === link.email.toLowerCase()
}
