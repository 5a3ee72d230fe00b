import { drawCharacters } from '#server/kernel/ids.ts'

/** Without I and O, which look like digits, as in the codes of bookings. */
const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A new reference of a transfer, such as 'PGP7K4M2XQ9R': a thousand billion of them, so that none meets another in practice. */
export function newPayoutCode(): string {
  return `PGP${drawCharacters(8, letters)}`
}
