import { CircleCheck, CircleX, Clock, CloudOff, SearchX } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { brand } from '#contract/brand.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { SignInPanel } from '#web/features/identity/sign-in-panel.tsx'
import { useRequireRole } from '#web/features/identity/use-require-role.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { notify } from '#web/ui/toaster.tsx'
import { afterFailure, afterSuccess } from './after-payment.ts'
import type { PaymentIds } from './settle.ts'
import { useSettlement, type SettlementView } from './use-settlement.ts'

const readingMs = 2_500

/** What became of a payment: verified, confirmed or let go, and then on to where it goes on. */
export function PaymentResultPage({ ids }: { ids: PaymentIds }) {
  const admission = useRequireRole('2')
  const who = admission.state === 'looking' ? undefined : admission.state === 'admitted' ? 'customer' : 'other'
  const { view, retry } = useSettlement(ids, who)
  useWayOn(ids, view, who === 'customer')
  return (
    <div className="page max-w-3xl py-10">
      <div aria-live="polite">
        <ResultView view={view} isCustomer={who !== 'other'} retry={retry} />
      </div>
      <p className="figures mt-2 text-center text-sm text-ink-soft">{m.payment_reference({ id: ids.transactionId })}</p>
      {admission.state === 'signed_out' && view.state !== 'verifying' && (
        <div className="mt-10"><SignInPanel title={m.payment_sign_in_title()} text={m.payment_sign_in_text()} /></div>
      )}
    </div>
  )
}

/** Clears up after success or failure, and moves on by itself once it was read. */
function useWayOn(ids: PaymentIds, view: SettlementView, isCustomer: boolean): void {
  const navigate = useNavigate()
  const { orderId } = ids
  useEffect(() => {
    if (!isCustomer || (view.state !== 'paid' && view.state !== 'failed')) return
    const paid = view.state === 'paid'
    void (paid ? afterSuccess(orderId) : afterFailure(orderId))
    if (!paid) notify(m.payment_failed_text(), 'error')
    const timer = setTimeout(() => void navigate(paid ? paths.myOrders() : paths.bill(), { replace: true }), readingMs)
    return () => clearTimeout(timer)
  }, [view.state, isCustomer, orderId, navigate])
}

interface ResultViewProps {
  view: SettlementView
  isCustomer: boolean
  retry: () => void
}

function ResultView({ view, isCustomer, retry }: ResultViewProps) {
  const toBookings = <Button variant="brand" asLink={(look) => <Link to={paths.myOrders()} {...look} />}>{m.payment_to_bookings()}</Button>
  const again = <Button variant="main" onClick={retry}>{m.payment_retry()}</Button>
  switch (view.state) {
    case 'verifying':
      return <Result icon={<Spinner size={48} />} title={m.payment_verifying()} text={m.payment_verifying_text()} />
    case 'paid':
      return isCustomer
        ? <Result tone="good" icon={<CircleCheck aria-hidden size={56} />} title={m.payment_successful()} text={m.payment_successful_text()} more={m.payment_moving_on()} actions={toBookings} />
        : <Result tone="good" icon={<CircleCheck aria-hidden size={56} />} title={m.payment_successful()} text={m.payment_successful_signed_out()} />
    case 'failed':
      return isCustomer
        ? <Result tone="bad" icon={<CircleX aria-hidden size={56} />} title={m.payment_failed()} text={m.payment_failed_text()} more={m.payment_failed_kept()} actions={<Button variant="main" asLink={(look) => <Link to={paths.bill()} {...look} />}>{m.payment_to_bill()}</Button>} />
        : <Result tone="bad" icon={<CircleX aria-hidden size={56} />} title={m.payment_failed()} text={m.payment_failed_signed_out()} />
    case 'not_deleted':
      return <Result tone="bad" icon={<CircleX aria-hidden size={56} />} title={m.payment_failed()} text={m.payment_not_deleted()} more={view.reason} actions={<>{again}{toBookings}</>} />
    case 'pending':
      return <Result icon={<Clock aria-hidden size={56} />} title={m.payment_pending()} text={m.payment_pending_text()} more={m.payment_pending_more()} actions={isCustomer ? toBookings : undefined} />
    case 'unconfirmed':
      return <Result tone="bad" icon={<CircleX aria-hidden size={56} />} title={m.payment_unconfirmed()} text={view.reason} more={m.payment_unconfirmed_more({ phone: formatPhone(brand.phone) })} actions={<>{again}{toBookings}</>} />
    case 'unverified':
      return <Result icon={<CloudOff aria-hidden size={56} />} title={m.payment_unverified()} text={m.payment_unverified_more()} actions={again} />
    case 'unknown':
      return <PaymentUnknown />
  }
}

/** The address names no payment. */
export function PaymentUnknown() {
  return (
    <Result
      icon={<SearchX aria-hidden size={56} />}
      title={m.payment_not_found()}
      text={m.payment_not_found_more()}
      actions={<Button variant="brand" asLink={(look) => <Link to={paths.myOrders()} {...look} />}>{m.payment_to_bookings()}</Button>}
    />
  )
}

interface ResultProps {
  tone?: 'good' | 'bad'
  icon: ReactNode
  title: string
  text: string
  more?: string
  actions?: ReactNode
}

function Result({ tone, icon, title, text, more, actions }: ResultProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center">
      <div className={tone === 'good' ? 'text-leaf' : tone === 'bad' ? 'text-danger' : 'text-marigold-ink'}>{icon}</div>
      <h1 className="headline text-title">{title}</h1>
      <p className="max-w-prose text-lg">{text}</p>
      {more && <p className="max-w-prose text-ink-soft">{more}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
