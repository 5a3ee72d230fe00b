import type { RoleId } from '#contract/values/role.ts'
import type { Language } from '#contract/values/language.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { at, firstRow, list, moment, rows, sql } from '#server/kernel/sql.ts'
import type { Account, LiveSession } from './domain/account.ts'
import type { LinkPurpose } from './domain/one-time-link.ts'

interface AccountRow {
  id: string
  role: RoleId
  email: string
  email_verified: boolean
  phone: string | null
  first_name: string
  last_name: string
  language: Language
  caterer_id: string | null
}

const account = sql`u.id, u.role, u.email, u.email_verified_at is not null as email_verified, u.phone, u.first_name, u.last_name, u.language, (select c.id from caterers c where c.owner_id = u.id) as caterer_id`

function accountFrom(row: AccountRow): Account {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone ?? '',
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language,
    catererId: row.caterer_id ?? undefined,
  }
}

/** Accounts that are not deleted, in no particular order. */
export async function findAccounts(db: Queryable, ids: readonly string[]): Promise<Account[]> {
  const found = await rows<AccountRow>(
    db,
    sql`select ${account} from users u where u.id = any(${list(ids)}::text[]) and u.deleted_at is null`,
  )
  return found.map(accountFrom)
}

/** The account of an email address with its password hash, for signing in. */
export async function findByEmail(
  db: Queryable,
  email: string,
): Promise<(Account & { passwordHash: string | undefined }) | undefined> {
  const found = await firstRow<AccountRow & { password_hash: string | null }>(
    db,
    sql`select ${account}, u.password_hash from users u where u.email = ${email} and u.deleted_at is null`,
  )
  return found && { ...accountFrom(found), passwordHash: found.password_hash ?? undefined }
}

/** Coupons that this user could use on this day: valid, not used up, and neither used nor held by the user. */
export async function findAvailableCoupons(db: Queryable, userId: string, today: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select c.id from coupons c
        where c.active and ${today}::date between coalesce(c.valid_from, '-infinity') and coalesce(c.valid_to, 'infinity')
          and (c.use_limit is null or c.uses < c.use_limit)
          and not exists (
            select 1 from coupon_holds h where h.coupon_id = c.id and h.user_id = ${userId} and h.state in ('reserved', 'used'))
        order by c.id`,
  )
  return found.map(({ id }) => id)
}

/** Columns of an account that only its owner sees. */
export interface OwnAccount extends Account {
  pendingEmail: string | undefined
  passwordHash: string | undefined
}

/** An account with what its owner alone sees; undefined when it is deleted. */
export async function findOwnAccount(db: Queryable, userId: string): Promise<OwnAccount | undefined> {
  const found = await firstRow<
    AccountRow & {
      pending_email: string | null
      password_hash: string | null
    }
  >(
    db,
    sql`select ${account}, u.pending_email, u.password_hash
        from users u where u.id = ${userId} and u.deleted_at is null`,
  )
  return (
    found && {
      ...accountFrom(found),
      pendingEmail: found.pending_email ?? undefined,
      passwordHash: found.password_hash ?? undefined,
    }
  )
}

/** Reports whether the address of an account is confirmed. False for deleted accounts. */
export async function isVerified(db: Queryable, userId: string): Promise<boolean> {
  const found = sql`select 1 from users where id = ${userId} and email_verified_at is not null and deleted_at is null`
  return (await firstRow(db, found)) !== undefined
}

/** Whether an address belongs to an account. */
export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  return (await firstRow(db, sql`select 1 from users where email = ${email}`)) !== undefined
}

/** Whose a link is, used or not; undefined when it never was or is of another purpose. */
export async function findLink(
  db: Queryable,
  hash: string,
  purposes: readonly LinkPurpose[],
): Promise<{ userId: string; email: string; expiresAt: Date; isUsed: boolean } | undefined> {
  const found = await firstRow<{ user_id: string; email: string | null; expires_at: string; is_used: boolean }>(
    db,
    sql`select user_id, payload ->> 'email' as email, expires_at, used_at is not null as is_used from one_time_links
        where hash = ${hash} and purpose = any(${list(purposes)}::text[])`,
  )
  return (
    found && {
      userId: found.user_id,
      email: found.email ?? '',
      expiresAt: moment(found.expires_at),
      isUsed: found.is_used,
    }
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
  const found = await rows<{ id: string; user_agent: string; created_at: string; last_used_at: string }>(
    db,
    sql`select id, user_agent, created_at, last_used_at from sessions
        where user_id = ${userId} and ended_at is null and last_used_at > ${at(usedSince)}
        order by last_used_at desc, id desc`,
  )
  return found.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: moment(row.created_at),
    lastUsedAt: moment(row.last_used_at),
  }))
}

/** A session that has not ended, of an account that still exists. */
export async function findLiveSession(db: Queryable, sessionId: string): Promise<LiveSession | undefined> {
  const found = await firstRow<{ user_id: string; role: RoleId; caterer_id: string | null }>(
    db,
    sql`select s.user_id, u.role, (select c.id from caterers c where c.owner_id = u.id) as caterer_id
        from sessions s join users u on u.id = s.user_id
        where s.id = ${sessionId} and s.ended_at is null and u.deleted_at is null`,
  )
  return found && { userId: found.user_id, role: found.role, catererId: found.caterer_id ?? undefined }
}
