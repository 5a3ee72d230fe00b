import type { Profile } from '#contract/endpoints/account.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { leave } from '#web/shared/session/session.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { deletionSchema, noDeletion } from './profile-fields.ts'

interface DeleteAccountDialogProps {
  open: boolean
  onClose: () => void
  profile: Profile
}

/** Says what goes and what stays, and deletes the account once that was typed and proven. */
export function DeleteAccountDialog({ open, onClose, profile }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.account_delete_title()}>
      <p>{m.account_delete_goes()}</p>
      <p className="mt-3 mb-5">{m.account_delete_stays()}</p>
      <DeleteForm profile={profile} onClose={onClose} />
    </Dialog>
  )
}

function DeleteForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const form = useSchemaForm(deletionSchema, {
    id: 'delete-account',
    initial: noDeletion,
    context: { hasPassword: profile.hasPassword },
  })
  const submit = form.submit(async ({ password }) => {
    const body = profile.hasPassword ? { password } : {}
    try {
      await api('DELETE /api/users/{id}', { params: { id: profile.id }, body })
    } catch (error) {
      return form.reject(error, failureMessage(error, [], m.account_failed()))
    }
    await leave({ notice: m.account_delete_done(), to: paths.home() })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={m.account_delete_type()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        data-autofocus
        {...form.field('word')}
      />
      {profile.hasPassword && (
        <PasswordField
          label={m.account_current_password()}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
      )}
      <FormError text={form.failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{m.account_delete_keep()}</Button>
        <Button type="submit" variant="danger" pending={form.isSubmitting}>
          {m.account_delete()}
        </Button>
      </div>
    </form>
  )
}
