import type { RoleId } from '#contract/values/role.ts'
import type { Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertInto, run, select, sql } from '#server/kernel/sql.ts'
import { externalIdentities, oneTimeLinks, spentIdTokens, users } from '../tables.ts'

const e = externalIdentities.as('e')
const l = oneTimeLinks.as('l')
const u = users.as('u')
const t = spentIdTokens.as('t')

/** Marks a provider's token used; false when it was before. Those that are too old to be taken anyway are removed on the way. */
export async function spendIdToken(
  tx: Tx,
  { hash, refusedFrom }: { hash: string; refusedFrom: Date },
  now: Date,
): Promise<boolean> {
  await run(tx, sql`delete from ${t} where ${t.refused_from} <= ${at(now)} and ${t.hash} <> ${hash}`)
  const row = insertInto(spentIdTokens, { hash, refused_from: refusedFrom })
  return (await firstRow(tx, sql`${row} on conflict do nothing returning hash`)) !== undefined
}

/** Locks the account that belongs to a provider's user; deleted ones too. */
export async function lockLinkedAccount(
  tx: Tx,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<{ id: string; role: RoleId; isDeleted: boolean } | undefined> {
  return firstRow(
    tx,
    select({ id: u.id, role: u.role, isDeleted: sql<boolean>`${u.deleted_at} is not null` })`
      from ${e} join ${u} on ${u.id} = ${e.user_id}
      where ${e.issuer} = ${issuer} and ${e.subject} = ${subject} for update of u`,
  )
}

/** Locks the account of an email address. */
export async function lockByEmail(
  tx: Tx,
  email: string,
): Promise<{ id: string; role: RoleId; isVerified: boolean; hasPassword: boolean } | undefined> {
  return firstRow(
    tx,
    select({
      id: u.id,
      role: u.role,
      isVerified: sql<boolean>`${u.email_verified_at} is not null`,
      hasPassword: sql<boolean>`${u.password_hash} is not null`,
    })`from ${u} where ${u.email} = ${email} and ${u.deleted_at} is null for update`,
  )
}

/** Lets a person at a provider open this account. Returns false when they could already. */
export async function linkIdentity(
  tx: Tx,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
  now: Date,
): Promise<boolean> {
  const row = insertInto(externalIdentities, { issuer, subject, user_id: userId, created_at: now })
  return (await firstRow(tx, sql`${row} on conflict do nothing returning subject`)) !== undefined
}

/** Removes every identity at a provider that opens this account. */
export async function unlinkIdentities(tx: Tx, userId: string): Promise<void> {
  await run(tx, sql`delete from ${e} where ${e.user_id} = ${userId}`)
}

/** Takes the password of an account away, the address that waits to become its own, and every link mailed for it. */
export async function voidWaysIn(tx: Tx, userId: string, now: Date): Promise<void> {
  const without = assign(users, { password_hash: null, pending_email: null, updated_at: now })
  await run(tx, sql`update ${u} set ${without} where ${u.id} = ${userId}`)
  const used = assign(oneTimeLinks, { used_at: now })
  await run(tx, sql`update ${l} set ${used} where ${l.user_id} = ${userId} and ${l.used_at} is null`)
}
