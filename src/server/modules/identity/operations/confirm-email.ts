import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { deleteCode } from '../store/email-codes.ts'
import { findLink, findOwnAccount } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { lockUser, saveVerified, useLink } from '../store/accounts.ts'

/** Confirms the address of an account by the secret mailed to it. Idempotent. Throws `link_invalid`. */
export async function confirmEmail(ctx: Context, secret: string): Promise<void> {
  const hash = hashOf(secret)
  const link = await findLink(ctx.db, hash, ['verify_email'])
  if (!link) throw fail('link_invalid')
  const account = await findOwnAccount(ctx.db, link.userId)
  const isStillTheirs = account?.email.toLowerCase() === link.email.toLowerCase()
  if (isStillTheirs && link.isUsed && account?.emailVerified) return

  await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    await lockUser(tx, link.userId)
    const used = await useLink(tx, hash, ['verify_email'], now)
    if (!used || !(await saveVerified(tx, used.userId, used.email, now))) throw fail('link_invalid')
    await deleteCode(tx, used.userId)
  })
}
