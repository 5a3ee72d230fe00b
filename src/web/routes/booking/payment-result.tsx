import { PaymentResultPage } from '#web/booking/payment/result-page.tsx'
import { PaymentUnknown } from '#web/booking/payment/result-view.tsx'
import { idsFrom } from '#web/booking/payment/settle.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/payment-result.ts'

export const meta = () => pageMeta({ title: m.payment_title(), indexed: false })

/** Where the gateway sends people back to, with both ids in one segment (R072). */
export default function PaymentResult({ params }: Route.ComponentProps) {
  const ids = idsFrom(params.ids)
  return ids ? (
    <PaymentResultPage ids={ids} />
  ) : (
    <div className="page py-10">
      <PaymentUnknown />
    </div>
  )
}
