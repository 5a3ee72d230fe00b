import { passwordStrength, type PasswordStrength } from '#contract/rules/password.ts'
import { m } from '#messages'
import { classNames } from '#web/ui/theme/class-names.ts'

const labels = {
  weak: m.identity_strength_weak,
  medium: m.identity_strength_medium,
  strong: m.identity_strength_strong,
}
const looks: Record<PasswordStrength, string> = {
  none: 'w-0',
  weak: 'w-1/3 bg-danger',
  medium: 'w-2/3 bg-marigold-deep',
  strong: 'w-full bg-leaf',
}

/** A bar and a word for how strong a password is (R288–R290); empty while there is none. */
export function PasswordStrengthBar({ password }: { password: string }) {
  const strength = passwordStrength(password)
  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden className="h-2 overflow-hidden rounded-full border border-line-strong bg-sunken">
        <div className={classNames('h-full transition-colors', looks[strength])} />
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {strength !== 'none' && m.identity_strength({ strength: labels[strength]() })}
      </p>
    </div>
  )
}
