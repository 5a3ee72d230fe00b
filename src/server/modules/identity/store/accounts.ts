import type { RoleId } from '#contract/values/role.ts'
import type { Language } from '#contract/values/language.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { sqlStateOf } from '#server/kernel/database/database.ts'
import { at, firstRow, json, list, moment, rows, sql } from '#server/kernel/sql.ts'
import type { LinkPurpose } from '../domain/one-time-link.ts'
import type { StoredToken } from '../domain/refresh-token.ts'

export interface NewUser {
  id: string
  role: RoleId
  email: string
  phone: string | undefined
  firstName: string
  lastName: string
  passwordHash: string | undefined
}

/** False when the email address or phone number belongs to an account already. */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<boolean> {
  const made = await rows(
    tx,
    sql`insert into users (id, role, email, phone, first_name, last_name, password_hash, created_at, updated_at)
        values (${user.id}, ${user.role}, ${user.email}, ${user.phone ?? null}, ${user.firstName}, ${user.lastName}, ${user.passwordHash ?? null}, ${at(now)}, ${at(now)})
        on conflict do nothing returning id`,
  )
  return made.length === 1
}

export async function insertSession(
  tx: Tx,
  session: { id: string; userId: string; userAgent: string },
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`insert into sessions (id, user_id, user_agent, created_at, last_used_at)
        values (${session.id}, ${session.userId}, ${session.userAgent}, ${at(now)}, ${at(now)})`,
  )
}

export async function insertRefreshToken(
  tx: Tx,
  token: { hash: string; sessionId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`insert into refresh_tokens (hash, session_id, issued_at, expires_at) values (${token.hash}, ${token.sessionId}, ${at(now)}, ${at(token.expiresAt)})`,
  )
}

/** The session a refresh token belongs to, locked, unless it has ended or its user is gone. */
export async function lockSessionOfToken(tx: Tx, hash: string): Promise<{ id: string; userId: string } | undefined> {
  const found = await firstRow<{ id: string; user_id: string }>(
    tx,
    sql`select s.id, s.user_id from sessions s join users u on u.id = s.user_id
        where s.id = (select session_id from refresh_tokens where hash = ${hash}) and s.ended_at is null and u.deleted_at is null
        for update of s`,
  )
  return found && { id: found.id, userId: found.user_id }
}

/** The tokens of a session that still matter: the given one, the live one and those used since a moment. Read after locking the session. */
export async function readFamily(tx: Tx, sessionId: string, hash: string, usedSince: Date): Promise<StoredToken[]> {
  const found = await rows<{ hash: string; expires_at: string; used_at: string | null }>(
    tx,
    sql`select hash, expires_at, used_at from refresh_tokens
        where session_id = ${sessionId} and (hash = ${hash} or used_at is null or used_at >= ${at(usedSince)})`,
  )
  return found.map((row) => ({
    hash: row.hash,
    expiresAt: moment(row.expires_at),
    usedAt: row.used_at === null ? undefined : moment(row.used_at),
  }))
}

/** Marks the token used; false when a concurrent request was faster. Also deletes the session's expired tokens. */
export async function useRefreshToken(tx: Tx, token: { hash: string; sessionId: string }, now: Date): Promise<boolean> {
  const used = await rows(
    tx,
    sql`update refresh_tokens set used_at = ${at(now)} where hash = ${token.hash} and used_at is null returning hash`,
  )
  await rows(tx, sql`delete from refresh_tokens where session_id = ${token.sessionId} and expires_at <= ${at(now)}`)
  await rows(tx, sql`update sessions set last_used_at = ${at(now)} where id = ${token.sessionId}`)
  return used.length === 1
}

export type EndReason =
  | 'signed_out'
  | 'token_reused'
  | 'password_changed'
  | 'email_changed'
  | 'account_deleted'
  | 'joined_by_provider'

export async function endSessions(db: Queryable, ids: readonly string[], reason: EndReason, now: Date): Promise<void> {
  await rows(
    db,
    sql`update sessions set ended_at = ${at(now)}, end_reason = ${reason} where id = any(${list(ids)}::text[]) and ended_at is null`,
  )
}

/** Ends the sessions of an account, all or all but one, or only one; returns the ids of those that were live. */
export async function endSessionsOf(
  db: Queryable,
  userId: string,
  which: { except?: string | undefined; only?: string },
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  const ended = await rows<{ id: string }>(
    db,
    sql`update sessions set ended_at = ${at(now)}, end_reason = ${reason}
        where user_id = ${userId} and ended_at is null and id is distinct from ${which.except ?? null}
          and (${which.only ?? null}::text is null or id = ${which.only ?? null})
        returning id`,
  )
  return ended.map(({ id }) => id)
}

export async function findSessionOfToken(db: Queryable, hash: string): Promise<string | undefined> {
  return (await firstRow<{ session_id: string }>(db, sql`select session_id from refresh_tokens where hash = ${hash}`))
    ?.session_id
}

/** Keeps a one-time link; earlier ones of the same user and purpose no longer work. */
export async function insertOneTimeLink(
  tx: Tx,
  link: { hash: string; userId: string; purpose: LinkPurpose; email: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await voidLinks(tx, link.userId, [link.purpose], now)
  await rows(
    tx,
    sql`insert into one_time_links (hash, user_id, purpose, payload, expires_at, created_at)
        values (${link.hash}, ${link.userId}, ${link.purpose}, ${json({ email: link.email })}, ${at(link.expiresAt)}, ${at(now)})`,
  )
}

/** Marks a link used and returns whose it was; undefined when it is unknown, expired, of another purpose or used already. */
export async function useLink(
  tx: Tx,
  hash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ userId: string; purpose: LinkPurpose; email: string } | undefined> {
  const used = await firstRow<{ user_id: string; purpose: LinkPurpose; email: string | null }>(
    tx,
    sql`update one_time_links set used_at = ${at(now)}
        where hash = ${hash} and purpose = any(${list(purposes)}::text[]) and used_at is null and expires_at > ${at(now)}
        returning user_id, purpose, payload ->> 'email' as email`,
  )
  return used && { userId: used.user_id, purpose: used.purpose, email: used.email ?? '' }
}

/** From now on no link of these purposes works for this account. */
export async function voidLinks(tx: Tx, userId: string, purposes: readonly LinkPurpose[], now: Date): Promise<void> {
  await rows(
    tx,
    sql`update one_time_links set used_at = ${at(now)} where user_id = ${userId} and purpose = any(${list(purposes)}::text[]) and used_at is null`,
  )
}

/** Sets a password; `verified` when the user proved access to the account's address. */
export async function savePassword(
  tx: Tx,
  userId: string,
  password: { hash: string; verified: boolean },
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`update users set password_hash = ${password.hash}, updated_at = ${at(now)},
          email_verified_at = case when ${password.verified}::boolean then coalesce(email_verified_at, ${at(now)}) else email_verified_at end
        where id = ${userId} and deleted_at is null`,
  )
}

/** Changes what is given; false when the phone number belongs to another account. */
export async function saveProfile(
  db: Queryable,
  userId: string,
  changes: {
    firstName?: string | undefined
    lastName?: string | undefined
    phone?: string | undefined
    language?: Language | undefined
  },
  now: Date,
): Promise<boolean> {
  return unlessTaken(
    rows(
      db,
      sql`update users set first_name = coalesce(${changes.firstName ?? null}, first_name), last_name = coalesce(${changes.lastName ?? null}, last_name),
            phone = coalesce(${changes.phone ?? null}, phone), language = coalesce(${changes.language ?? null}, language), updated_at = ${at(now)}
          where id = ${userId} and deleted_at is null`,
    ),
  )
}

export async function savePendingEmail(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  await rows(tx, sql`update users set pending_email = ${email}, updated_at = ${at(now)} where id = ${userId}`)
}

export async function dropPendingEmail(tx: Tx, userId: string): Promise<void> {
  await rows(tx, sql`update users set pending_email = null where id = ${userId}`)
}

/** Marks the address confirmed; false when the account has another one. */
export async function saveVerified(tx: Tx, userId: string, email: string, now: Date): Promise<boolean> {
  const saved = await rows(
    tx,
    sql`update users set email_verified_at = coalesce(email_verified_at, ${at(now)}), updated_at = ${at(now)}
        where id = ${userId} and email = ${email} and deleted_at is null returning id`,
  )
  return saved.length === 1
}

/** Makes the pending address the account's; false when another is pending. Violates a unique constraint when another account has it. */
export async function savePendingAsEmail(tx: Tx, userId: string, email: string, now: Date): Promise<boolean> {
  const saved = await rows(
    tx,
    sql`update users set email = pending_email, email_verified_at = ${at(now)}, pending_email = null, updated_at = ${at(now)}
        where id = ${userId} and pending_email = ${email} and deleted_at is null returning id`,
  )
  return saved.length === 1
}

/** An account that is held as it is until the transaction ends; undefined when it is deleted. */
export async function lockUser(
  tx: Tx,
  userId: string,
): Promise<{ email: string; passwordHash: string | undefined } | undefined> {
  const found = await firstRow<{ email: string; password_hash: string | null }>(
    tx,
    sql`select email, password_hash from users where id = ${userId} and deleted_at is null for update`,
  )
  return found && { email: found.email, passwordHash: found.password_hash ?? undefined }
}

/** Keeps an account from being deleted until the transaction ends, and from nothing else; false when it is deleted. */
export async function lockUserRow(tx: Tx, userId: string): Promise<boolean> {
  return (
    (await firstRow(tx, sql`select 1 from users where id = ${userId} and deleted_at is null for key share`)) !==
    undefined
  )
}

/** The row stays for what refers to it; nothing in it tells who it was, and address and phone number are free again. */
export async function eraseUser(tx: Tx, userId: string, now: Date): Promise<void> {
  await rows(
    tx,
    sql`delete from refresh_tokens where session_id in (select id from sessions where user_id = ${userId})`,
  )
  await rows(tx, sql`delete from sessions where user_id = ${userId}`)
  await rows(tx, sql`delete from one_time_links where user_id = ${userId}`)
  await rows(tx, sql`delete from email_codes where user_id = ${userId}`)
  await rows(tx, sql`delete from external_identities where user_id = ${userId}`)
  await rows(
    tx,
    sql`update users set email = ${`${userId.toLowerCase()}@deleted.invalid`}, email_verified_at = null, pending_email = null, phone = null,
          first_name = 'Deleted', last_name = '', password_hash = null, deleted_at = ${at(now)}, updated_at = ${at(now)}
        where id = ${userId}`,
  )
}

/** Returns false when a unique value, such as an address or a phone number, belongs to another account. */
export async function unlessTaken(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (sqlStateOf(error) === '23505') return false
    throw error
  }
}
