import { limits } from '#contract/limits.ts'
import type { GivenPart } from '#contract/rules/member-part.ts'
import type { Language } from '#contract/values/language.ts'

/** An open invitation. */
export interface Invitation {
  id: string
  catererId: string
  email: string
  part: GivenPart
  /** In which its email is written where the address has no account. */
  language: Language
  createdAt: Date
  expiresAt: Date
}

const dayMs = 24 * 60 * 60 * 1000

/** When an invitation that is made now stops working. */
export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + limits.members.invitationDays * dayMs)
}

/** Until when an offer of ownership that is made now can be accepted. */
export function offerExpiry(now: Date): Date {
  return new Date(now.getTime() + limits.members.offerDays * dayMs)
}
