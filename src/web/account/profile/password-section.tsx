import type { Profile } from '#contract/endpoints/account.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { NewPasswordTwice, type NewPasswordFields } from '#web/shared/sign-in/new-password-twice.tsx'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { ProfileSection } from './profile-section.tsx'

interface PasswordSectionProps {
  form: SchemaForm<NewPasswordFields>
  profile: Profile
  /** A password was set; other devices are signed out. */
  onChanged: () => void
}

/** Another password, with the old one asked for where there is one. */
export function PasswordSection({ form, profile, onChanged }: PasswordSectionProps) {
  const submit = form.submit(async ({ oldPassword, password }) => {
    const body = { password, ...(profile.hasPassword ? { oldPassword } : {}) }
    try {
      await api('POST /api/users/{id}/password', { params: { id: profile.id }, body })
      form.forget()
      onChanged()
      notify(m.account_password_done(), 'success')
    } catch (error) {
      const message = failureMessage(error, [], m.account_failed())
      form.reject(error, message)
      notify(message, 'error')
    }
  })
  return (
    <ProfileSection
      title={m.account_password()}
      text={profile.hasPassword ? m.account_password_text() : m.account_password_none()}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        {profile.hasPassword && (
          <PasswordField
            label={m.account_current_password()}
            autoComplete="current-password"
            required
            {...form.field('oldPassword')}
          />
        )}
        <NewPasswordTwice form={form} />
        <FormError text={form.failure} />
        <div>
          <Button type="submit" pending={form.isSubmitting}>
            {m.account_password_change()}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}
