import { PaymentStatusPage } from '#web/booking/payment/payment-status-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { isDemoContext } from '#web/shared/api/server-context.ts'
import { m } from '#messages'
import type { Route } from './+types/payment-status.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ isDemo: context.get(isDemoContext) })

export const meta = () => pageMeta({ title: m.payment_status_title(), indexed: false })

export default function PaymentStatus({ params, loaderData }: Route.ComponentProps) {
  return <PaymentStatusPage transactionId={params.transactionId} isDemo={loaderData.isDemo} />
}
