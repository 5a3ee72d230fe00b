import type { BankDetailsView } from '#contract/endpoints/money/bank-details.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { NumberField, TextField } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { bankSchema, noDetails } from './bank-schema.ts'

interface BankFormProps {
  needsPan: boolean
  onCancel: () => void
  onSaved: (saved: BankDetailsView) => void
}

/** Enters or changes where the caterer is paid. What was typed stays when it is rejected; the number is kept in no draft. */
export function BankForm({ needsPan, onCancel, onSaved }: BankFormProps) {
  const form = useSchemaForm(bankSchema, { id: 'bank', initial: noDetails, context: { needsPan } })
  const submit = form.submit(async ({ pan, password, ...details }) => {
    const body = { ...details, ...(needsPan ? { pan } : {}), password }
    try {
      onSaved(await api('PUT /api/bank-details', { body }))
      notify(m.money_bank_saved(), 'success')
    } catch (error) {
      form.reject(error, failureMessage(error, [], m.money_bank_failed()))
    }
  })
  const number = { inputMode: 'numeric', autoComplete: 'off', required: true } as const
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, className: 'figures' } as const
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-4">
      <p className="text-ink-soft">{m.money_bank_text()}</p>
      <TextField
        label={m.money_bank_name()}
        autoComplete="off"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was opened by the press before
        autoFocus
        {...form.field('name')}
      />
      <NumberField label={m.money_bank_number()} {...number} {...form.field('accountNumber')} />
      <NumberField label={m.money_bank_number_again()} {...number} {...form.field('accountNumberAgain')} />
      <TextField
        label={m.money_bank_ifsc()}
        hint={m.money_bank_ifsc_hint()}
        required
        {...code}
        {...form.field('ifsc')}
      />
      {needsPan && (
        <TextField
          label={m.money_bank_pan()}
          hint={m.money_bank_pan_hint()}
          required
          {...code}
          {...form.field('pan')}
        />
      )}
      <PasswordField
        label={m.money_password()}
        hint={m.money_password_hint()}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <FormError text={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="main" pending={form.isSubmitting}>
          {m.money_bank_save()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.money_cancel()}
        </Button>
      </div>
    </form>
  )
}
