import { roles } from '#contract/values/role.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { SignInPanel } from '#web/shared/sign-in/sign-in-panel.tsx'
import { useRequireRole } from '#web/shared/session/use-require-role.ts'
import { orderQuery } from '#web/shared/order-view/order-query.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { paidState } from '#web/booking/steps/paid-state.ts'
import { afterFailure, afterSuccess } from './after-payment.ts'
import { ResultView } from './result-view.tsx'
import type { PaymentIds } from './settle.ts'
import { useSettlement, type SettlementView } from './use-settlement.ts'

const readingMs = 2_500

/** What became of a payment: verified, confirmed or let go, and then on to where it goes on. */
export function PaymentResultPage({ ids }: { ids: PaymentIds }) {
  const admission = useRequireRole(roles.customer)
  const who = admission.state === 'looking' ? undefined : admission.state === 'admitted' ? 'customer' : 'other'
  const { view, retry } = useSettlement(ids, who)
  useWayOn(ids, view, who === 'customer')
  const reader = admission.state === 'wrong_role' ? 'staff' : admission.state === 'signed_out' ? 'visitor' : 'customer'
  return (
    // As tall as the screen, so that the footer stays where it is when the answer comes.
    <div className="page min-h-dvh max-w-3xl py-10">
      <div aria-live="polite">
        <ResultView view={view} reader={reader} orderId={ids.orderId} retry={retry} />
      </div>
      {reader === 'customer' && isOwn(view) && <BookingCode orderId={ids.orderId} />}
      <p className="figures mt-2 text-center text-sm text-ink-soft">{m.payment_reference({ id: ids.transactionId })}</p>
      {reader === 'visitor' && view.state !== 'verifying' && (
        <div className="mt-10">
          <SignInPanel title={m.payment_sign_in_title()} text={m.payment_sign_in_text()} />
        </div>
      )}
    </div>
  )
}

/** Whether the gateway knows the payment, so that the order of its customer can be named. */
function isOwn({ state }: SettlementView): boolean {
  return state === 'paid' || state === 'failed' || state === 'pending' || state === 'paid_back'
}

/** The code by which the customer can name the booking; its line is empty until it is loaded. */
function BookingCode({ orderId }: { orderId: string }) {
  const { data } = usePrivateQuery(orderQuery(orderId))
  return (
    <p className="figures mt-2 min-h-6 text-center font-medium wrap-anywhere">
      {data && m.payment_booking_code({ code: data.bookingCode })}
    </p>
  )
}

/** Clears up after success or failure, and moves on automatically once it was read. */
function useWayOn(ids: PaymentIds, view: SettlementView, isCustomer: boolean): void {
  const navigate = useNavigate()
  const { orderId } = ids
  const of = 'of' in view ? view.of : undefined
  useEffect(() => {
    if (!isCustomer || (view.state !== 'paid' && view.state !== 'failed')) return
    const paid = view.state === 'paid'
    // A changed order stands, whatever became of its top-up; no draft was made of it.
    const after =
      of === 'top_up' ? Promise.resolve(paths.order(orderId)) : paid ? afterSuccess(orderId) : afterFailure(orderId)
    const state = paid ? paidState : undefined
    const goOn = async () => navigate(await after, { replace: true, state })
    const timer = setTimeout(() => void goOn(), readingMs)
    return () => clearTimeout(timer)
  }, [view.state, of, isCustomer, orderId, navigate])
}
