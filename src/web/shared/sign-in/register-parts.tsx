import { roles } from '#contract/values/role.ts'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { readTag } from '#web/shared/browser/google-tag.ts'
import { controlId } from '#web/shared/form/problems.ts'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { Checkbox, RadioGroup } from '#web/ui/fields/choice.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import type { RegisterFields } from './auth-forms.ts'

interface PartProps {
  form: SchemaForm<RegisterFields>
}

/** A form of its own may hold these fields beside others. */
interface TermsProps {
  form: Pick<
    SchemaForm<Pick<RegisterFields, 'acceptsTerms' | 'mayBeCounted'>>,
    'id' | 'values' | 'errorOf' | 'set' | 'touch'
  >
}

/** User or Caterer; User unless chosen otherwise (R298). */
export function AccountType({ form }: PartProps) {
  const options = [
    { value: roles.customer, label: m.identity_role_user(), hint: m.identity_role_user_hint() },
    { value: roles.caterer, label: m.identity_role_caterer(), hint: m.identity_role_caterer_hint() },
  ]
  return (
    <div className="[&_label]:grow">
      <RadioGroup
        label={m.identity_account_type()}
        name="role"
        options={options}
        value={form.values.role}
        onChange={(value) => form.set({ role: value === roles.caterer ? roles.caterer : roles.customer })}
        inline
      />
    </div>
  )
}

/** The password and the same again. */
export function NewPassword({ form }: PartProps) {
  return (
    <>
      <PasswordField
        label={m.identity_password()}
        hint={m.identity_password_hint()}
        autoComplete="new-password"
        required
        {...form.field('password')}
      />
      <PasswordField
        label={m.identity_confirm_password()}
        autoComplete="new-password"
        required
        {...form.field('confirmPassword')}
      />
    </>
  )
}

/** The terms, without which there is no account, and a consent, which is free. The texts open beside the form, which would be lost otherwise. */
export function AcceptTerms({ form }: TermsProps) {
  // By the banner, where there is a tag.
  const isAsked = readTag() !== undefined
  const label = (
    <>
      {m.identity_accept_before()}{' '}
      <Link to={paths.terms()} target="_blank" className="text-link">
        {m.identity_terms()}
      </Link>{' '}
      {m.identity_accept_between()}{' '}
      <Link to={paths.privacy()} target="_blank" className="text-link">
        {m.identity_privacy()}
      </Link>
    </>
  )
  return (
    <div>
      <Checkbox
        label={label}
        aria-required
        id={controlId(form.id, 'acceptsTerms')}
        checked={form.values.acceptsTerms}
        error={form.errorOf('acceptsTerms')}
        onChange={(event) => form.set({ acceptsTerms: event.target.checked })}
        onBlur={() => form.touch('acceptsTerms')}
      />
      {!isAsked && (
        <Checkbox
          label={m.identity_count_me()}
          checked={form.values.mayBeCounted}
          onChange={(event) => form.set({ mayBeCounted: event.target.checked })}
        />
      )}
    </div>
  )
}
