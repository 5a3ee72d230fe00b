import { toE164 } from '#contract/values/phone.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import { fail } from '#server/kernel/app-error.ts'
import { requireGoodPassword } from '../secrets/password-policy.ts'
import { openRole, type RoleGiven } from '../domain/role.ts'
import type { Device, Deps } from '../deps.ts'
import { hashPassword } from '../secrets/password-hash.ts'
import { insertUser } from '../store/accounts.ts'
import { openSession, signedIn, type SignedIn } from './open-session.ts'

export interface Registration {
  email: string
  password: string
  /** Ten digits. */
  phone: string
  firstName: string
  lastName: string
  role: RoleGiven
}

/** Makes an account for a customer or a caterer and signs it in. An email address or phone number that is taken: `account_exists`. */
export async function register(ctx: Context, deps: Deps, given: Registration, device: Device): Promise<SignedIn> {
  const role = openRole(given.role)
  requireGoodPassword(given.password)
  await deps.limits.registerByAddress.take(networkOf(device.ip))
  const passwordHash = await hashPassword(given.password)
  const { email, firstName, lastName } = given
  const userId = ctx.newId()

  const opened = await ctx.transaction(async (tx) => {
    const user = { id: userId, role, email, phone: toE164(given.phone), firstName, lastName, passwordHash }
    if (!(await insertUser(tx, user, ctx.clock.now()))) throw fail('account_exists')
    await publish(tx, { type: 'user.registered', subject: userId })
    return openSession(ctx, tx, deps, userId, device.userAgent)
  })
  return signedIn(ctx, deps, { userId, ...opened })
}
