import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { lockUserAlone } from '#server/modules/identity/index.ts'
import type { Deps } from '../deps.ts'
import { findMembership } from '../queries/members.ts'
import { lockTeam, takeOffer } from '../store.ts'

/**
 * Makes the caller the owner of its caterer, and the former owner a manager. The moment is kept with the owner's membership, since
 * payouts are held for 48 hours. Of concurrent calls one succeeds. Throws `offer_not_found`.
 */
export async function acceptOwnership(ctx: Context, { identity, ofCaterer }: Deps): Promise<void> {
  const { userId } = userOf(ctx)
  const former = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    await lockUserAlone(tx, userId)
    const own = await findMembership(tx, userId)
    if (!own) throw fail('offer_not_found')
    const { catererId } = own
    await lockTeam(tx, catererId)
    const offer = await takeOffer(tx, { catererId, userId }, now)
    if (!offer) throw fail('offer_not_found')
    await ofCaterer.passTo(tx, catererId, userId, now)
    const about = { from: offer.offeredBy, to: userId }
    const change = { before: { owner: about.from }, after: { owner: about.to } }
    await publish(tx, { type: 'caterer.ownership_passed', subject: catererId }, about, change)
    return offer.offeredBy
  })
  await Promise.all([identity.forgetSessionsOf(ctx, userId), identity.forgetSessionsOf(ctx, former)])
}
