import { CircleCheck, CircleDashed } from 'lucide-react'
import { isAcceptablePassword } from '#contract/rules/password.ts'
import { m } from '#messages'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { PasswordStrengthBar } from './password-strength.tsx'

/** A password set again, by a mailed link or, with the old one, in the profile. */
export interface NewPasswordFields {
  oldPassword: string
  password: string
  confirmPassword: string
}

export const noNewPassword: NewPasswordFields = { oldPassword: '', password: '', confirmPassword: '' }

/** `asksOld`: whether the old password is asked for. */
export const newPasswordSchema: FormSchema<NewPasswordFields, { asksOld: boolean }> = {
  oldPassword: {
    problem: ({ oldPassword }, { asksOld }) => (asksOld && oldPassword === '' ? m.identity_need_password() : undefined),
  },
  password: {
    problem: ({ password }) => (isAcceptablePassword(password) ? undefined : m.identity_reset_need_good()),
  },
  confirmPassword: {
    problem: ({ password, confirmPassword }) =>
      password === confirmPassword ? undefined : m.identity_reset_need_same(),
  },
}

/** The new password and the same again, with its strength and whether the two match (R152, R153, R301, R302). */
export function NewPasswordTwice({ form }: { form: SchemaForm<NewPasswordFields> }) {
  const { password, confirmPassword } = form.values
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          label={m.identity_reset_new()}
          hint={m.identity_password_hint()}
          autoComplete="new-password"
          required
          {...form.field('password')}
        />
        {/* A password that was refused is not called strong. */}
        <PasswordStrengthBar password={form.errorOf('password') === undefined ? password : ''} />
      </div>
      <div className="flex flex-col gap-2">
        <PasswordField
          label={m.identity_confirm_password()}
          autoComplete="new-password"
          required
          {...form.field('confirmPassword')}
        />
        <MatchNote state={matchOf(password, confirmPassword, form.errorOf('confirmPassword') !== undefined)} />
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
