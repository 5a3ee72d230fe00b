/** Why a caterer is not paid now. `until` is when the reason ends by itself. */
export type PayoutHold =
  | { reason: 'no_bank_details' }
  | { reason: 'bank_details_unreadable' }
  | { reason: 'suspended' }
  | { reason: 'bank_details_changed'; until: Date }
  | { reason: 'ownership_passed'; until: Date }

/** What decides whether a caterer is paid. */
export interface Payee {
  approval: string
  /** When the owner joined, and became the owner; undefined when nobody owns it. */
  owner: { joinedAt: Date; since: Date } | undefined
  /** When the bank details were entered or changed; undefined without any. */
  bankChangedAt: Date | undefined
  /** What is stored of the bank details cannot be decrypted: its key is lost, or it was changed. */
  isUnreadable?: boolean
}

/** A payout to new details waits so long, in which the owner may notice (C94). */
export const holdMs = 48 * 60 * 60 * 1000

/** Returns why a caterer is not paid at that moment; undefined when they are. */
export function holdOf(payee: Payee, now: Date): PayoutHold | undefined {
  const { approval, owner, bankChangedAt, isUnreadable } = payee
  if (!bankChangedAt) return { reason: 'no_bank_details' }
  if (isUnreadable) return { reason: 'bank_details_unreadable' }
  if (approval === 'suspended' || !owner) return { reason: 'suspended' }
  const bankUntil = new Date(bankChangedAt.getTime() + holdMs)
  if (now < bankUntil) return { reason: 'bank_details_changed', until: bankUntil }
  // Whoever created the caterer joined as its owner.
  const ownerUntil = new Date(owner.since.getTime() + holdMs)
  if (owner.since > owner.joinedAt && now < ownerUntil) return { reason: 'ownership_passed', until: ownerUntil }
  return undefined
}
