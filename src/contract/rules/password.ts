import { limits } from '../limits.ts'

/** At least 8 characters with a letter and a digit (R296), and not longer than the server hashes. */
export function isAcceptablePassword(password: string): boolean {
  return password.length >= limits.password.min && password.length <= limits.password.max && hasLetterAndDigit(password)
}

export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong'

/** R288–R290. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none'
  if (!hasLetterAndDigit(password)) return 'weak'
  if (password.length >= 8) return 'strong'
  return password.length >= 6 ? 'medium' : 'weak'
}

function hasLetterAndDigit(password: string): boolean {
  return /\p{L}/u.test(password) && /\d/.test(password)
}
