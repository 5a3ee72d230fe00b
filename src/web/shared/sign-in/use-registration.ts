import { roles } from '#contract/values/role.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { withoutCountryCode } from '#contract/values/phone.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { countEvent } from '#web/shared/api/data-layer.ts'
import { agreeToBeCounted } from '#web/shared/browser/consent.ts'
import { readTag } from '#web/shared/browser/google-tag.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { RegisterFields } from './auth-forms.ts'
import { failureMessage } from './failure-message.ts'
import { register } from '#web/shared/session/session.ts'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'

/** What makes an account, and a consent, which is free. */
export type Registration = Omit<RegisterFields, 'confirmPassword' | 'acceptsTerms'>

/** Sends the form; the account is made of what it holds. */
export function useRegistration(form: SchemaForm<RegisterFields>, onDone: (user: User) => void) {
  return form.submit(async (entered) => registerBy(form, entered, onDone))
}

/**
 * Makes an account and signs in. What the server says of a field stands beside it alone, anything else above the button and in a
 * toast, for which every other error has the one text of R382 (C33).
 */
export async function registerBy(
  form: Pick<SchemaForm<RegisterFields>, 'reject'>,
  { email, password, phone, firstName, lastName, role, mayBeCounted }: Registration,
  onDone: (user: User) => void,
): Promise<void> {
  const person = { email: email.trim(), firstName: firstName.trim(), lastName: lastName.trim() }
  try {
    const user = await register({ ...person, password, phone: withoutCountryCode(phone), role })
    // Where there is a tag, the banner asks.
    if (!readTag()) agreeToBeCounted(mayBeCounted)
    countEvent({ event: 'sign_up', role: role === roles.caterer ? 'caterer' : 'user' })
    onDone(user)
    notify(m.identity_register_done(), 'success')
  } catch (error) {
    const message = failureMessage(error, ['account_exists', 'role_not_open'], m.identity_register_failed())
    form.reject(error, message)
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return
    notify(error instanceof ApiError ? m.identity_register_failed() : message, 'error')
  }
}
