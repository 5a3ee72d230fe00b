import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Deps } from '../deps.ts'
import { findMembership } from '../queries/members.ts'
import { deleteMember, lockTeam } from '../store.ts'

/** Ends the membership of the caller, whose sessions stay. Idempotent. Throws `owner_stays` for the owner. */
export async function leaveTeam(ctx: Context, { identity }: Deps): Promise<void> {
  const { userId } = userOf(ctx)
  await ctx.transaction(async (tx) => {
    const own = await findMembership(tx, userId)
    if (!own) return
    const { catererId } = own
    await lockTeam(tx, catererId)
    const left = await deleteMember(tx, userId)
    if (!left && (await findMembership(tx, userId))) throw fail('owner_stays')
    if (!left) return
    const event = { type: 'caterer.member_left', subject: catererId } as const
    await publish(tx, event, { userId }, { before: { userId, part: left.part } })
  })
  await identity.forgetSessionsOf(ctx, userId)
}
