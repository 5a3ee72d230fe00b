import type { Team } from '#contract/endpoints/members.ts'
import type { Context } from '#server/kernel/context.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import { findOffer, listMembers, listOpenInvitations } from '../queries/members.ts'
import { requireOwnTeam } from './own-team.ts'

/** Returns the people of the caller's caterer. Throws `caterer_not_found`. */
export async function getTeam(ctx: Context, catererId: string): Promise<Team> {
  requireOwnTeam(ctx, catererId)
  const now = ctx.clock.now()
  const [members, invitations, offer] = await Promise.all([
    listMembers(ctx.db, catererId),
    listOpenInvitations(ctx.db, catererId, now),
    findOffer(ctx.db, catererId, now),
  ])
  const accounts = await findUsers(
    ctx,
    members.map(({ userId }) => userId),
  )
  return {
    members: members.flatMap(({ userId, part, joinedAt }) => {
      const account = accounts.get(userId)
      if (!account) return []
      const { firstName, lastName, email } = account
      return [{ id: userId, firstName, lastName, email, part, joinedAt: joinedAt.toISOString() }]
    }),
    invitations: invitations.map(({ invitedAt, expiresAt, ...invitation }) => ({
      ...invitation,
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    ...(offer ? { offer: { memberId: offer.userId, expiresAt: offer.expiresAt.toISOString() } } : {}),
  }
}
