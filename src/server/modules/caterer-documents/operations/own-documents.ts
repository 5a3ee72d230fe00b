import { userOf, type Context, type Queryable } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findMembership } from '#server/modules/members/index.ts'

/**
 * Requires that the caller owns the caterer. The session may be a minute old, so the part is read again: `not_allowed` to a former
 * owner, `caterer_not_found` to those who do not belong to the caterer.
 */
export async function requireOwner(ctx: Context, db: Queryable, catererId: string): Promise<void> {
  const { userId, catererId: own } = userOf(ctx)
  if (own !== catererId) throw fail('caterer_not_found')
  const membership = await findMembership(db, userId)
  if (membership?.catererId !== catererId) throw fail('caterer_not_found')
  if (membership.part !== 'owner') throw fail('not_allowed')
}
