import { roles } from '#contract/values/role.ts'
import { useController, type UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { isAcceptablePassword } from '#contract/rules/password.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Checkbox, RadioGroup } from '#web/ui/fields/choice.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import type { RegisterFields } from './auth-forms.ts'

interface PartProps {
  form: UseFormReturn<RegisterFields>
}

/** User or Caterer; User unless chosen otherwise (R298). */
export function AccountType({ form: { control } }: PartProps) {
  const { field } = useController({ control, name: 'role' })
  const options = [
    { value: roles.customer, label: m.identity_role_user(), hint: m.identity_role_user_hint() },
    { value: roles.caterer, label: m.identity_role_caterer(), hint: m.identity_role_caterer_hint() },
  ]
  return (
    <div className="[&_label]:grow">
      <RadioGroup
        label={m.identity_account_type()}
        name={field.name}
        options={options}
        value={field.value}
        onChange={field.onChange}
        inline
      />
    </div>
  )
}

/** The password and the same again. */
export function NewPassword({ form: { register, getValues, formState } }: PartProps) {
  const isGood = (value: string) => isAcceptablePassword(value) || m.identity_need_good_password()
  const isSame = (value: string) => value === getValues('password') || m.identity_need_same_password()
  return (
    <>
      <PasswordField
        label={m.identity_password()}
        hint={m.identity_password_hint()}
        autoComplete="new-password"
        required
        error={formState.errors.password?.message}
        {...register('password', {
          validate: isGood,
          deps: formState.touchedFields.confirmPassword ? ['confirmPassword'] : [],
        })}
      />
      <PasswordField
        label={m.identity_confirm_password()}
        autoComplete="new-password"
        required
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword', { required: m.identity_need_same_password(), validate: isSame })}
      />
    </>
  )
}

/** The terms, without which there is no account, and a consent, which is free. The texts open beside the form, which would be lost otherwise. */
export function AcceptTerms({ form: { register, formState } }: PartProps) {
  const label = (
    <>
      {m.identity_accept_before()}{' '}
      <Link to={paths.terms()} target="_blank" className="text-link">
        {m.identity_terms()}
      </Link>{' '}
      {m.identity_accept_between()}{' '}
      <Link to={paths.privacy()} target="_blank" className="text-link">
        {m.identity_privacy()}
      </Link>
    </>
  )
  return (
    <div>
      <Checkbox
        label={label}
        aria-required
        error={formState.errors.acceptsTerms?.message}
        {...register('acceptsTerms', { required: m.identity_need_terms() })}
      />
      <Checkbox label={m.identity_count_me()} {...register('mayBeCounted')} />
    </div>
  )
}
