// Parts of statements of other modules: who acts for the caterer with a given id, and for which caterer an account acts.
import { jsonObject, sql, type Sql } from '#server/kernel/sql.ts'
import type { Membership } from '#server/modules/identity/index.ts'
import { catererMembers } from '../tables.ts'

const m = catererMembers.as('member')

/** The membership of an account; null when it has none. */
export function membershipOf(userId: Sql<string> | string): Sql<Membership | null> {
  return sql`(select ${jsonObject({ catererId: m.caterer_id, part: m.part })} from ${m} where ${m.user_id} = ${userId})`
}

/** Since when an account has its part for a caterer; null when it has none there. */
export function partSinceOf(userId: Sql<string> | string, catererId: Sql<string> | string): Sql<Date | null> {
  return sql`(select ${m.part_since} from ${m} where ${m.user_id} = ${userId} and ${m.caterer_id} = ${catererId})`
}

/** The account of a caterer's owner; null when nobody owns it. */
export function ownerOf(catererId: Sql<string>): Sql<string | null> {
  return sql`(select ${m.user_id} from ${m} where ${m.caterer_id} = ${catererId} and ${m.part} = 'owner')`
}

/** Id of the caterer of which an account is the owner; null when it is none's. */
export function catererOwnedBy(userId: Sql<string> | string): Sql<string | null> {
  return sql`(select ${m.caterer_id} from ${m} where ${m.user_id} = ${userId} and ${m.part} = 'owner')`
}

/** Accounts that are written to about a caterer's customers: its owner first, then its managers. Empty where nobody owns it. */
export function peopleToTell(catererId: Sql<string>): Sql<string[]> {
  const ids = sql`json_agg(${m.user_id} order by ${m.part} desc, ${m.user_id})`
  return sql`(select coalesce(${ids}, '[]') from ${m} where ${m.caterer_id} = ${catererId} and ${m.part} in ('owner', 'manager'))`
}

/** Select of the accounts to which {@link peopleToTell} refers, as `user_id`. */
export function rowsOfPeopleToTell(catererId: Sql<string>): Sql {
  return sql`select ${m.user_id} as user_id from ${m} where ${m.caterer_id} = ${catererId} and ${m.part} in ('owner', 'manager')`
}

/** When the owner of a caterer joined it and became its owner; null when nobody owns it. */
export function ownershipOf(catererId: Sql<string>) {
  return sql<{ joinedAt: string; since: string } | null>`(
    select ${jsonObject({ joinedAt: m.joined_at, since: m.part_since })} from ${m}
    where ${m.caterer_id} = ${catererId} and ${m.part} = 'owner')`
}
