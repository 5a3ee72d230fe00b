import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { EmailField } from '#web/shared/sign-in/person-fields.tsx'
import { AcceptTerms } from '#web/shared/sign-in/register-parts.tsx'
import { BillSection } from './bill-section.tsx'
import type { SignUp } from '../use-sign-up.ts'

interface SignUpSectionProps {
  signUp: SignUp
  /** Opens the dialog, for who has an account. */
  onSignIn: () => void
}

/** An account by email and password, in place. The bill's own button sends it, and the payment goes on. */
export function SignUpSection({ signUp: { form }, onSignIn }: SignUpSectionProps) {
  return (
    <BillSection title={m.bill_section_sign_up()} className="print:hidden">
      <p className="text-ink-soft">{m.bill_sign_up_text()}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={m.identity_password()}
          hint={m.identity_password_hint()}
          autoComplete="new-password"
          required
          {...form.field('password')}
        />
      </div>
      <AcceptTerms form={form} />
      <FormError text={form.failure} />
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {m.identity_have_account()}
        <Button size="small" variant="quiet" onClick={onSignIn}>
          {m.bill_log_in()}
        </Button>
      </p>
    </BillSection>
  )
}
