import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import type { Deps } from '../deps.ts'
import { verifyPassword } from '../secrets/password-hash.ts'
import { findOwnAccount, type OwnAccount } from '../queries.ts'
import { lockUser } from '../store/accounts.ts'

/** The account of the caller. Another user's is rejected like one that does not exist. */
export async function getOwnAccount(ctx: Context, userId: string): Promise<OwnAccount> {
  if (userId !== userOf(ctx).userId) throw fail('not_found')
  const account = await findOwnAccount(ctx.db, userId)
  if (!account) throw fail('session_ended')
  return account
}

/**
 * Asks for the current password before what a thief of an open session must not do. Accounts without one pass.
 * Wrong tries are counted, so that the session is no way to guess the password.
 */
export async function requirePassword(
  { limits }: Deps,
  account: OwnAccount,
  given: string | undefined,
  field: 'password' | 'oldPassword',
): Promise<void> {
  if (account.passwordHash === undefined) return
  await limits.passwordByAccount.take(account.id)
  if (!(await verifyPassword(given ?? '', account.passwordHash, 'known'))) throw failField('password_wrong', field)
  await limits.passwordByAccount.forget(account.id)
}

/**
 * Asks the caller for the current password. What it returns is called in the transaction of what the password is asked for, and
 * throws `session_ended` when the password was changed in the meantime (docs/decisions/0190).
 */
export async function askPassword(
  ctx: Context,
  deps: Deps,
  password: string | undefined,
): Promise<(tx: Tx) => Promise<void>> {
  const account = await getOwnAccount(ctx, userOf(ctx).userId)
  await requirePassword(deps, account, password, 'password')
  return async (tx) => void (await lockOwnAccount(tx, account))
}

/**
 * Holds the own account until the transaction ends. Hashing takes its time: when the account was deleted or got another password
 * since it was read, the checked password is outdated, and `session_ended` is thrown.
 */
export async function lockOwnAccount(tx: Tx, { id, passwordHash }: OwnAccount): Promise<{ email: string }> {
  const held = await lockUser(tx, id)
  if (!held || held.passwordHash !== passwordHash) throw fail('session_ended')
  return held
}
