import type { Context } from '#server/kernel/context.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Device, Deps } from '../deps.ts'
import { verifyPassword } from '../secrets/password-hash.ts'
import { findByEmail } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { lockUser } from '../store/accounts.ts'
import { openSession, signedIn, type SignedIn } from './open-session.ts'

/**
 * Signs in with email and password. An unknown address and a wrong password are rejected alike and take as long.
 * Failed attempts are counted by account and by network; successful ones are not.
 */
export async function login(
  ctx: Context,
  deps: Deps,
  given: { email: string; password: string },
  device: Device,
): Promise<SignedIn> {
  const { loginByAccount, loginByAddress } = deps.limits
  const account = hashOf(given.email.toLowerCase())
  const network = networkOf(device.ip)
  await loginByAddress.take(network)
  await loginByAccount.take(account)

  const found = await findByEmail(ctx.db, given.email)
  const isRight = await verifyPassword(given.password, found?.passwordHash)
  if (!found || !isRight) throw fail('login_failed')

  const opened = await ctx.transaction(async (tx) => {
    // While hashing, another request may have set a password and ended all sessions; then this one must not be created.
    const held = await lockUser(tx, found.id)
    if (!held || held.passwordHash !== found.passwordHash) throw fail('login_failed')
    return openSession(ctx, tx, deps, found.id, device.userAgent)
  })
  await loginByAccount.forget(account)
  await loginByAddress.release(network)
  return signedIn(ctx, deps, { userId: found.id, ...opened })
}
