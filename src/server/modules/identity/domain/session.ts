import type { MemberPart } from '#contract/rules/member-part.ts'
import type { RoleId } from '#contract/values/role.ts'

/** What a session that has not ended says of its user, as the database has it. */
export interface LiveSession {
  userId: string
  role: RoleId
  hasConfirmedEmail: boolean
  catererId: string | undefined
  part: MemberPart | undefined
}

export type EndReason =
  | 'signed_out'
  | 'token_reused'
  | 'password_changed'
  | 'email_changed'
  | 'account_deleted'
  | 'joined_by_provider'
  | 'member_removed'
