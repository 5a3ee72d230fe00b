/** At most 26 characters that the payment gateway accepts too; ours are ULIDs. */
export const idPattern = /^[A-Za-z0-9_-]{1,26}$/

/** What a caterer may be called in an address: its id or its slug (C8, C11). */
export const catererNamePattern = /^[A-Za-z0-9_-]{1,130}$/

/** Ids joined by '&' in one path segment, as '/compare/a&b' has them; browsers may send %26 (C11). Invalid parts are dropped. */
export function splitIds(segment: string): string[] {
  return segment.split(/&|%26/i).filter((part) => idPattern.test(part))
}
