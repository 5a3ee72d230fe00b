// The public API of this module: who acts for a caterer, and in which part.
export { createMembers, type Members } from './members.ts'
export { joinByInvitation } from './operations/accept-invitation.ts'
export { issueInvitation } from './operations/issue-invitation.ts'
export { requireOwner } from './operations/own-team.ts'
export { tidyInvitations } from './operations/tidy-invitations.ts'
export { findMembership, findOwner, listMembers } from './queries/members.ts'
export {
  catererOwnedBy,
  membershipOf,
  ownerOf,
  ownershipOf,
  partSinceOf,
  peopleToTell,
  rowsOfPeopleToTell,
} from './queries/parts.ts'
export { personalMembership } from './queries/personal-data.ts'
