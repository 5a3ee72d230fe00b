import type { GivenPart } from '#contract/rules/member-part.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Deps } from '../deps.ts'
import { findMembership } from '../queries/members.ts'
import { savePart } from '../store.ts'
import { lockOwnTeam } from './own-team.ts'

/** Gives a member of the caller's caterer another part. Idempotent. Throws `member_not_found`, and `owner_stays` for the owner. */
export async function changePart(
  ctx: Context,
  { identity }: Deps,
  catererId: string,
  { userId, part }: { userId: string; part: GivenPart },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockOwnTeam(ctx, tx, catererId)
    const before = await requireOther(tx, catererId, userId)
    if (!(await savePart(tx, { userId, catererId, part }, ctx.clock.now()))) return
    const change = { before: { userId, part: before }, after: { userId, part } }
    await publish(tx, { type: 'caterer.member_part_changed', subject: catererId }, { userId, part }, change)
  })
  await identity.forgetSessionsOf(ctx, userId)
}

/** Returns the part of a member who is not the owner. Throws `member_not_found`, `owner_stays`. */
export async function requireOther(tx: Tx, catererId: string, userId: string): Promise<GivenPart> {
  const found = await findMembership(tx, userId)
  if (found?.catererId !== catererId) throw fail('member_not_found')
  if (found.part === 'owner') throw fail('owner_stays')
  return found.part
}
