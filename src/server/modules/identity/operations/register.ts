import { toE164 } from '#contract/values/phone.ts'
import { roles } from '#contract/values/role.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import { fail } from '#server/kernel/app-error.ts'
import { requireGoodPassword } from '../secrets/password-policy.ts'
import { openRole, type RoleGiven } from '../domain/role.ts'
import type { Device, Deps } from '../deps.ts'
import { hashPassword } from '../secrets/password-hash.ts'
import { insertUser } from '../store/accounts.ts'
import { confirmAddress } from './confirm-email.ts'
import { openSession, signedIn, type SignedIn } from './open-session.ts'

export interface Registration {
  email: string
  password: string
  /** Ten digits. */
  phone: string
  firstName: string
  lastName: string
  role: RoleGiven
  /** Secret of an emailed invitation to act for a caterer. */
  invitation?: string | undefined
}

/**
 * Makes an account for a customer or a caterer and signs it in. An email address or phone number that is taken: `account_exists`.
 * With an invitation the account is that of a caterer, joins in the same transaction, and its address is confirmed, since the
 * secret was emailed to it. Throws `invitation_invalid`, `invitation_for_other`, `team_full`.
 */
export async function register(ctx: Context, deps: Deps, given: Registration, device: Device): Promise<SignedIn> {
  const { invitation } = given
  const role = invitation === undefined ? openRole(given.role) : roles.caterer
  await requireGoodPassword(given.password)
  await deps.limits.registerByAddress.take(networkOf(device.ip))
  const passwordHash = await hashPassword(given.password)
  const { email, firstName, lastName } = given
  const userId = ctx.newId()

  const opened = await ctx.transaction(async (tx) => {
    const user = { id: userId, role, email, phone: toE164(given.phone), firstName, lastName, passwordHash }
    if (!(await insertUser(tx, user, ctx.clock.now()))) throw fail('account_exists')
    if (invitation !== undefined) {
      await deps.ofAccount.joinByInvitation(ctx, tx, user, invitation)
      await confirmAddress(ctx, tx, { ...user, emailVerified: false })
    }
    await publish(tx, { type: 'user.registered', subject: userId }, invitation === undefined ? {} : { invited: 'true' })
    return openSession(ctx, tx, deps, userId, device.userAgent)
  })
  const marks = deps.knownDevices.add(device.marks, { id: userId, passwordHash })
  return { ...(await signedIn(ctx, deps, { userId, ...opened })), marks }
}
