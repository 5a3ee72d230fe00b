/** Characters of booking codes: without 0, 1, I, L and O, which are mistaken for others. The migration of the codes has the same. */
export const codeCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const prefix = 'PGT'
const pattern = new RegExp(`^${prefix}([${codeCharacters}]{5,})$`)

/**
 * Returns the booking code that was typed, as it is stored: `PGT-7K3QX`. Upper and lower case are the same, and spaces and dashes
 * are ignored. Undefined for what cannot be a code.
 */
export function readBookingCode(typed: string): string | undefined {
  const compact = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
  const characters = pattern.exec(compact)?.[1]
  return characters && `${prefix}-${characters}`
}
