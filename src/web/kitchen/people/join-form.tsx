import { useState } from 'react'
import type { InvitationView } from '#contract/endpoints/members.ts'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { withoutCountryCode } from '#contract/values/phone.ts'
import { register } from '#web/shared/session/session.ts'
import { go } from '#web/shared/site/go.ts'
import { useAuthForms, type AuthForms } from '#web/shared/sign-in/auth-forms.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { ForgotForm } from '#web/shared/sign-in/forgot-form.tsx'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { LoginForm } from '#web/shared/sign-in/login-form.tsx'
import { NameFields, PhoneField } from '#web/shared/sign-in/person-fields.tsx'
import { AcceptTerms, NewPassword } from '#web/shared/sign-in/register-parts.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'

interface JoinFormProps {
  invitation: InvitationView
  /** Of the emailed link. */
  secret: string
}

/** For visitors: an address that has an account logs in, others create one, which joins with it. */
export function JoinForm({ invitation, secret }: JoinFormProps) {
  const { email, hasAccount } = invitation
  const forms = useAuthForms(roles.caterer, email)
  const [forgot, setForgot] = useState(false)
  if (!hasAccount) return <NewAccount form={forms.register} invitation={invitation} secret={secret} />
  return (
    <>
      <h2 className="headline text-heading">{m.people_join_login()}</h2>
      <p className="mt-1 mb-4 break-words text-ink-soft">{m.people_join_login_text({ email })}</p>
      {forgot ? (
        <ForgotForm form={forms.forgot} onTab={() => setForgot(false)} />
      ) : (
        <LoginForm form={forms.login} onDone={() => undefined} onTab={(tab) => setForgot(tab === 'forgot')} />
      )}
    </>
  )
}

function NewAccount({ form, invitation, secret }: JoinFormProps & { form: AuthForms['register'] }) {
  const submit = form.submit(async ({ password, phone, firstName, lastName }) => {
    const person = { firstName: firstName.trim(), lastName: lastName.trim(), phone: withoutCountryCode(phone) }
    const account = { ...person, email: invitation.email, password, role: roles.caterer, invitation: secret }
    try {
      await register(account)
    } catch (error) {
      return form.reject(error, failureMessage(error, [], m.people_failed()))
    }
    notify(m.people_join_done(), 'success')
    go(paths.catererDashboard(), { replace: true })
  })
  return (
    <>
      <h2 className="headline mb-4 text-heading">{m.people_join_register()}</h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
        <NameFields first={form.field('firstName')} last={form.field('lastName')} />
        <PhoneField {...form.field('phone')} />
        <NewPassword form={form} />
        <AcceptTerms form={form} />
        <FormError text={form.failure} />
        <Button type="submit" variant="main" wide pending={form.isSubmitting}>
          {m.people_join_accept()}
        </Button>
      </form>
    </>
  )
}
