import { isAcceptablePassword } from '#contract/rules/password.ts'
import { failField } from '#server/kernel/app-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Rejects a password that breaks the rule or is one of those that attackers try first (C76). Registering (R296) and setting
 * a password again (R301) say the rule in words of their own.
 */
export function requireGoodPassword(
  password: string,
  weak: 'password_too_weak' | 'new_password_too_weak' = 'password_too_weak',
): void {
  if (!isAcceptablePassword(password)) throw failField(weak, 'password')
  if (isCommonPassword(password)) throw failField('password_too_common', 'password')
}
