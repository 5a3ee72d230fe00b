import { randomInt } from 'node:crypto'

/** Without I and O, which look like digits, as in the codes of bookings. */
const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8

/** A new reference of a transfer, such as 'PGP7K4M2XQ9R': a thousand billion of them, so that none meets another in practice. */
export function newPayoutCode(): string {
  return `PGP${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`
}
