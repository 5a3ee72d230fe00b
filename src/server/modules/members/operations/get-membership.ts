import type { Membership } from '#contract/endpoints/members.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Deps } from '../deps.ts'
import { findOffer, listMembers } from '../queries/members.ts'

/** Returns the membership of an account that has just been given, or of the caller. Throws `not_allowed` when there is none any more. */
export async function getMembership(ctx: Context, { ofCaterer }: Deps, catererId: string): Promise<Membership> {
  const { userId } = userOf(ctx)
  const [members, offer, name] = await Promise.all([
    listMembers(ctx.db, catererId),
    findOffer(ctx.db, catererId, ctx.clock.now()),
    ofCaterer.nameOf(ctx, catererId),
  ])
  const own = members.find((member) => member.userId === userId)
  if (!own) throw fail('not_allowed')
  return {
    caterer: { id: catererId, name },
    part: own.part,
    joinedAt: own.joinedAt.toISOString(),
    ...(offer?.userId === userId ? { offer: { expiresAt: offer.expiresAt.toISOString() } } : {}),
  }
}
