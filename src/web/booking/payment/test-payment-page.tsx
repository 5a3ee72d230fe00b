import { useSchemaForm } from '#web/shared/form/use-schema-form.ts'
import { FormError } from '#web/shared/sign-in/form-error.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { NumberField } from '#web/ui/fields/text-field.tsx'
import { testPaymentSchema, useTestPayment } from './use-test-payment.ts'

const usualAmount = '100'

/** Pays for nothing, to see whether the gateway works (R082, R476). */
export function TestPaymentPage() {
  const form = useSchemaForm(testPaymentSchema, {
    id: 'test-payment',
    initial: { amount: usualAmount },
    context: undefined,
  })
  const { busy, pay } = useTestPayment(form)
  return (
    <div className="page max-w-xl py-10">
      <h1 className="headline text-title">{m.payment_test_title()}</h1>
      <p className="mt-1 text-ink-soft">{m.payment_test_text()}</p>
      <Card className="mt-6 p-5 sm:p-8">
        <form noValidate onSubmit={(event) => void form.submit(pay)(event)} className="flex flex-col gap-4">
          <NumberField
            label={m.payment_test_amount()}
            hint={m.payment_test_hint()}
            inputMode="decimal"
            pattern="[0-9.,]*"
            required
            {...form.field('amount')}
          />
          <FormError text={form.failure} />
          <Button type="submit" variant="main" wide pending={busy}>
            {busy ? m.payment_test_processing() : m.payment_test_pay()}
          </Button>
        </form>
      </Card>
    </div>
  )
}
