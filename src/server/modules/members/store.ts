import type { GivenPart } from '#contract/rules/member-part.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { lockNamed } from '#server/kernel/database/lock-named.ts'
import { assign, at, firstRow, insertInto, returning, run, sql } from '#server/kernel/sql.ts'
import type { Invitation } from './domain/invitation.ts'
import { catererInvitations, catererMembers, ownershipOffers } from './tables.ts'

const m = catererMembers.as('m')
const i = catererInvitations.as('i')
const f = ownershipOffers.as('f')
const isNotOwner = sql`${m.part} <> 'owner'`

/** Changes to the people of a caterer come one after the other until the transaction ends. Accounts are locked before. */
export async function lockTeam(tx: Tx, catererId: string): Promise<void> {
  await lockNamed(tx, `caterer_members ${catererId}`)
}

/** Adds a member; false when the account belongs to a caterer already. */
export async function insertMember(
  tx: Tx,
  { userId, catererId, part }: { userId: string; catererId: string; part: GivenPart },
  now: Date,
): Promise<boolean> {
  const row = insertInto(catererMembers, {
    user_id: userId,
    caterer_id: catererId,
    part,
    joined_at: now,
    part_since: now,
  })
  return (await firstRow(tx, sql`${row} on conflict (user_id) do nothing returning user_id`)) !== undefined
}

/** Gives a member who is not the owner another part; false when there is none who has another one. */
export async function savePart(
  tx: Tx,
  { userId, catererId, part }: { userId: string; catererId: string; part: GivenPart },
  now: Date,
): Promise<boolean> {
  const set = assign(catererMembers, { part, part_since: now })
  const saved = sql`update ${m} set ${set}
    where ${m.user_id} = ${userId} and ${m.caterer_id} = ${catererId} and ${isNotOwner} and ${m.part} <> ${part} returning ${m.user_id}`
  return (await firstRow(tx, saved)) !== undefined
}

/** Removes an account that is not the owner from its caterer, and returns which that was and its part; an offer to it goes as well. */
export async function deleteMember(
  tx: Tx,
  userId: string,
): Promise<{ catererId: string; part: 'owner' | GivenPart } | undefined> {
  return firstRow(
    tx,
    returning({
      catererId: m.caterer_id,
      part: m.part,
    })`delete from ${m} where ${m.user_id} = ${userId} and ${isNotOwner}`,
  )
}

/** Adds an invitation; false when its address has an open one of this caterer. */
export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<boolean> {
  const { id, catererId, email, part, language, createdAt, expiresAt } = invitation
  const row = insertInto(catererInvitations, {
    id,
    caterer_id: catererId,
    email,
    part,
    language,
    created_at: createdAt,
    expires_at: expiresAt,
  })
  return (await firstRow(tx, sql`${row} on conflict (caterer_id, email) do nothing returning id`)) !== undefined
}

/** Stores the hash of the secret that an email carries, and returns the invitation; undefined when it is no longer open. */
export async function saveInvitationHash(tx: Tx, id: string, hash: string, now: Date): Promise<Invitation | undefined> {
  return firstRow(
    tx,
    returning({
      id: i.id,
      catererId: i.caterer_id,
      email: i.email,
      part: i.part,
      language: i.language,
      createdAt: i.created_at,
      expiresAt: i.expires_at,
    })`update ${i} set ${assign(catererInvitations, { hash })} where ${i.id} = ${id} and ${i.expires_at} > ${at(now)}`,
  )
}

/** Uses an invitation up; undefined when it was used, revoked, or has expired. */
export async function takeInvitation(
  tx: Tx,
  hash: string,
  now: Date,
): Promise<{ email: string; part: GivenPart } | undefined> {
  return firstRow(
    tx,
    returning({
      email: i.email,
      part: i.part,
    })`delete from ${i} where ${i.hash} = ${hash} and ${i.expires_at} > ${at(now)}`,
  )
}

/** Deletes an open invitation of a caterer; undefined when there is none. */
export async function deleteInvitation(
  tx: Tx,
  { id, catererId }: { id: string; catererId: string },
): Promise<{ part: GivenPart } | undefined> {
  return firstRow(
    tx,
    returning({ part: i.part })`delete from ${i} where ${i.id} = ${id} and ${i.caterer_id} = ${catererId}`,
  )
}

/** Deletes the invitations that have expired: they hold addresses of people who did not join. */
export async function deleteExpiredInvitations(db: Queryable, now: Date): Promise<void> {
  await run(db, sql`delete from ${i} where ${i.expires_at} <= ${at(now)}`)
}

/** Deletes the open invitations to an address. */
export async function deleteInvitationsTo(tx: Tx, email: string): Promise<void> {
  await run(tx, sql`delete from ${i} where ${i.email} = ${email}`)
}

/** Stores an offer of ownership, in place of an earlier one. */
export async function upsertOffer(
  tx: Tx,
  offer: { catererId: string; userId: string; offeredBy: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  const content = {
    user_id: offer.userId,
    offered_by: offer.offeredBy,
    offered_at: now,
    expires_at: offer.expiresAt,
  }
  const row = insertInto(ownershipOffers, { caterer_id: offer.catererId, ...content })
  await run(tx, sql`${row} on conflict (caterer_id) do update set ${assign(ownershipOffers, content)}`)
}

/** Uses up the offer of ownership to a member, made by the present owner; undefined when there is none that can be accepted. */
export async function takeOffer(
  tx: Tx,
  { catererId, userId }: { catererId: string; userId: string },
  now: Date,
): Promise<{ offeredBy: string } | undefined> {
  const owner = catererMembers.as('owner')
  return firstRow(
    tx,
    returning({ offeredBy: f.offered_by })`delete from ${f} using ${owner}
      where ${f.caterer_id} = ${catererId} and ${f.user_id} = ${userId} and ${f.expires_at} > ${at(now)}
        and ${owner.caterer_id} = ${f.caterer_id} and ${owner.user_id} = ${f.offered_by} and ${owner.part} = 'owner'`,
  )
}

/** Deletes the offer of a caterer's ownership; false when there was none. */
export async function deleteOffer(tx: Tx, catererId: string): Promise<boolean> {
  const deleted = sql`delete from ${f} where ${f.caterer_id} = ${catererId} returning ${f.caterer_id}`
  return (await firstRow(tx, deleted)) !== undefined
}
