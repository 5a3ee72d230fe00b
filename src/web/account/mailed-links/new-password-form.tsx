import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { NewPasswordTwice, newPasswordSchema, noNewPassword } from '#web/shared/sign-in/new-password-twice.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'

interface Props {
  /** Label of the button. */
  save: string
  /** Sends the password; throws the error of the API. */
  send: (password: string) => Promise<void>
  /** The link no longer works, so neither does the form. */
  onLinkInvalid: (error: ApiError) => void
}

/** Form for a new password that an emailed link allows. What was typed stays after an error. */
export function NewPasswordForm({ save, send, onLinkInvalid }: Props) {
  const form = useSchemaForm(newPasswordSchema, {
    id: 'new-password',
    initial: noNewPassword,
    context: { asksOld: false },
  })
  const submit = form.submit(async ({ password }) => {
    try {
      await send(password)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link_invalid') return onLinkInvalid(error)
      form.reject(error, failureMessage(error, [], m.identity_reset_failed()))
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <NewPasswordTwice form={form} />
      <FormError text={form.failure} />
      <Button type="submit" variant="main" wide pending={form.isSubmitting}>
        {save}
      </Button>
    </form>
  )
}
