import type { MemberPart } from '#contract/rules/member-part.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { at, firstRow, list, rows, select, sql, type Sql } from '#server/kernel/sql.ts'
import type { Account } from './domain/account.ts'
import type { LinkPurpose } from './domain/one-time-link.ts'
import type { LiveSession } from './domain/session.ts'
import { oneTimeLinks, sessions, users } from './tables.ts'

/** The caterer to which an account belongs, and in which part. */
export interface Membership {
  catererId: string
  part: MemberPart
}

/** The membership of an account, null when it has none. Its owner gives this part of a statement. */
export type MembershipOf = (userId: Sql<string>) => Sql<Membership | null>

const u = users.as('u')
const s = sessions.as('s')
const l = oneTimeLinks.as('l')

const exists = sql<boolean>`${u.deleted_at} is null`
const inAccount = {
  id: u.id,
  role: u.role,
  email: u.email,
  emailVerified: sql<boolean>`${u.email_verified_at} is not null`,
  phone: sql<string>`coalesce(${u.phone}, '')`,
  firstName: u.first_name,
  lastName: u.last_name,
  language: u.language,
}

/** Accounts that are not deleted, in no particular order. */
export async function findAccounts(db: Queryable, ids: readonly string[]): Promise<Account[]> {
  return rows(db, select(inAccount)`from ${u} where ${u.id} = any(${list(ids)}::text[]) and ${exists}`)
}

/** Reports whether there is a row of any account. */
export async function isAnyone(db: Queryable): Promise<boolean> {
  return (await firstRow(db, sql`select 1 from ${users} limit 1`)) !== undefined
}

/** An account with its membership; undefined when it is deleted. */
export async function findAccountWithMembership(
  db: Queryable,
  membershipOf: MembershipOf,
  userId: string,
): Promise<(Account & { membership: Membership | undefined }) | undefined> {
  const found = await firstRow(
    db,
    select({ ...inAccount, membership: membershipOf(u.id) })`from ${u} where ${u.id} = ${userId} and ${exists}`,
  )
  return found && { ...found, membership: found.membership ?? undefined }
}

/** The account of an email address with its password hash, for signing in. */
export async function findByEmail(
  db: Queryable,
  email: string,
): Promise<(Account & { passwordHash: string | undefined }) | undefined> {
  const found = await firstRow(
    db,
    select({ ...inAccount, passwordHash: u.password_hash })`from ${u} where ${u.email} = ${email} and ${exists}`,
  )
  return found && { ...found, passwordHash: found.passwordHash ?? undefined }
}

/** Columns of an account that only its owner sees. */
export interface OwnAccount extends Account {
  pendingEmail: string | undefined
  passwordHash: string | undefined
}

/** An account with what its owner alone sees; undefined when it is deleted. */
export async function findOwnAccount(db: Queryable, userId: string): Promise<OwnAccount | undefined> {
  const found = await firstRow(
    db,
    select({ ...inAccount, pendingEmail: u.pending_email, passwordHash: u.password_hash })`
      from ${u} where ${u.id} = ${userId} and ${exists}`,
  )
  if (!found) return undefined
  return { ...found, pendingEmail: found.pendingEmail ?? undefined, passwordHash: found.passwordHash ?? undefined }
}

/** Whether the address of an account is confirmed, as an expression within another statement; false for deleted accounts. */
export const isConfirmedIn = (userId: string): Sql<boolean> =>
  sql<boolean>`exists (select 1 from ${u} where ${u.id} = ${userId} and ${inAccount.emailVerified} and ${exists})`

/** Reports whether the address of an account is confirmed. False for deleted accounts. */
export async function isVerified(db: Queryable, userId: string): Promise<boolean> {
  return (await firstRow(db, select({ isConfirmed: isConfirmedIn(userId) })``))?.isConfirmed ?? false
}

/** Whether an address belongs to an account. */
export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  return (await firstRow(db, sql`select 1 from ${u} where ${u.email} = ${email}`)) !== undefined
}

/** Whose a link is, used or not; undefined when it never was or is of another purpose. */
export async function findLink(
  db: Queryable,
  hash: string,
  purposes: readonly LinkPurpose[],
): Promise<{ userId: string; email: string; expiresAt: Date; isUsed: boolean } | undefined> {
  return firstRow(
    db,
    select({
      userId: l.user_id,
      email: sql<string>`coalesce(${l.payload} ->> 'email', '')`,
      expiresAt: l.expires_at,
      isUsed: sql<boolean>`${l.used_at} is not null`,
    })`from ${l} where ${l.hash} = ${hash} and ${l.purpose} = any(${list(purposes)}::text[])`,
  )
}

/** A sign-in on one device that has not ended. */
export interface OpenSession {
  id: string
  userAgent: string
  createdAt: Date
  lastUsedAt: Date
}

/** The sessions of an account that can still be renewed, the last used first. */
export async function listOpenSessions(db: Queryable, userId: string, usedSince: Date): Promise<OpenSession[]> {
  return rows(
    db,
    select({ id: s.id, userAgent: s.user_agent, createdAt: s.created_at, lastUsedAt: s.last_used_at })`
      from ${s} where ${s.user_id} = ${userId} and ${s.ended_at} is null and ${s.last_used_at} > ${at(usedSince)}
      order by ${s.last_used_at} desc, ${s.id} desc`,
  )
}

/** The ids of all sessions of an account that have not ended. */
export async function listSessionIds(db: Queryable, userId: string): Promise<string[]> {
  const found = await rows(db, select({ id: s.id })`from ${s} where ${s.user_id} = ${userId} and ${s.ended_at} is null`)
  return found.map(({ id }) => id)
}

/** A session that has not ended, of an account that still exists. */
export async function findLiveSession(
  db: Queryable,
  membershipOf: MembershipOf,
  sessionId: string,
): Promise<LiveSession | undefined> {
  const found = await firstRow(
    db,
    select({
      userId: s.user_id,
      role: u.role,
      hasConfirmedEmail: inAccount.emailVerified,
      membership: membershipOf(u.id),
    })`
      from ${s} join ${u} on ${u.id} = ${s.user_id}
      where ${s.id} = ${sessionId} and ${s.ended_at} is null and ${exists}`,
  )
  if (!found) return undefined
  const { membership, ...session } = found
  return { ...session, catererId: membership?.catererId, part: membership?.part }
}

/** Those of the given sessions that have not ended, of accounts that exist. */
export async function listLiveSessions(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    select({ id: s.id })`from ${s} join ${u} on ${u.id} = ${s.user_id}
      where ${s.id} = any(${list(ids)}::text[]) and ${s.ended_at} is null and ${exists}`,
  )
  return found.map(({ id }) => id)
}

/** The address that an account had before a change since then; undefined without one. */
export async function findFormerEmail(db: Queryable, userId: string, since: Date): Promise<string | undefined> {
  const found = await firstRow(
    db,
    select({ email: u.former_email })`
      from ${u} where ${u.id} = ${userId} and ${u.email_changed_at} >= ${at(since)} and ${exists}`,
  )
  return found?.email ?? undefined
}
