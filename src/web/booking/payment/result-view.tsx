import { CircleCheck, CircleX, Clock, CloudOff, SearchX, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { contacts } from '#contract/contacts.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { paths } from '#contract/paths.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { Result } from './result.tsx'
import type { SettlementView } from './use-settlement.ts'

/** Who reads: only the customer can go on to the order. */
export type Reader = 'customer' | 'visitor' | 'staff'

interface ResultViewProps {
  view: SettlementView
  reader: Reader
  orderId: string
  retry: () => void
}

/** How the payment stands, in the product's words, and the way on. */
export function ResultView({ view, reader, orderId, retry }: ResultViewProps) {
  const own = reader === 'customer'
  switch (view.state) {
    case 'verifying':
      return <Result icon={<Spinner size={48} />} title={m.payment_verifying()} text={m.payment_verifying_text()} />
    case 'paid':
    case 'failed':
      return <Ended state={view.state} isTopUp={view.of === 'top_up'} reader={reader} orderId={orderId} />
    case 'paid_back':
      return (
        <Result
          icon={<Undo2 aria-hidden size={56} />}
          title={m.payment_unconfirmed()}
          text={view.reason}
          more={m.payment_paid_back_more()}
          actions={own && <ToOrder orderId={orderId} />}
        />
      )
    case 'not_deleted':
      return (
        <Result
          tone="bad"
          icon={<CircleX aria-hidden size={56} />}
          title={m.payment_failed()}
          text={m.payment_not_deleted()}
          more={view.reason}
          actions={<Again retry={retry} />}
        />
      )
    case 'pending':
      return (
        <Result
          icon={<Clock aria-hidden size={56} />}
          title={m.payment_pending()}
          text={m.payment_pending_text()}
          more={m.payment_pending_more()}
          actions={
            <>
              <Button onClick={retry}>{m.payment_check_now()}</Button>
              {own && <ToBookings />}
            </>
          }
        />
      )
    case 'unconfirmed':
      return (
        <Result
          tone="bad"
          icon={<CircleX aria-hidden size={56} />}
          title={m.payment_unconfirmed()}
          text={view.reason}
          more={m.payment_unconfirmed_more({ phone: formatPhone(contacts().phone) })}
          actions={<Again retry={retry} />}
        />
      )
    case 'unverified':
      return (
        <Result
          icon={<CloudOff aria-hidden size={56} />}
          title={m.payment_unverified()}
          text={m.payment_unverified_more()}
          actions={
            <Button variant="main" onClick={retry}>
              {m.payment_retry()}
            </Button>
          }
        />
      )
    case 'unknown':
      return <PaymentUnknown />
  }
}

interface EndedProps {
  state: 'paid' | 'failed'
  isTopUp: boolean
  reader: Reader
  orderId: string
}

/** The gateway has decided. */
function Ended({ state, isTopUp, reader, orderId }: EndedProps) {
  const links = useEventLinks()
  const isPaid = state === 'paid'
  const look = isPaid
    ? { tone: 'good' as const, icon: <CircleCheck aria-hidden size={56} />, title: m.payment_successful() }
    : { tone: 'bad' as const, icon: <CircleX aria-hidden size={56} />, title: m.payment_failed() }
  const text = isTopUp ? m.payment_top_up_paid_text() : m.payment_successful_text()
  if (reader === 'staff') return <Result {...look} text={m.payment_others()} />
  if (reader === 'visitor') {
    const paidText = isTopUp ? m.payment_top_up_paid_signed_out() : m.payment_successful_signed_out()
    return <Result {...look} text={isPaid ? paidText : m.payment_failed_signed_out()} />
  }
  if (isTopUp) {
    const more = isPaid ? { more: m.payment_moving_to_order() } : {}
    return (
      <Result
        {...look}
        text={isPaid ? text : m.payment_top_up_failed_kept()}
        {...more}
        actions={<ToOrder orderId={orderId} />}
      />
    )
  }
  if (isPaid)
    return <Result {...look} text={text} more={m.payment_moving_to_order()} actions={<ToOrder orderId={orderId} />} />
  return (
    <Result
      {...look}
      text={m.payment_failed_kept()}
      actions={
        <Button variant="main" asLink={(shape) => <Link to={links.bill()} {...shape} />}>
          {m.payment_to_bill()}
        </Button>
      }
    />
  )
}

/** The address names no payment. */
export function PaymentUnknown() {
  return (
    <Result
      icon={<SearchX aria-hidden size={56} />}
      title={m.payment_not_found()}
      text={m.payment_not_found_more()}
      actions={<ToBookings />}
    />
  )
}

function Again({ retry }: { retry: () => void }) {
  return (
    <>
      <Button variant="main" onClick={retry}>
        {m.payment_retry()}
      </Button>
      <ToBookings />
    </>
  )
}

function ToBookings() {
  return (
    <Button variant="brand" asLink={(look) => <Link to={paths.myOrders()} {...look} />}>
      {m.payment_to_bookings()}
    </Button>
  )
}

function ToOrder({ orderId }: { orderId: string }) {
  return (
    <Button variant="brand" asLink={(look) => <Link to={paths.order(orderId)} {...look} />}>
      {m.payment_to_order()}
    </Button>
  )
}
