import type { User } from '#contract/endpoints/identity.ts'
import { m } from '#messages'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { AuthTab } from '#web/shared/session/auth-dialog-address.ts'
import type { LoginFields } from './auth-forms.ts'
import { failureMessage } from './failure-message.ts'
import { FormError } from './form-error.tsx'
import { EmailField } from './person-fields.tsx'
import { signIn } from '#web/shared/session/session.ts'
import { SwitchTab } from './switch-tab.tsx'

interface LoginFormProps {
  form: SchemaForm<LoginFields>
  onDone: (user: User) => void
  onTab: (tab: AuthTab) => void
}

/** Email and password (R299). */
export function LoginForm({ form, onDone, onTab }: LoginFormProps) {
  const submit = form.submit(async ({ email, password }) => {
    try {
      onDone(await signIn({ email: email.trim(), password }))
      notify(m.identity_login_done(), 'success')
    } catch (error) {
      const message = failureMessage(error, ['login_failed', 'malformed'], m.identity_login_failed())
      form.fail(message)
      notify(message, 'error')
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <EmailField autoComplete="username" data-autofocus {...form.field('email')} />
      <PasswordField
        label={m.identity_password()}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <FormError text={form.failure} />
      <Button type="submit" variant="brand" wide pending={form.isSubmitting}>
        {m.identity_login()}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <SwitchTab to="forgot" onTab={onTab}>
          {m.identity_forgot_link()}
        </SwitchTab>
        <span className="inline-flex items-center gap-2">
          {m.identity_new_here()}
          <SwitchTab to="register" onTab={onTab}>
            {m.identity_make_account()}
          </SwitchTab>
        </span>
      </div>
    </form>
  )
}
