import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertInto, list, returning, rows, run, select, sql } from '#server/kernel/sql.ts'
import type { StoredToken } from '../domain/refresh-token.ts'
import type { EndReason } from '../domain/session.ts'
import { refreshTokens, sessions, users } from '../tables.ts'

const s = sessions.as('s')
const t = refreshTokens.as('t')
const u = users.as('u')

export async function insertSession(
  tx: Tx,
  { id, userId, userAgent }: { id: string; userId: string; userAgent: string },
  now: Date,
): Promise<void> {
  const session = { id, user_id: userId, user_agent: userAgent, created_at: now, last_used_at: now }
  await run(tx, insertInto(sessions, session))
}

export async function insertRefreshToken(
  tx: Tx,
  { hash, sessionId, expiresAt }: { hash: string; sessionId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await run(tx, insertInto(refreshTokens, { hash, session_id: sessionId, issued_at: now, expires_at: expiresAt }))
}

/** The session a refresh token belongs to, locked, unless it has ended or its user is gone. */
export async function lockSessionOfToken(tx: Tx, hash: string): Promise<{ id: string; userId: string } | undefined> {
  return firstRow(
    tx,
    select({ id: s.id, userId: s.user_id })`
      from ${s} join ${u} on ${u.id} = ${s.user_id}
      where ${s.id} = (select ${t.session_id} from ${t} where ${t.hash} = ${hash})
        and ${s.ended_at} is null and ${u.deleted_at} is null
      for update of s`,
  )
}

/** The tokens of a session that still matter: the given one, the live one and those used since a moment. Read after locking the session. */
export async function readFamily(tx: Tx, sessionId: string, hash: string, usedSince: Date): Promise<StoredToken[]> {
  const found = await rows(
    tx,
    select({ hash: t.hash, expiresAt: t.expires_at, usedAt: t.used_at })`
      from ${t} where ${t.session_id} = ${sessionId}
        and (${t.hash} = ${hash} or ${t.used_at} is null or ${t.used_at} >= ${at(usedSince)})`,
  )
  return found.map((token) => ({ ...token, usedAt: token.usedAt ?? undefined }))
}

/** Marks the token used. Returns false if a concurrent request already did. Also deletes the session's expired tokens. */
export async function useRefreshToken(
  tx: Tx,
  { hash, sessionId }: { hash: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const used = await rows(
    tx,
    returning({ hash: t.hash })`
      update ${t} set ${assign(refreshTokens, { used_at: now })} where ${t.hash} = ${hash} and ${t.used_at} is null`,
  )
  await run(tx, sql`delete from ${t} where ${t.session_id} = ${sessionId} and ${t.expires_at} <= ${at(now)}`)
  await run(tx, sql`update ${s} set ${assign(sessions, { last_used_at: now })} where ${s.id} = ${sessionId}`)
  return used.length === 1
}

export async function endSessions(db: Queryable, ids: readonly string[], reason: EndReason, now: Date): Promise<void> {
  await run(
    db,
    sql`update ${s} set ${assign(sessions, { ended_at: now, end_reason: reason })}
        where ${s.id} = any(${list(ids)}::text[]) and ${s.ended_at} is null`,
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
  const ended = await rows(
    db,
    returning({ id: s.id })`
      update ${s} set ${assign(sessions, { ended_at: now, end_reason: reason })}
      where ${s.user_id} = ${userId} and ${s.ended_at} is null and ${s.id} is distinct from ${which.except ?? null}
        and (${which.only ?? null}::text is null or ${s.id} = ${which.only ?? null})`,
  )
  return ended.map(({ id }) => id)
}

export async function findSessionOfToken(db: Queryable, hash: string): Promise<string | undefined> {
  const found = await firstRow(db, select({ sessionId: t.session_id })`from ${t} where ${t.hash} = ${hash}`)
  return found?.sessionId
}

export async function deleteExpiredTokens(db: Queryable, expiredBy: Date): Promise<void> {
  await run(db, sql`delete from ${t} where ${t.expires_at} <= ${at(expiredBy)}`)
}

/** Deletes sessions that nobody can go on with: ended or unused since then, and without tokens. */
export async function deleteOldSessions(db: Queryable, unusedSince: Date): Promise<void> {
  await run(
    db,
    sql`delete from ${s} where coalesce(${s.ended_at}, ${s.last_used_at}) <= ${at(unusedSince)}
          and not exists (select 1 from ${t} where ${t.session_id} = ${s.id})`,
  )
}
