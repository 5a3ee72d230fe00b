import { profileClaims, profileElsewhere, type Profile } from '#contract/endpoints/account.ts'
import type { Language } from '#contract/values/language.ts'
import { toE164 } from '#contract/values/phone.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { AppError, fail, failField, type Problem } from '#server/kernel/app-error.ts'
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

/** Everything else of an account that a client may send along; see {@link profileClaims} and {@link profileElsewhere}. */
type Intrusions = Partial<Record<keyof typeof profileClaims | keyof typeof profileElsewhere, unknown>>

/**
 * Changes what is given and nothing else. A role or caterer that the account has already is without effect; another one claims
 * a right and is rejected (C70). What has an operation of its own is rejected too, beside its field: `not_in_profile`. A phone number
 * of another account: `account_exists`.
 */
export async function changeProfile(
  ctx: Context,
  deps: Deps,
  userId: string,
  changes: ProfileChanges & Intrusions,
): Promise<Profile> {
  const account = await getOwnAccount(ctx, userId)
  if (changes.role !== undefined && roleIdOf(changes.role) !== account.role) throw fail('not_allowed')
  if (changes.catererId !== undefined && changes.catererId !== userOf(ctx).catererId) throw fail('not_allowed')
  await rejectIntrusions(ctx, deps, userId, changes)

  const { firstName, lastName, phone, language } = changes
  const wanted = { firstName, lastName, phone: phone === undefined ? undefined : toE164(phone), language }
  if (wanted.phone !== undefined && wanted.phone !== account.phone) await deps.limits.phonesByAccount.take(userId)
  if (!(await saveProfile(ctx.db, userId, wanted, ctx.clock.now()))) throw failField('account_exists', 'phone')
  return getProfile(ctx, deps, userId)
}

/** Passes over what says what is so anyway, as of a client that sends the whole account back. */
async function rejectIntrusions(ctx: Context, deps: Deps, userId: string, given: Intrusions): Promise<void> {
  const sent = (known: object) => Object.keys(known).filter((name) => given[name as keyof Intrusions] !== undefined)
  if (sent({ ...profileClaims, ...profileElsewhere }).length === 0) return
  const current = (await getProfile(ctx, deps, userId)) as Intrusions
  const isOther = (name: string) => {
    const field = name as keyof Intrusions
    return JSON.stringify(given[field]) !== JSON.stringify(current[field])
  }
  if (sent(profileClaims).some(isOther)) throw fail('not_allowed')
  const problems = sent(profileElsewhere)
    .filter(isOther)
    .map((field): Problem => ({ code: 'not_in_profile', field, values: {} }))
  if (problems.length > 0) throw new AppError('not_in_profile', { problems })
}
