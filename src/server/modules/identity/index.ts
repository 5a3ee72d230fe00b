// The door of this module: accounts, sessions and passwords.
import type { Context } from '#server/kernel/context.ts'
import { refuse } from '#server/kernel/refusal.ts'
import type { Account } from './domain/account.ts'
import { findAccounts, findCatererId } from './queries.ts'

export type { Account } from './domain/account.ts'
export { createIdentity, type Identity } from './identity.ts'
export { inviteAdmin } from './operations/invite-admin.ts'
export { hashPassword } from './password-hash.ts'
export { sessionSecret } from './session-secret.ts'

/** Where to read from: a context, or `{ db: tx }` within a transaction. */
type From = Pick<Context, 'db'>

/** The account with this id; refuses with `not_found` when there is none or it is deleted. */
export async function getUser(from: From, userId: string): Promise<Account> {
  const [found] = await findAccounts(from.db, [userId])
  if (!found) throw refuse('not_found')
  return found
}

/** The accounts with these ids, by id; unknown and deleted ones are missing. */
export async function findUsers(from: From, userIds: readonly string[]): Promise<Map<string, Account>> {
  const found = userIds.length > 0 ? await findAccounts(from.db, userIds) : []
  return new Map(found.map((account) => [account.id, account]))
}

/** The caterer that this user owns, if any. */
export async function catererIdOf(from: From, userId: string): Promise<string | undefined> {
  return findCatererId(from.db, userId)
}
