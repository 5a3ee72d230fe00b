import { isAcceptablePassword } from '#contract/rules/password.ts'
import { refuseField } from '#server/kernel/refusal.ts'
import { commonPasswords } from './common-passwords.ts'

/** Refuses a password that breaks the rule (R296) or is one of those that attackers try first (C76). */
export function requireGoodPassword(password: string): void {
  if (!isAcceptablePassword(password)) throw refuseField('password_too_weak', 'password')
  if (commonPasswords.has(password)) throw refuseField('password_too_common', 'password')
}
