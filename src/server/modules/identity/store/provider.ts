import type { RoleId } from '#contract/values/role.ts'
import type { Tx } from '#server/kernel/context.ts'
import { at, firstRow, rows, sql } from '#server/kernel/sql.ts'

/** Marks a provider's token used; false when it was before. Those that are too old to be taken anyway are removed on the way. */
export async function spendIdToken(tx: Tx, token: { hash: string; refusedFrom: Date }, now: Date): Promise<boolean> {
  await rows(tx, sql`delete from spent_id_tokens where refused_from <= ${at(now)} and hash <> ${token.hash}`)
  const spent = await rows(
    tx,
    sql`insert into spent_id_tokens (hash, refused_from) values (${token.hash}, ${at(token.refusedFrom)})
        on conflict do nothing returning hash`,
  )
  return spent.length === 1
}

/** Locks the account that belongs to a provider's user; deleted ones too. */
export async function findLinkedAccount(
  tx: Tx,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<{ id: string; role: RoleId; isDeleted: boolean } | undefined> {
  const found = await firstRow<{ id: string; role: RoleId; is_deleted: boolean }>(
    tx,
    sql`select u.id, u.role, u.deleted_at is not null as is_deleted
        from external_identities e join users u on u.id = e.user_id
        where e.issuer = ${issuer} and e.subject = ${subject} for update of u`,
  )
  return found && { id: found.id, role: found.role, isDeleted: found.is_deleted }
}

/** The account of an email address, locked. */
export async function lockByEmail(
  tx: Tx,
  email: string,
): Promise<{ id: string; role: RoleId; isVerified: boolean; hasPassword: boolean } | undefined> {
  const found = await firstRow<{ id: string; role: RoleId; is_verified: boolean; has_password: boolean }>(
    tx,
    sql`select id, role, email_verified_at is not null as is_verified, password_hash is not null as has_password
        from users where email = ${email} and deleted_at is null for update`,
  )
  return found && { id: found.id, role: found.role, isVerified: found.is_verified, hasPassword: found.has_password }
}

/** Lets a person at a provider open this account. Returns false when they could already. */
export async function linkIdentity(
  tx: Tx,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
  now: Date,
): Promise<boolean> {
  const linked = await rows(
    tx,
    sql`insert into external_identities (issuer, subject, user_id, created_at)
        values (${issuer}, ${subject}, ${userId}, ${at(now)}) on conflict do nothing returning subject`,
  )
  return linked.length === 1
}

/** Removes every identity at a provider that opens this account. */
export async function unlinkIdentities(tx: Tx, userId: string): Promise<void> {
  await rows(tx, sql`delete from external_identities where user_id = ${userId}`)
}

/** Takes the password of an account away, the address that waits to become its own, and every link mailed for it. */
export async function voidWaysIn(tx: Tx, userId: string, now: Date): Promise<void> {
  await rows(
    tx,
    sql`update users set password_hash = null, pending_email = null, updated_at = ${at(now)} where id = ${userId}`,
  )
  await rows(tx, sql`update one_time_links set used_at = ${at(now)} where user_id = ${userId} and used_at is null`)
}
