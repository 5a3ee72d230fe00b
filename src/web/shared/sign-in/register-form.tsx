import type { User } from '#contract/endpoints/identity.ts'
import { m } from '#messages'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { AuthTab } from '#web/shared/session/auth-dialog-address.ts'
import type { RegisterFields } from './auth-forms.ts'
import { FormError } from './form-error.tsx'
import { EmailField, NameFields, PhoneField } from './person-fields.tsx'
import { AcceptTerms, AccountType, NewPassword } from './register-parts.tsx'
import { SwitchTab } from './switch-tab.tsx'
import { useRegistration } from './use-registration.ts'

interface RegisterFormProps {
  form: SchemaForm<RegisterFields>
  onDone: (user: User) => void
  onTab: (tab: AuthTab) => void
}

/** A new account for a customer or a caterer (R294–R298). */
export function RegisterForm({ form, onDone, onTab }: RegisterFormProps) {
  const submit = useRegistration(form, onDone)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <AccountType form={form} />
      <NameFields first={{ 'data-autofocus': true, ...form.field('firstName') }} last={form.field('lastName')} />
      <PhoneField {...form.field('phone')} />
      <EmailField {...form.field('email')} />
      <NewPassword form={form} />
      <AcceptTerms form={form} />
      <FormError text={form.failure} />
      <Button type="submit" variant="brand" wide pending={form.isSubmitting}>
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
