import type { RoleId } from '#contract/endpoints/identity.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, list, rows, sql } from '#server/kernel/sql.ts'
import type { Account, LiveSession } from './domain/account.ts'

interface AccountRow {
  id: string
  role: RoleId
  email: string
  phone: string | null
  first_name: string
  last_name: string
  caterer_id: string | null
}

const account = sql`u.id, u.role, u.email, u.phone, u.first_name, u.last_name, (select c.id from caterers c where c.owner_id = u.id) as caterer_id`

function accountFrom(row: AccountRow): Account {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    phone: row.phone ?? '',
    firstName: row.first_name,
    lastName: row.last_name,
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

/** The account of an e-mail address with its password hash, for signing in. */
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
