import { isAcceptablePassword } from '#contract/rules/password.ts'
import { failField } from '#server/kernel/app-error.ts'

/**
 * Rejects a password that breaks the rule or is one of those that attackers try first (C76). Registering (R296) and setting
 * a password again (R301) say the rule in words of their own. The list is loaded at its first use: few requests set a password.
 */
export async function requireGoodPassword(
  password: string,
  weak: 'password_too_weak' | 'new_password_too_weak' = 'password_too_weak',
): Promise<void> {
  if (!isAcceptablePassword(password)) throw failField(weak, 'password')
  const { isCommonPassword } = await import('./common-passwords.ts')
  if (isCommonPassword(password)) throw failField('password_too_common', 'password')
}
