import { useRef, useState } from 'react'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { knownSession } from '#web/shared/session/session.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import type { SchemaForm } from '#web/shared/form/use-schema-form.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { useBfcacheRestore } from '#web/shared/browser/use-bfcache-restore.ts'
import { m } from '#messages'
import { goToGateway } from './gateway-form.ts'
import { testAmount } from './test-amount.ts'

export interface TestPaymentFields {
  amount: string
}

export const testPaymentSchema: FormSchema<TestPaymentFields> = {
  amount: {
    problem: ({ amount }) => (testAmount(amount) === undefined ? m.payment_test_need_amount() : undefined),
  },
}

/** Starts a test payment and leaves for the gateway. A visitor signs in first and goes on. */
export function useTestPayment(form: Pick<SchemaForm<TestPaymentFields>, 'reject'>) {
  const [busy, setBusy] = useState(false)
  // A second press comes before the page is drawn again.
  const running = useRef(false)
  const stop = () => {
    running.current = false
    setBusy(false)
  }
  useBfcacheRestore(stop)

  const pay = async ({ amount }: TestPaymentFields): Promise<void> => {
    const rupees = testAmount(amount)
    if (running.current || rupees === undefined) return
    const signIn = () => openAuthDialog({ goOn: () => void pay({ amount }) })
    running.current = true
    setBusy(true)
    if (!(await knownSession()).user) {
      stop()
      return signIn()
    }
    try {
      goToGateway(await api('POST /api/payment/test', { body: { amount: rupees } }))
    } catch (error) {
      stop()
      if (error instanceof ApiError && error.status === 401) return signIn()
      form.reject(error, failureMessage(error, [], m.payment_test_failed()))
    }
  }
  return { busy, pay }
}
