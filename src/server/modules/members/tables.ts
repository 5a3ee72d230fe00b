import { table } from '#server/kernel/sql.ts'

export const catererMembers = table('caterer_members')
export const catererInvitations = table('caterer_invitations')
export const ownershipOffers = table('ownership_offers')
