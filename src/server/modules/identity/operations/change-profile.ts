import type { Profile } from '#contract/endpoints/account.ts'
import type { Language } from '#contract/values/language.ts'
import { toE164 } from '#contract/values/phone.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import type { Deps } from '../deps.ts'
import { roleIdOf, type RoleGiven } from '../domain/role.ts'
import { saveProfile } from '../store/accounts.ts'
import { getProfile } from './get-profile.ts'
import { getOwnAccount } from './own-account.ts'

export interface ProfileChanges {
  firstName?: string | undefined
  lastName?: string | undefined
  /** Ten digits. */
  phone?: string | undefined
  language?: Language | undefined
  catererId?: string | undefined
  role?: RoleGiven | undefined
}

/**
 * Changes what is given and nothing else. A role or caterer that the account has already is without effect; another one claims
 * a right and is rejected (C70). A phone number of another account: `account_exists`.
 */
export async function changeProfile(
  ctx: Context,
  deps: Deps,
  userId: string,
  changes: ProfileChanges,
): Promise<Profile> {
  const account = await getOwnAccount(ctx, userId)
  if (changes.role !== undefined && roleIdOf(changes.role) !== account.role) throw fail('not_allowed')
  if (changes.catererId !== undefined && changes.catererId !== userOf(ctx).catererId) throw fail('not_allowed')

  const { firstName, lastName, phone, language } = changes
  const wanted = { firstName, lastName, phone: phone === undefined ? undefined : toE164(phone), language }
  if (wanted.phone !== undefined && wanted.phone !== account.phone) await deps.limits.phonesByAccount.take(userId)
  if (!(await saveProfile(ctx.db, userId, wanted, ctx.clock.now()))) throw failField('account_exists', 'phone')
  return getProfile(ctx, deps, userId)
}
