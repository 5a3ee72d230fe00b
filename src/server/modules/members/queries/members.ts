import type { GivenPart, MemberPart } from '#contract/rules/member-part.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { at, firstRow, rows, select, sql } from '#server/kernel/sql.ts'
import type { Membership } from '#server/modules/identity/index.ts'
import { catererInvitations, catererMembers, ownershipOffers } from '../tables.ts'

const m = catererMembers.as('m')
const i = catererInvitations.as('i')
const f = ownershipOffers.as('f')

/** The membership of an account; undefined when it has none. */
export function findMembership(db: Queryable, userId: string): Promise<Membership | undefined> {
  return firstRow(db, select({ catererId: m.caterer_id, part: m.part })`from ${m} where ${m.user_id} = ${userId}`)
}

/** The account of a caterer's owner; undefined when nobody owns it. */
export async function findOwner(db: Queryable, catererId: string): Promise<string | undefined> {
  const found = select({ userId: m.user_id })`from ${m} where ${m.caterer_id} = ${catererId} and ${m.part} = 'owner'`
  return (await firstRow(db, found))?.userId
}

/** A member of a caterer. */
export interface Member {
  userId: string
  part: MemberPart
  joinedAt: Date
}

/** The members of a caterer: its owner, then managers and cooks by when they joined. */
export function listMembers(db: Queryable, catererId: string): Promise<Member[]> {
  const turn = sql`array_position(array['owner', 'manager', 'cook'], ${m.part}), ${m.joined_at}, ${m.user_id}`
  return rows(
    db,
    select({ userId: m.user_id, part: m.part, joinedAt: m.joined_at })`
      from ${m} where ${m.caterer_id} = ${catererId} order by ${turn}`,
  )
}

/** Counts the members of a caterer in addition to its owner; undefined when nobody owns it. */
export async function countOthers(db: Queryable, catererId: string): Promise<number | undefined> {
  const found = await firstRow(
    db,
    select({
      others: sql<number>`count(*) filter (where ${m.part} <> 'owner')::int`,
      owners: sql<number>`count(*) filter (where ${m.part} = 'owner')::int`,
    })`from ${m} where ${m.caterer_id} = ${catererId}`,
  )
  return found && found.owners > 0 ? found.others : undefined
}

/** An invitation as the owner sees it. */
export interface OpenInvitation {
  id: string
  email: string
  part: GivenPart
  invitedAt: Date
  expiresAt: Date
}

/** The invitations of a caterer that can be accepted, the oldest first. */
export function listOpenInvitations(db: Queryable, catererId: string, now: Date): Promise<OpenInvitation[]> {
  return rows(
    db,
    select({ id: i.id, email: i.email, part: i.part, invitedAt: i.created_at, expiresAt: i.expires_at })`
      from ${i} where ${i.caterer_id} = ${catererId} and ${i.expires_at} > ${at(now)} order by ${i.created_at}, ${i.id}`,
  )
}

/** The invitation of an emailed secret while it can be accepted. */
export function findInvitation(
  db: Queryable,
  hash: string,
  now: Date,
): Promise<{ catererId: string; email: string; part: GivenPart; expiresAt: Date } | undefined> {
  return firstRow(
    db,
    select({ catererId: i.caterer_id, email: i.email, part: i.part, expiresAt: i.expires_at })`
      from ${i} where ${i.hash} = ${hash} and ${i.expires_at} > ${at(now)}`,
  )
}

/** The offer of a caterer's ownership while it can be accepted. */
export function findOffer(
  db: Queryable,
  catererId: string,
  now: Date,
): Promise<{ userId: string; expiresAt: Date } | undefined> {
  return firstRow(
    db,
    select({ userId: f.user_id, expiresAt: f.expires_at })`
      from ${f} where ${f.caterer_id} = ${catererId} and ${f.expires_at} > ${at(now)}`,
  )
}
