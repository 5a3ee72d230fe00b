/** Value in place of a GST number for an unregistered person (C37). */
export const unregistered = 'URP'

/** Characters of a GST number. */
export const gstinLength = 15

const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** True for a GST number whose last character is the check of the others: alternate weights 1 and 2, digits of base 36 added. */
export function isGstin(text: string): boolean {
  if (!pattern.test(text)) return false
  const values = Array.from(text.slice(0, 14), (character, i) => alphabet.indexOf(character) * (i % 2 === 0 ? 1 : 2))
  const total = values.reduce((sum, value) => sum + Math.floor(value / 36) + (value % 36), 0)
  return text.endsWith(alphabet.charAt((36 - (total % 36)) % 36))
}
