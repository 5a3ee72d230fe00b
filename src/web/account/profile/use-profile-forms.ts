import { useState } from 'react'
import { newPasswordSchema, noNewPassword } from '#web/shared/sign-in/new-password-twice.tsx'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { detailsSchema, newEmailSchema, noDetails, noNewEmail } from './profile-fields.ts'

export type ProfileForms = ReturnType<typeof useProfileForms>

/** The forms of the profile, held above it, so that what was typed is still there when a session ended and was opened again. */
export function useProfileForms() {
  // Known once the profile is loaded.
  const [hasPassword, setHasPassword] = useState(true)
  const details = useSchemaForm(detailsSchema, { id: 'details', initial: noDetails, context: undefined })
  const email = useSchemaForm(newEmailSchema, { id: 'new-email', initial: noNewEmail, context: { hasPassword } })
  const password = useSchemaForm(newPasswordSchema, {
    id: 'new-password',
    initial: noNewPassword,
    context: { asksOld: hasPassword },
  })
  return { details, email, password, knowPassword: setHasPassword }
}
