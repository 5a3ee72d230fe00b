import { publish } from '#server/kernel/events.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { rows, select } from '#server/kernel/sql.ts'
import { deleteInvitationsTo, deleteMember } from '../store.ts'
import { catererMembers } from '../tables.ts'

const m = catererMembers.as('m')

/** The membership of a person, who leaves with the account. An owner's ends with its caterer, which is erased by its own module. */
export const personalMembership: PersonalData = {
  about: 'membership',
  read: (db, { userId }) =>
    rows(
      db,
      select({
        catererId: m.caterer_id,
        part: m.part,
        joinedAt: m.joined_at,
        partSince: m.part_since,
      })`from ${m} where ${m.user_id} = ${userId}`,
    ),
  async erase(tx, { userId, email }) {
    await deleteInvitationsTo(tx, email)
    const left = await deleteMember(tx, userId)
    if (!left) return
    const event = { type: 'caterer.member_left', subject: left.catererId } as const
    await publish(tx, event, { userId }, { before: { userId, part: left.part } })
  },
}
