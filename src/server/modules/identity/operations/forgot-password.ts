import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import { failField } from '#server/kernel/app-error.ts'
import type { Device, Deps } from '../deps.ts'
import { findByEmail } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'

/**
 * Asks for an email with a link that sets the password again; link and email are made later, in a job. An unknown address is told so,
 * in the spec's words (C59), and takes exactly the same work.
 */
export async function forgotPassword(ctx: Context, { limits }: Deps, email: string, device: Device): Promise<void> {
  await limits.forgotByAddress.take(networkOf(device.ip))
  await limits.forgotByAccount.take(hashOf(email.toLowerCase()))
  const found = await findByEmail(ctx.db, email)
  const subject = found?.id ?? ctx.newId()
  await ctx.transaction((tx) => publish(tx, { type: 'user.forgot_password', subject }))
  if (!found) throw failField('email_unknown', 'email')
}
