import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { getOwnAccount } from './own-account.ts'

/** Asks for the email that confirms the own address once more; does nothing when it is confirmed. */
export async function sendVerification(ctx: Context, { limits }: Deps, userId: string): Promise<void> {
  const account = await getOwnAccount(ctx, userId)
  if (account.emailVerified) return
  await limits.mailsByAccount.take(userId)
  await ctx.transaction((tx) => publish(tx, { type: 'user.verification_asked', subject: userId }))
}
