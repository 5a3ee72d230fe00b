import type { UseFormReturn } from 'react-hook-form'
import type { User } from '#contract/endpoints/identity.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import type { AuthTab } from '#web/shared/session/auth-dialog-address.ts'
import { emailRule, type RegisterFields } from './auth-forms.ts'
import { FormError } from './form-error.tsx'
import { EmailField, NameFields, nameRule, PhoneField, phoneRule } from './person-fields.tsx'
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
      <NameFields
        first={{
          'data-autofocus': true,
          error: errors.firstName?.message,
          ...register('firstName', nameRule(m.identity_need_first_name())),
        }}
        last={{ error: errors.lastName?.message, ...register('lastName', nameRule(m.identity_need_last_name())) }}
      />
      <PhoneField error={errors.phone?.message} {...register('phone', phoneRule())} />
      <EmailField error={errors.email?.message} {...register('email', emailRule())} />
      <NewPassword form={form} />
      <AcceptTerms form={form} />
      <FormError text={errors.root?.message} />
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
