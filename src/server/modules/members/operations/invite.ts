import { limits } from '#contract/limits.ts'
import type { GivenPart } from '#contract/rules/member-part.ts'
import { roles } from '#contract/values/role.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { findUserByEmail, findUsers } from '#server/modules/identity/index.ts'
import type { Deps } from '../deps.ts'
import { invitationExpiry } from '../domain/invitation.ts'
import { countOthers, findMembership, listOpenInvitations } from '../queries/members.ts'
import { deleteExpiredInvitations, insertInvitation } from '../store.ts'
import { lockOwnTeam, requireOwnTeam } from './own-team.ts'

/**
 * Invites an address to the caller's caterer; the email with its link is written later from the event. One code is the answer for all
 * addresses that cannot join, so that little can be learned of an account: `invitee_unavailable`. Throws `member_exists`,
 * `invitation_exists`, `invitations_full`, `team_full`, and `too_many_requests`, also after rejected calls.
 */
export async function invite(
  ctx: Context,
  { invitationsByAccount, invitationsToAddress }: Deps,
  catererId: string,
  { email, part }: { email: string; part: GivenPart },
): Promise<void> {
  const { userId } = userOf(ctx)
  requireOwnTeam(ctx, catererId)
  await invitationsByAccount.take(userId)
  await invitationsToAddress.take(email.toLowerCase())
  const invitee = await findUserByEmail(ctx, email)
  const language = (await findUsers(ctx, [userId])).get(userId)?.language ?? 'en'

  await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    await lockOwnTeam(ctx, tx, catererId)
    const membership = invitee && (await findMembership(tx, invitee.id))
    if (membership?.catererId === catererId) throw failField('member_exists', 'email')
    if (membership || (invitee && invitee.role !== roles.caterer)) throw failField('invitee_unavailable', 'email')
    const { others, openInvitations } = limits.members
    if (((await countOthers(tx, catererId)) ?? 0) >= others) throw fail('team_full', { max: others })
    await deleteExpiredInvitations(tx, now)
    const open = await listOpenInvitations(tx, catererId, now)
    if (open.some((one) => one.email.toLowerCase() === email.toLowerCase()))
      throw failField('invitation_exists', 'email')
    if (open.length >= openInvitations) throw fail('invitations_full', { max: openInvitations })
    const id = ctx.newId()
    const invitation = { id, catererId, email, part, language, createdAt: now, expiresAt: invitationExpiry(now) }
    if (!(await insertInvitation(tx, invitation))) throw failField('invitation_exists', 'email')
    await publish(
      tx,
      { type: 'caterer.member_invited', subject: catererId },
      { invitationId: id },
      { after: { invitationId: id, part } },
    )
  })
}
