import type { RoleId } from '#contract/values/role.ts'
import type { Language } from '#contract/values/language.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { sqlStateOf } from '#server/kernel/database/database.ts'
import { assign, at, firstRow, insertInto, run, select, sql, type Sql } from '#server/kernel/sql.ts'
import { users } from '../tables.ts'

const u = users.as('u')
const exists = sql<boolean>`${u.deleted_at} is null`

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
  const row = insertInto(users, {
    id: user.id,
    role: user.role,
    email: user.email,
    phone: user.phone ?? null,
    first_name: user.firstName,
    last_name: user.lastName,
    password_hash: user.passwordHash ?? null,
    created_at: now,
    updated_at: now,
  })
  return (await firstRow(tx, sql`${row} on conflict do nothing returning id`)) !== undefined
}

/** Sets a password; `verified` when the user proved access to the account's address. */
export async function savePassword(
  tx: Tx,
  userId: string,
  { hash, verified }: { hash: string; verified: boolean },
  now: Date,
): Promise<void> {
  const verifiedAt = sql<Date | null>`
    case when ${verified}::boolean then coalesce(${u.email_verified_at}, ${at(now)}) else ${u.email_verified_at} end`
  const set = assign(users, { password_hash: hash, updated_at: now, email_verified_at: verifiedAt })
  await run(tx, sql`update ${u} set ${set} where ${u.id} = ${userId} and ${exists}`)
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
  const set = assign(users, {
    first_name: sql`coalesce(${changes.firstName ?? null}, ${u.first_name})`,
    last_name: sql`coalesce(${changes.lastName ?? null}, ${u.last_name})`,
    phone: sql`coalesce(${changes.phone ?? null}, ${u.phone})`,
    language: sql`coalesce(${changes.language ?? null}, ${u.language})`,
    updated_at: now,
  })
  return unlessTaken(run(db, sql`update ${u} set ${set} where ${u.id} = ${userId} and ${exists}`))
}

export async function savePendingEmail(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  const set = assign(users, { pending_email: email, updated_at: now })
  await run(tx, sql`update ${u} set ${set} where ${u.id} = ${userId}`)
}

export async function dropPendingEmail(tx: Tx, userId: string): Promise<void> {
  await run(tx, sql`update ${u} set ${assign(users, { pending_email: null })} where ${u.id} = ${userId}`)
}

/** Marks the address confirmed; false when the account has another one. */
export async function saveVerified(tx: Tx, userId: string, email: string, now: Date): Promise<boolean> {
  const verifiedAt = sql<Date>`coalesce(${u.email_verified_at}, ${at(now)})`
  const saved = await firstRow(
    tx,
    sql`update ${u} set ${assign(users, { email_verified_at: verifiedAt, updated_at: now })}
        where ${u.id} = ${userId} and ${u.email} = ${email} and ${exists} returning ${u.id}`,
  )
  return saved !== undefined
}

/** Makes the pending address the account's; false when another is pending. Violates a unique constraint when another account has it. */
export async function savePendingAsEmail(tx: Tx, userId: string, email: string, now: Date): Promise<boolean> {
  const pending = sql<string>`${u.pending_email}`
  const former = { former_email: sql<string>`${u.email}`, email_changed_at: now }
  const set = assign(users, { email: pending, email_verified_at: now, pending_email: null, updated_at: now, ...former })
  const saved = await firstRow(
    tx,
    sql`update ${u} set ${set} where ${u.id} = ${userId} and ${u.pending_email} = ${email} and ${exists} returning ${u.id}`,
  )
  return saved !== undefined
}

/** Locks an account as it is until the transaction ends; undefined when it is deleted. */
export async function lockUser(
  tx: Tx,
  userId: string,
): Promise<{ email: string; passwordHash: string | undefined } | undefined> {
  const found = await firstRow(
    tx,
    select({ email: u.email, passwordHash: u.password_hash })`
      from ${u} where ${u.id} = ${userId} and ${exists} for update`,
  )
  return found && { email: found.email, passwordHash: found.passwordHash ?? undefined }
}

/**
 * Reads an account and keeps it from being deleted until the transaction ends, and from nothing else: no row when it is deleted, or
 * its address is `mustBeConfirmed` and is not. A part of a statement, or one.
 */
export function lockUserQuery(userId: string, { mustBeConfirmed = false } = {}): Sql<{ id: string }> {
  const isConfirmed = sql<boolean>`(${u.email_verified_at} is not null or not ${mustBeConfirmed}::boolean)`
  return select({ id: u.id })`from ${u} where ${u.id} = ${userId} and ${exists} and ${isConfirmed} for key share`
}

/** As {@link lockUserQuery}; false when the account is deleted. */
export async function lockUserRow(tx: Tx, userId: string): Promise<boolean> {
  return (await firstRow(tx, lockUserQuery(userId))) !== undefined
}

/** As {@link lockUserRow}, for one transaction at a time. */
export async function lockUserRowAlone(tx: Tx, userId: string): Promise<boolean> {
  const locked = sql`select 1 from ${u} where ${u.id} = ${userId} and ${exists} for no key update`
  return (await firstRow(tx, locked)) !== undefined
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
