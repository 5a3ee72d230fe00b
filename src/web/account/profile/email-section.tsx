import { CircleCheck, MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import type { Profile } from '#contract/endpoints/account.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { EmailField } from '#web/shared/sign-in/person-fields.tsx'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { NewEmailFields } from './profile-fields.ts'

interface EmailSectionProps {
  form: SchemaForm<NewEmailFields>
  profile: Profile
  onChanged: (profile: Profile) => void
}

/** The address that one signs in with, whether it is confirmed, and a way to another one. */
export function EmailSection({ form, profile, onChanged }: EmailSectionProps) {
  const submit = form.submit(async ({ email, password }) => {
    const body = { email: email.trim(), ...(profile.hasPassword ? { password } : {}) }
    try {
      onChanged(await api('POST /api/users/{id}/email', { params: { id: profile.id }, body }))
      form.forget()
      notify(m.account_email_asked(), 'success')
    } catch (error) {
      const message = failureMessage(error, [], m.account_failed())
      form.reject(error, message)
      notify(message, 'error')
    }
  })
  return (
    <ProfileSection title={m.account_email()} text={m.account_email_text()}>
      <PresentAddress profile={profile} />
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-4">
        <EmailField label={m.account_email_new()} {...form.field('email')} />
        {profile.hasPassword && (
          <PasswordField
            label={m.account_current_password()}
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
        )}
        <FormError text={form.failure} />
        <div>
          <Button type="submit" pending={form.isSubmitting}>
            {m.account_email_change()}
          </Button>
        </div>
      </form>
    </ProfileSection>
  )
}

function PresentAddress({ profile: { id, email, emailVerified, pendingEmail } }: { profile: Profile }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-all">{email}</span>
        {emailVerified ? (
          <Badge tone="leaf" icon={<CircleCheck aria-hidden size={16} />}>
            {m.account_email_confirmed()}
          </Badge>
        ) : (
          <Badge tone="offer" icon={<MailQuestionMark aria-hidden size={16} />}>
            {m.account_email_unconfirmed()}
          </Badge>
        )}
      </p>
      {!emailVerified && <SendAgain userId={id} />}
      <div role="status" className="w-full">
        {pendingEmail && (
          <p className="rounded-box bg-marigold-wash px-4 py-3 break-words text-marigold-ink">
            {m.account_email_pending({ pending: pendingEmail, email })}
          </p>
        )}
      </div>
    </div>
  )
}

/** Has the email that confirms the address sent once more. */
function SendAgain({ userId }: { userId: string }) {
  const [pending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    try {
      await api('POST /api/users/{id}/verification', { params: { id: userId } })
      notify(m.account_email_sent(), 'success')
    } catch (error) {
      notify(failureMessage(error, [], m.account_failed()), 'error')
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="small" pending={pending} onClick={() => void send()}>
      {m.account_email_send()}
    </Button>
  )
}
