import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { deleteInvitation } from '../store.ts'
import { lockOwnTeam } from './own-team.ts'

/** Cancels an open invitation of the caller's caterer; its link stops working. Idempotent. */
export async function revokeInvitation(ctx: Context, catererId: string, invitationId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockOwnTeam(ctx, tx, catererId)
    const revoked = await deleteInvitation(tx, { id: invitationId, catererId })
    if (!revoked) return
    const before = { invitationId, part: revoked.part }
    await publish(tx, { type: 'caterer.invitation_revoked', subject: catererId }, {}, { before })
  })
}
