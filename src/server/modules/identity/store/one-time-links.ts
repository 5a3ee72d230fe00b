import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertInto, list, returning, run, sql } from '#server/kernel/sql.ts'
import type { LinkPurpose } from '../domain/one-time-link.ts'
import { oneTimeLinks } from '../tables.ts'

const l = oneTimeLinks.as('l')

/** Keeps a one-time link; earlier ones of the same user and purpose no longer work. */
export async function insertOneTimeLink(
  tx: Tx,
  link: { hash: string; userId: string; purpose: LinkPurpose; email: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await voidLinks(tx, link.userId, [link.purpose], now)
  const { hash, purpose, email, expiresAt } = link
  const row = { hash, user_id: link.userId, purpose, payload: { email }, expires_at: expiresAt, created_at: now }
  await run(tx, insertInto(oneTimeLinks, row))
}

/** Marks a link used and returns whose it was; undefined when it is unknown, expired, of another purpose or used already. */
export async function useLink(
  tx: Tx,
  hash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ userId: string; purpose: LinkPurpose; email: string } | undefined> {
  return firstRow(
    tx,
    returning({ userId: l.user_id, purpose: l.purpose, email: sql<string>`coalesce(${l.payload} ->> 'email', '')` })`
      update ${l} set ${assign(oneTimeLinks, { used_at: now })}
      where ${l.hash} = ${hash} and ${l.purpose} = any(${list(purposes)}::text[])
        and ${l.used_at} is null and ${l.expires_at} > ${at(now)}`,
  )
}

/** From now on no link of these purposes works for this account. */
export async function voidLinks(tx: Tx, userId: string, purposes: readonly LinkPurpose[], now: Date): Promise<void> {
  await run(
    tx,
    sql`update ${l} set ${assign(oneTimeLinks, { used_at: now })}
        where ${l.user_id} = ${userId} and ${l.purpose} = any(${list(purposes)}::text[]) and ${l.used_at} is null`,
  )
}

export async function deleteOldLinks(db: Queryable, expiredBy: Date): Promise<void> {
  await run(db, sql`delete from ${l} where ${l.expires_at} <= ${at(expiredBy)}`)
}
