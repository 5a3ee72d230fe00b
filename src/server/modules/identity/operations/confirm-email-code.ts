import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { takeCodeTry, useCode } from '../store/email-codes.ts'
import type { Deps } from '../deps.ts'
import { findOwnAccount } from '../queries.ts'
import { lockUser, saveVerified } from '../store/accounts.ts'
import { getOwnAccount } from './own-account.ts'

/**
 * Confirms the address of an account with the code emailed to it. Idempotent once it is confirmed. Every try counts, whatever
 * becomes of the request. Throws `email_code_wrong` while tries remain and `email_code_invalid` when the code no longer works.
 */
export async function confirmEmailCode(
  ctx: Context,
  { emailCodes }: Pick<Deps, 'emailCodes'>,
  userId: string,
  code: string,
): Promise<void> {
  const { email, emailVerified } = await getOwnAccount(ctx, userId)
  if (emailVerified) return
  const owner = { userId, email }
  // Outside of the transaction below: a rollback must not return the try.
  const taken = await takeCodeTry(ctx.db, owner, ctx.clock.now())
  if (taken && !emailCodes.matches(code, owner, taken.hash)) throw wrong(taken.triesLeft)
  if (taken && (await confirm(ctx, owner, taken.hash))) return
  // A concurrent request may have used the same code.
  if ((await findOwnAccount(ctx.db, userId))?.emailVerified) return
  throw failField('email_code_invalid', 'code')
}

async function confirm(ctx: Context, { userId, email }: { userId: string; email: string }, hash: string) {
  return ctx.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw fail('session_ended')
    if (!(await useCode(tx, userId, hash))) return false
    if (!(await saveVerified(tx, userId, email, ctx.clock.now()))) return false
    await publish(tx, { type: 'user.email_confirmed', subject: userId })
    return true
  })
}

function wrong(triesLeft: number) {
  if (triesLeft === 0) return failField('email_code_invalid', 'code')
  return failField('email_code_wrong', 'code', { tries: triesLeft })
}
