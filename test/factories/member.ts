import type { MemberPart } from '#contract/rules/member-part.ts'
import { testStart } from '#test/support/server.ts'
import { insertRow } from './insert-row.ts'
import { aUser, type AUser, type Home } from './user.ts'

export interface AMember extends AUser {
  part: MemberPart
}

/** A manager of a caterer by default, with an account of its own unless one is given. */
export async function aMember(
  home: Home,
  catererId: string,
  { part = 'manager', ...given }: Partial<AMember> = {},
): Promise<AMember> {
  const user = given.id === undefined ? await aUser(home, { role: '3', ...given }) : (given as AUser)
  await insertRow(home, 'caterer_members', {
    user_id: user.id,
    caterer_id: catererId,
    part,
    joined_at: testStart,
    part_since: testStart,
  })
  return { ...user, part }
}
