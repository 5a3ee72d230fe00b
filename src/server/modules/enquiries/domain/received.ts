import { maskedPhone } from '#contract/values/phone.ts'

/** Days after which a caterer sees neither the name nor the number of an enquiry (C95). */
const visibleDays = 90

/** An enquiry as it is stored. */
export interface StoredEnquiry {
  id: string
  name: string
  contact: string
  message: string
  at: Date
  answeredAt: Date | null
}

export interface Received extends StoredEnquiry {
  isMasked: boolean
}

/** What a caterer sees of an enquiry now. */
export function seenEnquiry(enquiry: StoredEnquiry, now: Date): Received {
  const isMasked = now.getTime() - enquiry.at.getTime() > visibleDays * 24 * 60 * 60_000
  if (!isMasked) return { ...enquiry, isMasked }
  const { name, contact } = enquiry
  return { ...enquiry, isMasked, name: `${/^./u.exec(name)?.[0] ?? ''}•••`, contact: maskedPhone(contact) }
}
