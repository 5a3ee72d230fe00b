/** Purpose of a one-time link. `first_admin` is printed for the operator instead of mailed. */
export type LinkPurpose = 'reset_password' | 'verify_email' | 'change_email' | 'first_admin'

const minute = 60 * 1000
const hour = 60 * minute

/** How long each works (C59). */
const lifetimes = {
  reset_password: 30 * minute,
  change_email: 24 * hour,
  first_admin: 24 * hour,
  verify_email: 7 * 24 * hour,
} as const satisfies Record<LinkPurpose, number>

export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + lifetimes[purpose])
}
