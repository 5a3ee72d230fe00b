import { ArrowLeft, MessageCircle, Phone, Printer } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { OrderView } from '#contract/endpoints/ordering.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { formatPhone, whatsAppLink } from '#contract/values/phone.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SummaryList } from '#web/ui/summary-list.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { Cancellation } from '../bill/cancellation.tsx'
import { billRows } from '../bill-words.ts'
import { cancellable, isPast, nextStep, stateName, stateTone, timeLeft, timelineOf } from '../order-words.ts'
import { Part } from '../part.tsx'
import { useNow } from '../use-now.ts'
import { EventFacts, OrderedMenu } from './order-facts.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { useOrderActions } from './use-order-actions.ts'

/** One order: how it stands and what comes next, then everything that was agreed. */
export function OrderPage({ order, user }: { order: OrderView; user: User }) {
  return (
    <div className="page max-w-5xl pt-4 pb-16">
      <Link to={paths.myOrders()} className="inline-flex min-h-11 items-center gap-2 text-link print:hidden">
        <ArrowLeft aria-hidden size={18} />
        {m.orders_back()}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="headline text-title">{m.orders_order_of({ caterer: order.caterer.name })}</h1>
          <p className="figures text-sm text-ink-soft">{m.orders_number({ id: order.id })}</p>
        </div>
        <Button
          size="small"
          variant="quiet"
          className="print:hidden"
          icon={<Printer aria-hidden size={18} />}
          onClick={() => window.print()}
        >
          {m.orders_print()}
        </Button>
      </div>
      <Standing order={order} user={user} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex flex-col gap-6">
          <Part title={m.orders_event()}>
            <EventFacts order={order} />
          </Part>
          <Part title={m.orders_menu()}>
            <OrderedMenu menu={order.menu} />
          </Part>
          {cancellable.includes(order.state) && (
            <Part title={m.orders_cancel()}>
              <Cancellation ladder={order.cancellation} eventDate={order.eventDate} />
              {order.state !== 'cancelled' && order.cannot.cancel && <p className="mt-2">{order.cannot.cancel}</p>}
            </Part>
          )}
        </div>
        <div className="flex flex-col gap-6">
          <Part title={m.orders_bill()}>
            <SummaryList rows={billRows(order.bill, order.package)} />
          </Part>
          <Part title={m.orders_timeline()}>
            <Timeline steps={timelineOf(order)} />
          </Part>
          <Part title={m.orders_caterer()}>
            <CatererContact order={order} />
          </Part>
        </div>
      </div>
    </div>
  )
}

/** State, next step and what may be done. */
function Standing({ order, user }: { order: OrderView; user: User }) {
  const revalidator = useRevalidator()
  const now = useNow()
  const actions = useOrderActions(user, () => void revalidator.revalidate())
  const left = order.can.pay ? timeLeft(order.holdUntil, now) : undefined
  return (
    <Card raised className="mt-4 flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={stateTone[order.state]}>{stateName(order.state)}</Badge>
        {left && <span className="figures text-sm font-medium text-marigold-ink">{left}</span>}
      </div>
      <p className="text-lg font-medium">{nextStep(order, order.bill.total, now)}</p>
      <OrderButtons
        order={order}
        total={order.bill.total}
        actions={actions}
        over={isPast(order, now)}
        cannot={order.cannot}
      />
    </Card>
  )
}

function CatererContact({ order: { id, caterer, eventDate } }: { order: OrderView }) {
  return (
    <div className="flex flex-col items-start gap-1">
      <Link to={paths.caterer(caterer.slug)} className="inline-flex min-h-11 items-center font-semibold text-link">
        {caterer.name}
      </Link>
      <a href={`tel:${caterer.contact}`} className={buttonClass({ size: 'small', variant: 'quiet' })}>
        <Phone aria-hidden size={18} />
        {m.orders_call({ phone: formatPhone(caterer.contact) })}
      </a>
      <a
        href={whatsAppLink(caterer.contact, m.orders_whatsapp_text({ id, day: formatDay(eventDate) }))}
        target="_blank"
        rel="noreferrer"
        className={`${buttonClass({ size: 'small', variant: 'quiet' })} print:hidden`}
      >
        <MessageCircle aria-hidden size={18} />
        {m.orders_whatsapp()}
      </a>
    </div>
  )
}
