import type { InvitationView, Membership, Team } from '#contract/endpoints/members.ts'
import { limits } from '#contract/limits.ts'
import type { GivenPart } from '#contract/rules/member-part.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import type { Deps } from './deps.ts'
import { acceptInvitation } from './operations/accept-invitation.ts'
import { acceptOwnership } from './operations/accept-ownership.ts'
import { changePart } from './operations/change-part.ts'
import { getMembership } from './operations/get-membership.ts'
import { getTeam } from './operations/get-team.ts'
import { invite } from './operations/invite.ts'
import { leaveTeam } from './operations/leave-team.ts'
import { offerOwnership, withdrawOffer } from './operations/offer-ownership.ts'
import { readInvitation } from './operations/read-invitation.ts'
import { removeMember } from './operations/remove-member.ts'
import { revokeInvitation } from './operations/revoke-invitation.ts'
import { findMembership } from './queries/members.ts'

/** The people of a caterer. Operations of the owner take the id of the caterer and return nothing; `team` shows the result. */
export interface Members {
  team(ctx: Context, catererId: string): Promise<Team>
  invite(ctx: Context, catererId: string, given: { email: string; part: GivenPart }): Promise<void>
  revokeInvitation(ctx: Context, catererId: string, invitationId: string): Promise<void>
  changePart(ctx: Context, catererId: string, given: { userId: string; part: GivenPart }): Promise<void>
  remove(ctx: Context, catererId: string, userId: string): Promise<void>
  offerOwnership(
    ctx: Context,
    catererId: string,
    given: { userId: string; password?: string | undefined },
  ): Promise<void>
  withdrawOffer(ctx: Context, catererId: string): Promise<void>
  acceptOwnership(ctx: Context): Promise<void>
  leave(ctx: Context): Promise<void>
  readInvitation(ctx: Context, secret: string): Promise<InvitationView>
  acceptInvitation(ctx: Context, secret: string): Promise<void>
  /** The membership of the caller as the database has it now. */
  membership(ctx: Context): Promise<Membership>
}

const hour = 60 * 60

export function createMembers({
  rateLimits,
  ...given
}: { rateLimits: RateLimits } & Pick<Deps, 'identity' | 'ofCaterer'>): Members {
  const deps: Deps = {
    ...given,
    invitationsByAccount: rateLimits('invitations-account', { tries: limits.members.invitationsAnHour, seconds: hour }),
    invitationsToAddress: rateLimits('invitations-address', {
      tries: limits.members.invitationsToAddress,
      seconds: 24 * hour,
    }),
  }
  return {
    team: getTeam,
    invite: (ctx, catererId, invitee) => invite(ctx, deps, catererId, invitee),
    revokeInvitation,
    changePart: (ctx, catererId, change) => changePart(ctx, deps, catererId, change),
    remove: (ctx, catererId, userId) => removeMember(ctx, deps, catererId, userId),
    offerOwnership: (ctx, catererId, offer) => offerOwnership(ctx, deps, catererId, offer),
    withdrawOffer,
    acceptOwnership: (ctx) => acceptOwnership(ctx, deps),
    leave: (ctx) => leaveTeam(ctx, deps),
    readInvitation: (ctx, secret) => readInvitation(ctx, deps, secret),
    acceptInvitation: (ctx, secret) => acceptInvitation(ctx, deps, secret),
    async membership(ctx) {
      const own = await findMembership(ctx.db, userOf(ctx).userId)
      if (!own) throw fail('not_allowed')
      return getMembership(ctx, deps, own.catererId)
    },
  }
}
