import type { Profile } from '#contract/endpoints/account.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { readUser } from './open-session.ts'
import { getOwnAccount } from './own-account.ts'

/** The own account with what only its owner sees. */
export async function getProfile(ctx: Context, deps: Pick<Deps, 'ofAccount'>, userId: string): Promise<Profile> {
  const { language, emailVerified, pendingEmail, passwordHash } = await getOwnAccount(ctx, userId)
  const { user } = await readUser(ctx, deps, userId)
  return {
    ...user,
    language,
    emailVerified,
    ...(pendingEmail === undefined ? {} : { pendingEmail }),
    hasPassword: passwordHash !== undefined,
  }
}
