import { useState } from 'react'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { AuthTab } from '#web/shared/session/auth-dialog-address.ts'
import type { ForgotFields } from './auth-forms.ts'
import { failureMessage } from './failure-message.ts'
import { FormError } from './form-error.tsx'
import { EmailField } from './person-fields.tsx'
import { SwitchTab } from './switch-tab.tsx'

interface ForgotFormProps {
  form: SchemaForm<ForgotFields>
  onTab: (tab: AuthTab) => void
}

/** Has a link mailed with which the password is set again (R300, R384, R385). */
export function ForgotForm({ form, onTab }: ForgotFormProps) {
  const [sentTo, setSentTo] = useState<string>()
  const submit = form.submit(async (entered) => {
    const email = entered.email.trim()
    setSentTo(undefined)
    try {
      await api('POST /auth/forgot/password', { body: { email } })
      setSentTo(email)
      notify(m.identity_forgot_done(), 'success')
    } catch (error) {
      const message = failureMessage(error, ['email_unknown', 'malformed'], m.identity_forgot_failed())
      form.reject(error, message)
      notify(message, 'error')
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.identity_forgot_text()}</p>
      <EmailField autoComplete="username" data-autofocus {...form.field('email')} />
      <FormError text={form.failure} />
      <div role="status">
        {sentTo && <p className="rounded-box bg-leaf-wash px-4 py-3">{m.identity_forgot_sent({ email: sentTo })}</p>}
      </div>
      <Button type="submit" variant={sentTo ? 'secondary' : 'brand'} wide pending={form.isSubmitting}>
        {sentTo ? m.identity_forgot_again() : m.identity_forgot_send()}
      </Button>
      <SwitchTab to="login" onTab={onTab}>
        {m.identity_to_login()}
      </SwitchTab>
    </form>
  )
}
