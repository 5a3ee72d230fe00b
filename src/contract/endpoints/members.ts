import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { givenParts, memberParts } from '../rules/member-part.ts'
import { Email, LinkSecret, Password } from './identity.ts'
import { Id, IdParams, Ok, Timestamp } from './shared.ts'

const Part = z.enum(memberParts).describe('Part in which a member acts for the caterer')
const GivenPart = z.enum(givenParts, invalid('part_needed')).describe('Part in which the person is to act')

/** The people of a caterer as its owner sees them. */
export const Team = z
  .object({
    members: z.array(
      z.object({
        id: Id.describe('Id of the account'),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        part: Part,
        joinedAt: Timestamp,
      }),
    ),
    invitations: z.array(
      z.object({ id: Id, email: z.string(), part: z.enum(givenParts), invitedAt: Timestamp, expiresAt: Timestamp }),
    ),
    offer: z
      .object({ memberId: Id, expiresAt: Timestamp })
      .optional()
      .describe('Offer of ownership that the member has not accepted yet'),
  })
  .meta({ id: 'Team', description: 'Members of a caterer, open invitations, and an open offer of ownership' })
export type Team = z.output<typeof Team>

/** The membership of the caller. */
export const Membership = z
  .object({
    caterer: z.object({ id: Id, name: z.string() }),
    part: Part,
    joinedAt: Timestamp,
    offer: z.object({ expiresAt: Timestamp }).optional().describe('Offer of ownership to the caller'),
  })
  .meta({ id: 'Membership', description: 'Caterer for which the caller acts, and in which part' })
export type Membership = z.output<typeof Membership>

/** An invitation as the holder of its link sees it. */
export const InvitationView = z
  .object({
    caterer: z.string().describe('Name of the caterer'),
    part: z.enum(givenParts),
    email: z.string().describe('Address that was invited'),
    expiresAt: Timestamp,
    hasAccount: z.boolean().describe('Whether the address has an account'),
  })
  .meta({ id: 'Invitation', description: 'Invitation as the holder of its link sees it' })
export type InvitationView = z.output<typeof InvitationView>

const tag = 'Members'
const ofTeam = '/api/caterer/{id}'
const own = '/api/membership'
const MemberParams = IdParams.extend({ userId: Id })
const teamErrors = ['caterer_not_found'] as const
const Link = z.object({ hash: LinkSecret })
const { others, openInvitations, invitationDays, invitationsAnHour } = limits.members

export const getTeam = endpoint({
  method: 'GET',
  path: `${ofTeam}/members`,
  access: 'owner',
  tag,
  summary: 'List the people of my caterer',
  description: 'Returns members, open invitations and an open offer of ownership. For the owner.',
  errors: [...teamErrors],
  params: IdParams,
  success: 'The team',
  response: Team,
})

export const invite = endpoint({
  method: 'POST',
  path: `${ofTeam}/invitations`,
  access: 'owner',
  tag,
  summary: 'Invite a person',
  description: `Emails a link that works once within ${invitationDays} days. The address must have no account, or that of a caterer who belongs to none. At most ${openInvitations} invitations are open and ${others} members join the owner. Limited to ${invitationsAnHour} calls per account and hour.`,
  errors: [
    ...teamErrors,
    'invitee_unavailable',
    'member_exists',
    'invitation_exists',
    'invitations_full',
    'team_full',
    'too_many_requests',
  ],
  params: IdParams,
  body: z.object({ email: Email, part: GivenPart }),
  success: 'The team with the invitation',
  response: Team,
  status: 201,
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: `${ofTeam}/invitations/{invitationId}`,
  access: 'owner',
  tag,
  summary: 'Cancel an invitation',
  description: 'The link stops working. Idempotent.',
  errors: [...teamErrors],
  params: IdParams.extend({ invitationId: Id }),
  success: 'The team without the invitation',
  response: Team,
})

export const changePart = endpoint({
  method: 'PATCH',
  path: `${ofTeam}/members/{userId}`,
  access: 'owner',
  tag,
  summary: 'Change the part of a member',
  description: 'Not for the owner, who hands over ownership instead. Holds on every process within a minute.',
  errors: [...teamErrors, 'member_not_found', 'owner_stays'],
  params: MemberParams,
  body: z.object({ part: GivenPart }),
  success: 'The team after the change',
  response: Team,
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: `${ofTeam}/members/{userId}`,
  access: 'owner',
  tag,
  summary: 'Remove a member',
  description: 'Ends all sessions of the member, who gets an email. The owner cannot be removed.',
  errors: [...teamErrors, 'member_not_found', 'owner_stays'],
  params: MemberParams,
  success: 'The team without the member',
  response: Team,
})

export const offerOwnership = endpoint({
  method: 'POST',
  path: `${ofTeam}/ownership`,
  access: 'owner',
  tag,
  summary: 'Offer ownership to a member',
  description:
    'Needs the current password. Both get an email. The member has 7 days to accept; until then nothing changes. Replaces an earlier offer.',
  errors: [...teamErrors, 'member_not_found', 'owner_stays', 'password_wrong', 'too_many_requests'],
  params: IdParams,
  body: z.object({ userId: Id, password: Password.optional() }),
  success: 'The team with the offer',
  response: Team,
})

export const withdrawOffer = endpoint({
  method: 'DELETE',
  path: `${ofTeam}/ownership`,
  access: 'owner',
  tag,
  summary: 'Withdraw an offer of ownership',
  description: 'Idempotent.',
  errors: [...teamErrors],
  params: IdParams,
  success: 'The team without the offer',
  response: Team,
})

export const getMembership = endpoint({
  method: 'GET',
  path: own,
  access: 'cook',
  tag,
  summary: 'Get my membership',
  description: 'Returns the caterer for which the caller acts, and an offer of ownership. For every member.',
  errors: [],
  success: 'The membership',
  response: Membership,
})

export const leaveTeam = endpoint({
  method: 'DELETE',
  path: own,
  access: 'cook',
  tag,
  summary: 'Leave my caterer',
  description: 'For managers and cooks. The owner hands over ownership first.',
  errors: ['owner_stays'],
  success: 'The membership has ended',
  response: Ok,
})

export const acceptOwnership = endpoint({
  method: 'POST',
  path: `${own}/ownership`,
  access: 'cook',
  tag,
  summary: 'Accept ownership',
  description: 'The caller becomes the owner, the former owner a manager. Both get an email.',
  errors: ['offer_not_found'],
  success: 'The membership as owner',
  response: Membership,
})

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  access: 'public',
  tag,
  summary: 'Get the invitation of an emailed link',
  description: 'Takes the token of the emailed link as `hash`. Does not use the link.',
  errors: ['invitation_invalid'],
  body: Link,
  success: 'The invitation',
  response: InvitationView,
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'caterer',
  tag,
  summary: 'Accept an invitation',
  description:
    'Takes the token of the emailed link as `hash`. For the account with the address that was invited, which it confirms. Who has no account registers with `invitation` instead.',
  errors: ['invitation_invalid', 'invitation_for_other', 'caterer_exists', 'team_full'],
  body: Link,
  success: 'The membership',
  response: Membership,
})
