import * as endpoints from '#contract/endpoints/members.ts'
import type { Team } from '#contract/endpoints/members.ts'
import type { Api } from '#server/http/api.ts'
import { noteView } from '#server/http/text-views.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Members } from './index.ts'

/** People of a caterer; what its owner changes answers the team after it. */
export function bindMembers(api: Api, members: Members): void {
  const after = async (ctx: Context, id: string, done: Promise<void>): Promise<Team> => {
    await done
    return members.team(ctx, id)
  }
  api.on(endpoints.getTeam, (ctx, { params: { id } }) => members.team(ctx, id))
  api.on(endpoints.invite, (ctx, { params: { id }, body }) => after(ctx, id, members.invite(ctx, id, body)))
  api.on(endpoints.revokeInvitation, (ctx, { params: { id, invitationId } }) =>
    after(ctx, id, members.revokeInvitation(ctx, id, invitationId)),
  )
  api.on(endpoints.changePart, (ctx, { params: { id, userId }, body: { part } }) =>
    after(ctx, id, members.changePart(ctx, id, { userId, part })),
  )
  api.on(endpoints.removeMember, (ctx, { params: { id, userId } }) => after(ctx, id, members.remove(ctx, id, userId)))
  api.on(endpoints.offerOwnership, (ctx, { params: { id }, body }) =>
    after(ctx, id, members.offerOwnership(ctx, id, body)),
  )
  api.on(endpoints.withdrawOffer, (ctx, { params: { id } }) => after(ctx, id, members.withdrawOffer(ctx, id)))
  api.on(endpoints.getMembership, (ctx) => members.membership(ctx))
  api.on(endpoints.leaveTeam, async (ctx) => {
    await members.leave(ctx)
    return noteView('team_left')
  })
  api.on(endpoints.acceptOwnership, async (ctx) => {
    await members.acceptOwnership(ctx)
    return members.membership(ctx)
  })
  api.on(endpoints.readInvitation, (ctx, { body }) => members.readInvitation(ctx, body.hash))
  api.on(endpoints.acceptInvitation, async (ctx, { body }) => {
    await members.acceptInvitation(ctx, body.hash)
    return members.membership(ctx)
  })
}
