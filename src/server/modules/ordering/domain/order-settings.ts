import type { Paise } from '#contract/values/money.ts'

/** Largest order that a caterer accepts automatically. */
export interface AcceptanceLimit {
  guests: number
  total: Paise
}

export function isSameLimit(one: AcceptanceLimit | undefined, other: AcceptanceLimit | undefined): boolean {
  return one?.guests === other?.guests && one?.total === other?.total
}

/** How a caterer answers orders. */
export interface OrderSettings {
  /** Undefined accepts none automatically. */
  acceptUpTo: AcceptanceLimit | undefined
  /** Replies that threads offer, in order; undefined is what Pangat suggests. */
  replies: readonly string[] | undefined
}

/** What holds while a caterer has set nothing. */
export const usualSettings: OrderSettings = { acceptUpTo: undefined, replies: undefined }
