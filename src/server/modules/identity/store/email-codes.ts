import { limits } from '#contract/limits.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, moment, rows, sql } from '#server/kernel/sql.ts'
import type { CodeOwner } from '../secrets/email-codes.ts'

const mostTries = limits.emailCode.tries

/** Stores that a code was requested. The account's earlier code stops working. */
export async function insertCodeRequest(tx: Tx, { userId, email }: CodeOwner, expiresAt: Date): Promise<void> {
  await rows(
    tx,
    sql`insert into email_codes (user_id, email, expires_at) values (${userId}, ${email}, ${at(expiresAt)})
        on conflict (user_id) do update set email = excluded.email, hash = null, tries = 0, expires_at = excluded.expires_at`,
  )
}

/** Stores the hash of a new code for a request. Returns false when there is no request for this address. */
export async function saveCode(
  tx: Tx,
  { userId, email }: CodeOwner,
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<boolean> {
  const saved = await rows(
    tx,
    sql`update email_codes set hash = ${hash}, tries = 0, expires_at = ${at(expiresAt)}
        where user_id = ${userId} and email = ${email} returning user_id`,
  )
  return saved.length === 1
}

/** Returns the code of an account that can still be entered, or that is about to be sent. */
export async function findCode(
  db: Queryable,
  { userId, email }: CodeOwner,
  now: Date,
): Promise<{ expiresAt: Date; triesLeft: number } | undefined> {
  const found = await firstRow<{ expires_at: string; tries: number }>(
    db,
    sql`select expires_at, tries from email_codes
        where user_id = ${userId} and email = ${email} and expires_at > ${at(now)} and tries < ${mostTries}`,
  )
  return found && { expiresAt: moment(found.expires_at), triesLeft: mostTries - found.tries }
}

/**
 * Counts one try and returns the hash to compare with. Returns undefined when the code has expired, its tries are used up or the
 * address is another one. The guard and the count are one statement: concurrent tries wait for the row and see each other.
 */
export async function takeCodeTry(
  db: Queryable,
  { userId, email }: CodeOwner,
  now: Date,
): Promise<{ hash: string; triesLeft: number } | undefined> {
  const taken = await firstRow<{ hash: string; tries: number }>(
    db,
    sql`update email_codes set tries = tries + 1
        where user_id = ${userId} and email = ${email} and hash is not null
          and expires_at > ${at(now)} and tries < ${mostTries}
        returning hash, tries`,
  )
  return taken && { hash: taken.hash, triesLeft: mostTries - taken.tries }
}

/** Deletes a code that was entered correctly. Returns false when it was used or replaced in the meantime. */
export async function useCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const used = await rows(
    tx,
    sql`delete from email_codes where user_id = ${userId} and hash = ${hash} returning user_id`,
  )
  return used.length === 1
}

/** Deletes the code of an account, such as when its address was confirmed by the link. */
export async function deleteCode(tx: Tx, userId: string): Promise<void> {
  await rows(tx, sql`delete from email_codes where user_id = ${userId}`)
}
