import { Phone, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDayAndTime } from '#contract/values/calendar.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { m } from '#messages'
import { OrderedMenu } from '#web/shared/order-view/ordered-menu.tsx'
import { splitText } from '#web/shared/order-view/state-text.ts'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { pinCodeBeside } from './inbox-text.ts'
import type { SeenOrder } from './received-queries.ts'

/** Allergies in a box of their own: the one thing that must not be overlooked. */
export function Allergies({ order: { allergies } }: { order: SeenOrder }) {
  if (!allergies) return null
  return (
    <section
      aria-label={m.inbox_allergies()}
      className="break-inside-avoid rounded-box border-2 border-danger bg-danger-wash p-5 text-danger"
    >
      <h2 className="headline mb-2 flex items-center gap-2 text-heading">
        <TriangleAlert aria-hidden size={24} />
        {m.inbox_allergies()}
      </h2>
      <p className="text-lg font-medium whitespace-pre-line wrap-anywhere">{allergies}</p>
    </section>
  )
}

/** When, for how many, where, and what the customer asks for. */
export function EventSection({ order }: { order: SeenOrder }) {
  const { full } = order
  const isHidden = full !== undefined && full.contact.phone === ''
  return (
    <OrderSection title={m.inbox_event()}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <Fact label={m.inbox_when()}>{formatDayAndTime(order.eventDate, order.eventTime)}</Fact>
        <Fact label={m.inbox_guests()}>
          <span className="text-lg font-semibold">{m.orders_guests({ count: order.guests })}</span>
          <span className="block text-ink-soft">{splitText(order.dietSplit)}</span>
        </Fact>
        <Fact label={m.inbox_place()}>
          {full?.venue.line
            ? [full.venue.name, full.venue.line, full.venue.place].filter(Boolean).join(', ')
            : order.area}
          {full && <span className="block">{pinCodeBeside(full.venue)}</span>}
          {isHidden && <span className="block text-ink-soft">{m.inbox_place_later()}</span>}
        </Fact>
        {full && (
          <Fact label={m.inbox_customer()}>
            <span className="block">{full.contact.name}</span>
            {full.contact.phone.startsWith('+91') && !full.contact.phone.includes('•') && (
              <a href={`tel:${full.contact.phone}`} className={`${buttonClass({ size: 'small' })} mt-1 print:hidden`}>
                <Phone aria-hidden size={18} />
                {m.inbox_call({ phone: formatPhone(full.contact.phone) })}
              </a>
            )}
            <span className="hidden print:block">{formatPhone(full.contact.phone)}</span>
            {full.contact.phone.includes('•') && <span className="block print:hidden">{full.contact.phone}</span>}
            {isHidden && <span className="block text-ink-soft">{m.inbox_customer_later()}</span>}
          </Fact>
        )}
        {full?.company && <Fact label={m.inbox_company()}>{full.company}</Fact>}
        {order.gift && <Fact label={m.inbox_gift()}>{order.gift}</Fact>}
        {order.note && (
          <Fact label={m.inbox_note()}>
            <span className="whitespace-pre-line">{order.note}</span>
          </Fact>
        )}
      </dl>
    </OrderSection>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="figures min-w-0 wrap-anywhere max-sm:-mt-2.5">{children}</dd>
    </>
  )
}

export function MenuSection({ order }: { order: SeenOrder }) {
  return (
    <OrderSection title={m.inbox_menu()}>
      <p className="mb-3 font-semibold">{order.package.name}</p>
      <div className="print:columns-2">
        <OrderedMenu menu={order.menu} />
      </div>
    </OrderSection>
  )
}
