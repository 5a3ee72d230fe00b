import type { RoleId } from '#contract/endpoints/identity.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, list, moment, rows, sql } from '#server/kernel/sql.ts'
import type { KeptToken } from './domain/refresh-token.ts'

export interface NewUser {
  id: string
  role: RoleId
  email: string
  phone: string | undefined
  firstName: string
  lastName: string
  passwordHash: string | undefined
}

/** False when the e-mail address or phone number belongs to an account already. */
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
export async function readFamily(tx: Tx, sessionId: string, hash: string, usedSince: Date): Promise<KeptToken[]> {
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

/** Marks the token used; false when somebody was faster. Tokens of the session that have expired are removed on the way. */
export async function useRefreshToken(tx: Tx, token: { hash: string; sessionId: string }, now: Date): Promise<boolean> {
  const used = await rows(
    tx,
    sql`update refresh_tokens set used_at = ${at(now)} where hash = ${token.hash} and used_at is null returning hash`,
  )
  await rows(tx, sql`delete from refresh_tokens where session_id = ${token.sessionId} and expires_at <= ${at(now)}`)
  await rows(tx, sql`update sessions set last_used_at = ${at(now)} where id = ${token.sessionId}`)
  return used.length === 1
}

export async function endSessions(
  db: Queryable,
  ids: readonly string[],
  reason: 'signed_out' | 'token_reused',
  now: Date,
): Promise<void> {
  await rows(
    db,
    sql`update sessions set ended_at = ${at(now)}, end_reason = ${reason} where id = any(${list(ids)}::text[]) and ended_at is null`,
  )
}

export async function findSessionOfToken(db: Queryable, hash: string): Promise<string | undefined> {
  return (await firstRow<{ session_id: string }>(db, sql`select session_id from refresh_tokens where hash = ${hash}`))
    ?.session_id
}

/** Keeps a one-time link; earlier ones of the same user and purpose no longer work. */
export async function insertOneTimeLink(
  tx: Tx,
  link: { hash: string; userId: string; purpose: 'first_admin'; expiresAt: Date },
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`update one_time_links set used_at = ${at(now)} where user_id = ${link.userId} and purpose = ${link.purpose} and used_at is null`,
  )
  await rows(
    tx,
    sql`insert into one_time_links (hash, user_id, purpose, expires_at, created_at)
        values (${link.hash}, ${link.userId}, ${link.purpose}, ${at(link.expiresAt)}, ${at(now)})`,
  )
}
