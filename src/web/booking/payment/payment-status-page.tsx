import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { usePaymentStatus } from './use-payment-status.ts'

/** How a payment stands, in the gateway's own word (R074). */
export function PaymentStatusPage({ transactionId, isDemo }: { transactionId: string; isDemo: boolean }) {
  const status = usePaymentStatus(transactionId)
  return (
    <div className="page flex max-w-3xl flex-col items-center gap-3 py-14 text-center">
      <h1 className="headline text-title">{m.payment_status_title()}</h1>
      <p role="status" className="figures text-heading font-semibold break-all">
        {status ?? m.payment_status_loading()}
      </p>
      <p className="max-w-prose text-ink-soft">{m.payment_status_more()}</p>
      <p className="figures text-sm break-all text-ink-soft">{m.payment_reference({ id: transactionId })}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button variant="brand" asLink={(look) => <Link to={paths.myOrders()} {...look} />}>
          {m.payment_to_bookings()}
        </Button>
        {isDemo && (
          <Button asLink={(look) => <Link to={paths.testPayment()} {...look} />}>{m.payment_test_again()}</Button>
        )}
      </div>
    </div>
  )
}
