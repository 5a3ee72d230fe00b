import { userOf, type Context, type Queryable, type Tx } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findMembership } from '../queries/members.ts'
import { lockTeam } from '../store.ts'

/** Throws `caterer_not_found` unless the caterer is the caller's. */
export function requireOwnTeam(ctx: Context, catererId: string): void {
  if (userOf(ctx).catererId !== catererId) throw fail('caterer_not_found')
}

/** Locks the team of the calling owner. Throws as {@link requireOwner}. */
export async function lockOwnTeam(ctx: Context, tx: Tx, catererId: string): Promise<void> {
  requireOwnTeam(ctx, catererId)
  await lockTeam(tx, catererId)
  await requireOwner(ctx, tx, catererId)
}

/**
 * Requires that the caller owns the caterer. The session may be a minute old, so the part is read again: `not_allowed` to a former
 * owner, `caterer_not_found` to those who do not belong to the caterer.
 */
export async function requireOwner(ctx: Context, db: Queryable, catererId: string): Promise<void> {
  requireOwnTeam(ctx, catererId)
  const own = await findMembership(db, userOf(ctx).userId)
  if (own?.catererId !== catererId) throw fail('caterer_not_found')
  if (own.part !== 'owner') throw fail('not_allowed')
}
