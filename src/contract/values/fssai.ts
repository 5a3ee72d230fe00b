/** Number of an FSSAI licence: fourteen digits, the first 1 or 2; empty while a caterer has none (C38). */
export const fssaiPattern = /^(?:[12]\d{13})?$/
