import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { offerExpiry } from '../domain/invitation.ts'
import { deleteOffer, upsertOffer } from '../store.ts'
import { requireOther } from './change-part.ts'
import { lockOwnTeam } from './own-team.ts'

/**
 * Offers the ownership of the caller's caterer to a member, after asking for the caller's password. Nothing changes until the member
 * accepts. Throws `member_not_found`, `password_wrong`, `session_ended` when the password was changed in the meantime.
 */
export async function offerOwnership(
  ctx: Context,
  { identity }: Deps,
  catererId: string,
  { userId, password }: { userId: string; password?: string | undefined },
): Promise<void> {
  const lockAccount = await identity.askPassword(ctx, password)
  await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    await lockAccount(tx)
    await lockOwnTeam(ctx, tx, catererId)
    await requireOther(tx, catererId, userId)
    const offeredBy = userOf(ctx).userId
    await upsertOffer(tx, { catererId, userId, offeredBy, expiresAt: offerExpiry(now) }, now)
    const about = { from: offeredBy, to: userId }
    await publish(tx, { type: 'caterer.ownership_offered', subject: catererId }, about, { after: about })
  })
}

/** Withdraws the offer of the ownership of the caller's caterer. Idempotent. */
export async function withdrawOffer(ctx: Context, catererId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockOwnTeam(ctx, tx, catererId)
    if (await deleteOffer(tx, catererId)) await publish(tx, { type: 'caterer.ownership_withdrawn', subject: catererId })
  })
}
