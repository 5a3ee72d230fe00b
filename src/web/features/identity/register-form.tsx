import type { UseFormReturn } from 'react-hook-form'
import type { User } from '#contract/endpoints/identity.ts'
import { limits } from '#contract/limits.ts'
import { withoutCountryCode, tenDigits } from '#contract/values/phone.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AuthTab } from './auth-dialog-address.ts'
import { emailRule, type RegisterFields } from './auth-forms.ts'
import { FormFailure } from './form-failure.tsx'
import { AcceptTerms, AccountType, NewPassword } from './register-parts.tsx'
import { SwitchTab } from './switch-tab.tsx'
import { useRegistration } from './use-registration.ts'

interface RegisterFormProps {
  form: UseFormReturn<RegisterFields>
  onDone: (user: User) => void
  onTab: (tab: AuthTab) => void
}

/** A new account for a customer or a caterer (R294–R298). */
export function RegisterForm({ form, onDone, onTab }: RegisterFormProps) {
  const {
    register,
    formState: { errors, isSubmitting },
  } = form
  const submit = useRegistration(form, onDone)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <AccountType form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.identity_first_name()}
          autoComplete="given-name"
          maxLength={limits.text.name}
          required
          data-autofocus
          error={errors.firstName?.message}
          {...register('firstName', filled(m.identity_need_first_name()))}
        />
        <TextField
          label={m.identity_last_name()}
          autoComplete="family-name"
          maxLength={limits.text.name}
          required
          error={errors.lastName?.message}
          {...register('lastName', filled(m.identity_need_last_name()))}
        />
      </div>
      <TextField
        label={m.identity_phone()}
        hint={m.identity_phone_hint()}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        error={errors.phone?.message}
        {...register('phone', {
          validate: (value) => tenDigits.test(withoutCountryCode(value)) || m.identity_need_phone(),
        })}
      />
      <TextField
        label={m.identity_email()}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...register('email', emailRule())}
      />
      <NewPassword form={form} />
      <AcceptTerms form={form} />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" variant="brand" wide pending={isSubmitting}>
        {m.identity_register()}
      </Button>
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {m.identity_have_account()}
        <SwitchTab to="login" onTab={onTab}>
          {m.identity_to_login()}
        </SwitchTab>
      </span>
    </form>
  )
}

function filled(message: string) {
  return {
    required: message,
    setValueAs: (value: string) => value.trim(),
    validate: (value: string) => value.trim() !== '' || message,
  }
}
