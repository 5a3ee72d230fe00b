import { CircleCheck, CircleX, Clock, CloudOff, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from '#contract/brand.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { SettlementView } from './use-settlement.ts'

interface ResultViewProps {
  view: SettlementView
  isCustomer: boolean
  retry: () => void
}

/** How the payment stands, in the product's words, and the way on. */
export function ResultView({ view, isCustomer, retry }: ResultViewProps) {
  const toBookings = (
    <Button variant="brand" asLink={(look) => <Link to={paths.myOrders()} {...look} />}>
      {m.payment_to_bookings()}
    </Button>
  )
  const again = (
    <Button variant="main" onClick={retry}>
      {m.payment_retry()}
    </Button>
  )
  switch (view.state) {
    case 'verifying':
      return <Result icon={<Spinner size={48} />} title={m.payment_verifying()} text={m.payment_verifying_text()} />
    case 'paid':
      return isCustomer ? (
        <Result
          tone="good"
          icon={<CircleCheck aria-hidden size={56} />}
          title={m.payment_successful()}
          text={m.payment_successful_text()}
          more={m.payment_moving_on()}
          actions={toBookings}
        />
      ) : (
        <Result
          tone="good"
          icon={<CircleCheck aria-hidden size={56} />}
          title={m.payment_successful()}
          text={m.payment_successful_signed_out()}
        />
      )
    case 'failed':
      return isCustomer ? (
        <Result
          tone="bad"
          icon={<CircleX aria-hidden size={56} />}
          title={m.payment_failed()}
          text={m.payment_failed_text()}
          more={m.payment_failed_kept()}
          actions={
            <Button variant="main" asLink={(look) => <Link to={paths.bill()} {...look} />}>
              {m.payment_to_bill()}
            </Button>
          }
        />
      ) : (
        <Result
          tone="bad"
          icon={<CircleX aria-hidden size={56} />}
          title={m.payment_failed()}
          text={m.payment_failed_signed_out()}
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
          actions={
            <>
              {again}
              {toBookings}
            </>
          }
        />
      )
    case 'pending':
      return (
        <Result
          icon={<Clock aria-hidden size={56} />}
          title={m.payment_pending()}
          text={m.payment_pending_text()}
          more={m.payment_pending_more()}
          actions={isCustomer ? toBookings : undefined}
        />
      )
    case 'unconfirmed':
      return (
        <Result
          tone="bad"
          icon={<CircleX aria-hidden size={56} />}
          title={m.payment_unconfirmed()}
          text={view.reason}
          more={m.payment_unconfirmed_more({ phone: formatPhone(brand.phone) })}
          actions={
            <>
              {again}
              {toBookings}
            </>
          }
        />
      )
    case 'unverified':
      return (
        <Result
          icon={<CloudOff aria-hidden size={56} />}
          title={m.payment_unverified()}
          text={m.payment_unverified_more()}
          actions={again}
        />
      )
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
      actions={
        <Button variant="brand" asLink={(look) => <Link to={paths.myOrders()} {...look} />}>
          {m.payment_to_bookings()}
        </Button>
      }
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
