// The public API of this module: accounts, sessions and passwords.
import type { Context, Tx } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Account } from './domain/account.ts'
import {
  findAccounts,
  findByEmail,
  findFormerEmail,
  findOwnAccount,
  isAnyone,
  isVerified,
  listLiveSessions,
  type OwnAccount,
} from './queries.ts'
import { lockUserRow, lockUserRowAlone } from './store/accounts.ts'

export type { Account } from './domain/account.ts'
export { createIdentity, type Identity } from './identity.ts'
export { inviteAdmin } from './operations/invite-admin.ts'
export { confirmAddress } from './operations/confirm-email.ts'
export { issueLink } from './operations/issue-link.ts'
export { tidySessions } from './sessions/tidy-sessions.ts'
export { isConfirmedIn, type Membership } from './queries.ts'
export { hashPassword } from './secrets/password-hash.ts'
export { hashOf as hashOfSecret, newSecret } from './sessions/refresh-tokens.ts'
export { sessionSecret } from './sessions/session-secret.ts'
export { lockUserQuery } from './store/accounts.ts'

/** Where to read from: a context, or `{ db: tx }` within a transaction. */
type From = Pick<Context, 'db'>

/** The accounts with these ids, by id; unknown and deleted ones are missing. */
export async function findUsers(from: From, userIds: readonly string[]): Promise<Map<string, Account>> {
  const found = userIds.length > 0 ? await findAccounts(from.db, userIds) : []
  return new Map(found.map((account) => [account.id, account]))
}

/** The account of an email address; undefined when it has none. */
export async function findUserByEmail(from: From, email: string): Promise<Account | undefined> {
  const found = await findByEmail(from.db, email)
  if (!found) return undefined
  const { passwordHash: _, ...account } = found
  return account
}

/** Reports whether there is any account, deleted ones included. */
export async function hasAccounts(from: From): Promise<boolean> {
  return isAnyone(from.db)
}

/** An account as those who write to its owner see it. */
export type UserToTell = Omit<OwnAccount, 'passwordHash'>

/** The account to write to; undefined when it is deleted. */
export async function findUserToTell(from: From, userId: string): Promise<UserToTell | undefined> {
  return findOwnAccount(from.db, userId)
}

/** Reports whether the address of an account is confirmed. */
export async function isEmailConfirmed(from: From, userId: string): Promise<boolean> {
  return isVerified(from.db, userId)
}

/**
 * Locks an account against deletion until the transaction ends, for callers that create rows which a deletion must see.
 * Throws `session_ended` when it has been deleted.
 */
export async function lockUserForShare(tx: Tx, userId: string): Promise<void> {
  if (!(await lockUserRow(tx, userId))) throw fail('session_ended')
}

/**
 * As {@link lockUserForShare}, for one transaction at a time: callers that decide by what the account already has. Rows that refer
 * to the account can still be written. Throws `session_ended`.
 */
export async function lockUserAlone(tx: Tx, userId: string): Promise<void> {
  if (!(await lockUserRowAlone(tx, userId))) throw fail('session_ended')
}

/** Returns those of the given sessions that have not ended, as the database has it now. */
export async function filterLiveSessions(from: From, sessionIds: readonly string[]): Promise<string[]> {
  return listLiveSessions(from.db, sessionIds)
}

/** Returns the address that an account had before it was changed at most so long ago, where its owner may still read. */
export async function formerEmailOf(from: From, userId: string, since: Date): Promise<string | undefined> {
  return findFormerEmail(from.db, userId, since)
}
