import type { EmailCodeState } from '#contract/endpoints/account.ts'
import { limits as numbers } from '#contract/limits.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findCode, insertCodeRequest } from '../store/email-codes.ts'
import type { Device, Deps } from '../deps.ts'
import { lockUserRow } from '../store/accounts.ts'
import { getOwnAccount } from './own-account.ts'

/**
 * Requests an email with a code that confirms the account's address. The code itself is created when the email is written.
 * Does nothing when the address is confirmed. Throws `too_many_requests` beyond the limits per account and network.
 */
export async function sendEmailCode(
  ctx: Context,
  { limits }: Pick<Deps, 'limits'>,
  userId: string,
  device: Device,
): Promise<EmailCodeState> {
  const { email, emailVerified } = await getOwnAccount(ctx, userId)
  if (emailVerified) return { email, emailVerified }
  await takeSend(limits, userId, networkOf(device.ip))
  await ctx.transaction(async (tx) => {
    if (!(await lockUserRow(tx, userId))) throw fail('session_ended')
    await insertCodeRequest(tx, { userId, email }, codeExpiry(ctx.clock.now()))
    await publish(tx, { type: 'user.email_code_asked', subject: userId })
  })
  return getEmailCode(ctx, userId)
}

/** The account is counted first and given back: one account must not use up what its whole network may send. */
async function takeSend(limits: Deps['limits'], userId: string, network: string): Promise<void> {
  await limits.codesByAccount.take(userId)
  try {
    await limits.codesByNetwork.take(network)
  } catch (error) {
    await limits.codesByAccount.release(userId)
    throw error
  }
}

/** Returns whether the address is confirmed and what remains of the code sent to it. */
export async function getEmailCode(ctx: Context, userId: string): Promise<EmailCodeState> {
  const { email, emailVerified } = await getOwnAccount(ctx, userId)
  const code = emailVerified ? undefined : await findCode(ctx.db, { userId, email }, ctx.clock.now())
  return {
    email,
    emailVerified,
    ...(code ? { code: { expiresAt: code.expiresAt.toISOString(), triesLeft: code.triesLeft } } : {}),
  }
}

export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + numbers.emailCode.minutes * 60_000)
}
