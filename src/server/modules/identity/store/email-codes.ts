import { limits } from '#contract/limits.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertInto, returning, run, select, sql } from '#server/kernel/sql.ts'
import type { CodeOwner } from '../secrets/email-codes.ts'
import { emailCodes } from '../tables.ts'

const c = emailCodes.as('c')
/** The row that an insert proposes. */
const excluded = emailCodes.as('excluded')

const mostTries = limits.emailCode.tries
const triesLeft = sql<number>`${mostTries} - ${c.tries}`

/** Stores that a code was requested. The account's earlier code stops working. */
export async function insertCodeRequest(tx: Tx, { userId, email }: CodeOwner, expiresAt: Date): Promise<void> {
  const row = insertInto(emailCodes, { user_id: userId, email, expires_at: expiresAt })
  const again = { email: excluded.email, hash: null, tries: 0, expires_at: excluded.expires_at }
  await run(tx, sql`${row} on conflict (user_id) do update set ${assign(emailCodes, again)}`)
}

/** Stores the hash of a new code for a request. Returns false when there is no request for this address. */
export async function saveCode(
  tx: Tx,
  { userId, email }: CodeOwner,
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<boolean> {
  const saved = await firstRow(
    tx,
    sql`update ${c} set ${assign(emailCodes, { hash, tries: 0, expires_at: expiresAt })}
        where ${c.user_id} = ${userId} and ${c.email} = ${email} returning ${c.user_id}`,
  )
  return saved !== undefined
}

/** Returns the code of an account that can still be entered, or that is about to be sent. */
export async function findCode(
  db: Queryable,
  { userId, email }: CodeOwner,
  now: Date,
): Promise<{ expiresAt: Date; triesLeft: number } | undefined> {
  return firstRow(
    db,
    select({ expiresAt: c.expires_at, triesLeft })`
      from ${c} where ${c.user_id} = ${userId} and ${c.email} = ${email}
        and ${c.expires_at} > ${at(now)} and ${c.tries} < ${mostTries}`,
  )
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
  return firstRow(
    db,
    returning({ hash: sql<string>`${c.hash}`, triesLeft })`
      update ${c} set ${assign(emailCodes, { tries: sql`${c.tries} + 1` })}
      where ${c.user_id} = ${userId} and ${c.email} = ${email} and ${c.hash} is not null
        and ${c.expires_at} > ${at(now)} and ${c.tries} < ${mostTries}`,
  )
}

/** Deletes a code that was entered correctly. Returns false when it was used or replaced in the meantime. */
export async function useCode(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const used = sql`delete from ${c} where ${c.user_id} = ${userId} and ${c.hash} = ${hash} returning ${c.user_id}`
  return (await firstRow(tx, used)) !== undefined
}

/** Deletes the code of an account, such as when its address was confirmed by the link. */
export async function deleteCode(tx: Tx, userId: string): Promise<void> {
  await run(tx, sql`delete from ${c} where ${c.user_id} = ${userId}`)
}
