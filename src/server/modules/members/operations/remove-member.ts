import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import type { Deps } from '../deps.ts'
import { deleteMember } from '../store.ts'
import { requireOther } from './change-part.ts'
import { lockOwnTeam } from './own-team.ts'

/**
 * Removes a member from the caller's caterer and ends all its sessions. Other processes notice within a minute. Throws
 * `member_not_found`, and `owner_stays` for the owner.
 */
export async function removeMember(ctx: Context, { identity }: Deps, catererId: string, userId: string): Promise<void> {
  const forget = await ctx.transaction(async (tx) => {
    await lockOwnTeam(ctx, tx, catererId)
    const part = await requireOther(tx, catererId, userId)
    await deleteMember(tx, userId)
    const ended = await identity.endAllSessions(ctx, tx, userId, 'member_removed')
    const event = { type: 'caterer.member_removed', subject: catererId } as const
    await publish(tx, event, { userId }, { before: { userId, part } })
    return ended
  })
  forget()
}
