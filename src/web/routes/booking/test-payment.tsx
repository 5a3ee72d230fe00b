import { data } from 'react-router'
import { TestPaymentPage } from '#web/booking/payment/test-payment-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { isDemoContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/test-payment.ts'

/** Outside demonstrations there is no such page, nor the call behind it. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(isDemoContext)) throw data(null, { status: 404 })
  return null
}

export const meta = () => pageMeta({ title: m.payment_test_title(), indexed: false })

export default function TestPayment() {
  return <TestPaymentPage />
}
