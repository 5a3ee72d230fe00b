import { CircleCheck, CircleDashed } from 'lucide-react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { isAcceptablePassword } from '#contract/rules/password.ts'
import { m } from '#messages'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { PasswordStrengthBar } from './password-strength.tsx'

/** A password set again, by a mailed link or, with the old one, in the profile. */
export interface NewPasswordFields {
  oldPassword: string
  password: string
  confirmPassword: string
}

export const noNewPassword: NewPasswordFields = { oldPassword: '', password: '', confirmPassword: '' }

/** The new password and the same again, with its strength and whether the two match (R152, R153, R301, R302). */
export function NewPasswordTwice({ form }: { form: UseFormReturn<NewPasswordFields> }) {
  const {
    register,
    control,
    getValues,
    formState: { errors, touchedFields },
  } = form
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] })
  const isGood = (value: string) => isAcceptablePassword(value) || m.identity_reset_need_good()
  const isSame = (value: string) => value === getValues('password') || m.identity_reset_need_same()
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          label={m.identity_reset_new()}
          hint={m.identity_password_hint()}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password', {
            validate: isGood,
            deps: touchedFields.confirmPassword ? ['confirmPassword'] : [],
          })}
        />
        <PasswordStrengthBar password={password} />
      </div>
      <div className="flex flex-col gap-2">
        <PasswordField
          label={m.identity_confirm_password()}
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
          {...register('confirmPassword', { validate: isSame })}
        />
        <MatchNote state={matchOf(password, confirmPassword, errors.confirmPassword !== undefined)} />
      </div>
    </>
  )
}

/** While an error says that they differ, a note need not. */
function matchOf(password: string, again: string, hasError: boolean): 'empty' | 'match' | 'differ' {
  if (again === '' || (hasError && again !== password)) return 'empty'
  return again === password ? 'match' : 'differ'
}

function MatchNote({ state }: { state: 'empty' | 'match' | 'differ' }) {
  const Icon = state === 'match' ? CircleCheck : CircleDashed
  return (
    <p role="status" className="min-h-5 text-sm text-ink-soft">
      {state !== 'empty' && (
        <span className={state === 'match' ? 'inline-flex gap-1.5 text-leaf' : 'inline-flex gap-1.5'}>
          <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
          {state === 'match' ? m.identity_passwords_match() : m.identity_passwords_differ()}
        </span>
      )}
    </p>
  )
}
