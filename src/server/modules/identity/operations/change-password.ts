import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { requireGoodPassword } from '../secrets/password-policy.ts'
import type { Deps, Device } from '../deps.ts'
import { hashPassword } from '../secrets/password-hash.ts'
import { savePassword } from '../store/accounts.ts'
import { voidLinks } from '../store/one-time-links.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { getOwnAccount, lockOwnAccount, requirePassword } from './own-account.ts'

/**
 * Sets another password after asking for the old one; the session that asks goes on, the others end, and the owner is told by email.
 * Returns the marks with which the device stays known.
 */
export async function changePassword(
  ctx: Context,
  deps: Deps,
  userId: string,
  given: { oldPassword?: string | undefined; password: string },
  device: Pick<Device, 'marks'>,
): Promise<string | undefined> {
  const account = await getOwnAccount(ctx, userId)
  await requireGoodPassword(given.password, 'new_password_too_weak')
  await requirePassword(deps, account, given.oldPassword, 'oldPassword')
  const hash = await hashPassword(given.password, 'known')

  const ended = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    await lockOwnAccount(tx, account)
    await savePassword(tx, userId, { hash, verified: false }, now)
    await voidLinks(tx, userId, ['reset_password'], now)
    await publish(tx, { type: 'user.password_changed', subject: userId })
    return endSessionsOf(tx, userId, { except: userOf(ctx).sessionId }, 'password_changed', now)
  })
  for (const id of ended) deps.liveSessions.forget(id)
  return deps.knownDevices.add(device.marks, { id: userId, passwordHash: hash })
}
