import { ArrowLeft, CircleCheck, MessageCircle, Phone } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { Link, useLocation } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { formatPhone, isMobile, whatsAppLink } from '#contract/values/phone.ts'
import { paths } from '#contract/paths.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Timeline } from '#web/ui/display/timeline.tsx'
import { ChangeSection } from './change/change-section.tsx'
import { lastPaid } from '#web/shared/order-view/movements.ts'
import { isPast, nextStep, timeLeft } from '#web/shared/order-view/order-text.ts'
import { stateName, stateTone, unreadText } from '#web/shared/order-view/state-text.ts'
import { DeliveryNote } from '#web/shared/order-view/delivery-note.tsx'
import { FoldedSection } from '#web/shared/order-view/folded-section.tsx'
import { isPaidState } from '#web/booking/steps/paid-state.ts'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { ReviewSection } from './review/review-section.tsx'
import { Thread } from '#web/shared/thread/thread.tsx'
import { useNow } from '#web/shared/order-view/use-now.ts'
import { CancelSection } from './cancel-section.tsx'
import { ComplaintsSection } from './complaints-section.tsx'
import { CompensationSection } from './compensation-section.tsx'
import { MoneySection } from '#web/shared/order-view/money-section.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { EventFacts } from '#web/shared/order-view/order-facts.tsx'
import { OrderedMenu } from '#web/shared/order-view/ordered-menu.tsx'
import { timelineOf } from '#web/shared/order-view/order-timeline.ts'
import { DocumentsSection } from '#web/shared/order-view/documents-section.tsx'
import { OrderWays } from './order-ways.tsx'
import { useOrderActions } from './use-order-actions.ts'

interface OrderPageProps {
  order: OrderView
  user: User
  /** Called when the shown order is outdated and must be reloaded. */
  onChanged: () => void
}

/** One order: how it stands and what comes next, then everything that was agreed. */
export function OrderPage({ order, user, onChanged: changed }: OrderPageProps) {
  const now = useNow()
  const steps = timelineOf(order, now)
  useFragment()
  const { statusPanel, showNext } = useShowStatus(order.state)
  return (
    <div className="page max-w-5xl pt-4 pb-16 print:p-0">
      <Link to={paths.myOrders()} className="inline-flex min-h-11 items-center gap-2 text-link print:hidden">
        <ArrowLeft aria-hidden size={18} />
        {m.orders_back()}
      </Link>
      <h1 className="headline text-title">{m.orders_order_of({ caterer: order.caterer.name })}</h1>
      <p className="figures text-sm wrap-anywhere text-ink-soft">{m.orders_code({ code: order.bookingCode })}</p>
      <PaidBanner order={order} />
      <OrderStatusPanel ref={statusPanel} order={order} user={user} now={now} onChanged={changed} />
      <OrderWays order={order} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 print:mt-3 print:gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex flex-col gap-6 print:gap-3">
          <Place name="review">
            <ReviewSection order={order} onReviewed={changed} />
          </Place>
          {(order.delivery?.note !== undefined || order.delivery?.picture) && (
            <OrderSection title={m.orders_delivery({ caterer: order.caterer.name })}>
              <DeliveryNote delivery={order.delivery} />
            </OrderSection>
          )}
          <OrderSection title={m.orders_event()}>
            <EventFacts order={order} />
          </OrderSection>
          <FoldedSection title={m.orders_timeline()}>
            <Timeline steps={steps} />
          </FoldedSection>
          <FoldedSection title={m.orders_menu()}>
            <OrderedMenu menu={order.menu} />
          </FoldedSection>
          <Place name="change">
            <ChangeSection order={order} onChanged={changed} />
          </Place>
          {hasThread(order) && (
            <Place name="messages">
              <Thread
                orderId={order.id}
                viewer={order.viewer}
                otherName={order.caterer.name}
                cannotWrite={order.cannot.write?.message}
                onRead={order.unread > 0 ? changed : undefined}
              />
            </Place>
          )}
        </div>
        <div className="flex flex-col gap-6 print:gap-3">
          <Place name="bill">
            <MoneySection order={order} />
          </Place>
          <Place name="compensation">
            <CompensationSection order={order} />
          </Place>
          <Place name="documents">
            <DocumentsSection order={order} />
          </Place>
          <OrderSection title={m.orders_caterer()}>
            <CatererContact order={order} />
          </OrderSection>
          {order.viewer === 'customer' && <ComplaintsSection order={order} />}
          <Place name="cancel">
            <CancelSection
              order={order}
              onChanged={changed}
              onCancelled={() => {
                showNext()
                changed()
              }}
            />
          </Place>
        </div>
      </div>
    </div>
  )
}

/** Shows the part that the address names, which was not there yet when the browser looked for it, and may be folded. */
function useFragment(): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1))
    for (const folded of part?.querySelectorAll('details') ?? []) folded.open = true
    part?.scrollIntoView()
  }, [])
}

/** The payment that led here a moment ago. */
function PaidBanner({ order }: { order: OrderView }) {
  const { state } = useLocation()
  // The entry of the history stays while the order is changed or ends.
  const amount = isPaidState(state) && order.paymentStatus === 'COMPLETED' ? lastPaid(order) : undefined
  if (amount === undefined) return null
  return (
    <p className="mt-4 flex items-center gap-3 rounded-box bg-leaf-wash p-4 text-xl font-semibold text-leaf print:hidden">
      <CircleCheck aria-hidden size={28} className="shrink-0" />
      {m.orders_paid_now({ amount: formatRupees(amount) })}
    </p>
  )
}

/** Moves the focus to the status once the state has changed, as the pressed button is gone by then. */
function useShowStatus(state: OrderView['state']) {
  const statusPanel = useRef<HTMLDivElement>(null)
  const left = useRef<OrderView['state']>(undefined)
  useEffect(() => {
    if (left.current === undefined || left.current === state) return
    left.current = undefined
    statusPanel.current?.focus()
  }, [state])
  const showNext = () => {
    left.current = state
  }
  return { statusPanel, showNext }
}

/** Where a link into the page leads; it takes no room while it holds nothing. */
function Place({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div id={name} className="scroll-mt-24 empty:hidden">
      {children}
    </div>
  )
}

function hasThread({ can }: OrderView): boolean {
  return can.write === true
}

interface OrderStatusPanelProps {
  ref: Ref<HTMLDivElement>
  order: OrderView
  user: User
  now: Date
  onChanged: () => void
}

/** State, next step and what may be done. */
function OrderStatusPanel({ ref, order, user, now, onChanged }: OrderStatusPanelProps) {
  const actions = useOrderActions(user, onChanged)
  const left = order.can.pay ? timeLeft(order.holdUntil, now) : undefined
  return (
    <Card ref={ref} tabIndex={-1} raised className="mt-4 flex scroll-mt-24 flex-col gap-3 p-5 outline-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={stateTone[order.state]}>{stateName(order.state)}</Badge>
        {left && <span className="figures text-sm font-medium text-marigold-ink">{left}</span>}
        {order.unread > 0 && (
          <a href="#messages" className="inline-flex min-h-11 items-center gap-1.5 text-link print:hidden">
            <MessageCircle aria-hidden size={18} />
            {unreadText(order.unread)}
          </a>
        )}
      </div>
      {/* Said when it changes by itself, as when money is back. */}
      <p role="status" className="text-lg font-medium">
        {nextStep(order, now)}
      </p>
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

function CatererContact({ order: { bookingCode, caterer, eventDate } }: { order: OrderView }) {
  const links = useEventLinks()
  return (
    <div className="flex flex-col items-start gap-1">
      <Link to={links.caterer(caterer)} className="inline-flex min-h-11 items-center font-semibold text-link">
        {caterer.name}
      </Link>
      <a href={`tel:${caterer.contact}`} className={buttonClass({ size: 'small', variant: 'quiet' })}>
        <Phone aria-hidden size={18} />
        {m.orders_call({ phone: formatPhone(caterer.contact) })}
      </a>
      {isMobile(caterer.contact) && (
        <a
          href={whatsAppLink(caterer.contact, m.orders_whatsapp_text({ code: bookingCode, day: formatDay(eventDate) }))}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ size: 'small', variant: 'quiet' })} print:hidden`}
        >
          <MessageCircle aria-hidden size={18} />
          {m.orders_whatsapp()}
        </a>
      )}
    </div>
  )
}
