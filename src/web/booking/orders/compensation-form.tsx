import type { CompensationView } from '#contract/endpoints/money/compensation.ts'
import { accountNumberPattern, ifscPattern, upiPattern } from '#contract/rules/bank-account.ts'
import { api } from '#web/shared/api/browser-api.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { RadioGroup } from '#web/ui/fields/choice.tsx'
import { NumberField, TextField } from '#web/ui/fields/text-field.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'

interface Fields {
  by: 'upi' | 'account'
  upi: string
  name: string
  accountNumber: string
  accountNumberAgain: string
  ifsc: string
}

const nothing: Fields = { by: 'upi', upi: '', name: '', accountNumber: '', accountNumberAgain: '', ifsc: '' }
const bare = (text: string) => text.replace(/[\s-]/g, '')
/** A rule that holds for one of the two ways alone. */
const of = (by: Fields['by'], problem: (values: Fields) => string | undefined) => ({
  problem: (values: Fields) => (values.by === by ? problem(values) : undefined),
})

const schema: FormSchema<Fields> = {
  by: {},
  upi: of('upi', ({ upi }) => (upiPattern.test(upi.trim()) ? undefined : m.error_upi_invalid())),
  name: of('account', ({ name }) => (name.trim() === '' ? m.error_account_name_needed() : undefined)),
  accountNumber: of('account', ({ accountNumber }) =>
    accountNumberPattern.test(bare(accountNumber)) ? undefined : m.error_account_number_invalid(),
  ),
  accountNumberAgain: of('account', ({ accountNumber, accountNumberAgain }) =>
    bare(accountNumber) === bare(accountNumberAgain) ? undefined : m.error_account_numbers_differ(),
  ),
  ifsc: {
    ...of('account', ({ ifsc }) => (ifscPattern.test(bare(ifsc)) ? undefined : m.error_ifsc_invalid())),
    clean: (text) => text.toUpperCase(),
  },
}

interface CompensationFormProps {
  orderId: string
  onCancel: () => void
  onSaved: (saved: CompensationView) => void
}

/** Asks where the compensation is paid: a UPI id, or an account. What was typed stays when it is rejected. */
export function CompensationForm({ orderId, onCancel, onSaved }: CompensationFormProps) {
  const form = useSchemaForm(schema, { id: 'compensation', initial: nothing, context: undefined })
  const submit = form.submit(async ({ by, upi, ...account }) => {
    const body = by === 'upi' ? { upi: upi.trim() } : account
    try {
      onSaved(await api('PUT /api/orders/{id}/compensation', { params: { id: orderId }, body }))
      notify(m.compensation_saved(), 'success')
    } catch (error) {
      form.reject(error, failureMessage(error, [], m.compensation_not_saved()))
    }
  })
  const { by } = form.values
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, className: 'figures' } as const
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex flex-col gap-4 print:hidden">
      <RadioGroup
        label={m.compensation_by()}
        name="by"
        options={[
          { value: 'upi', label: m.compensation_by_upi() },
          { value: 'account', label: m.compensation_by_account() },
        ]}
        value={by}
        onChange={(value) => form.set({ by: value === 'account' ? 'account' : 'upi' })}
      />
      {by === 'upi' ? (
        <TextField
          label={m.compensation_upi()}
          hint={m.compensation_upi_hint()}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.field('upi')}
        />
      ) : (
        <>
          <TextField label={m.compensation_name()} autoComplete="name" required {...form.field('name')} />
          <NumberField label={m.compensation_number()} required {...form.field('accountNumber')} />
          <NumberField label={m.compensation_number_again()} required {...form.field('accountNumberAgain')} />
          <TextField label={m.compensation_ifsc()} required {...code} {...form.field('ifsc')} />
        </>
      )}
      <p className="text-sm text-ink-soft">{m.compensation_stored()}</p>
      <FormError text={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="main" pending={form.isSubmitting}>
          {m.compensation_save()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.compensation_cancel()}
        </Button>
      </div>
    </form>
  )
}
