import type { ReactNode } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatDayAndTime } from '#contract/values/calendar.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { states } from '#contract/values/place.ts'
import { m } from '#messages'
import { optionalFields } from '#web/shared/draft/optional-texts.ts'
import { portionCount, portionOf } from '#web/shared/draft/portion.ts'
import { splitText } from './state-text.ts'

/** Event, guests, venue and contact. */
export function EventFacts({ order }: { order: OrderView }) {
  const { venue, contact } = order
  const packed = order.package.kind === 'packed'
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <Fact label={m.orders_when()}>{formatDayAndTime(order.eventDate, order.eventTime)}</Fact>
      <Fact label={m.orders_package()}>{order.package.name}</Fact>
      <Fact label={m.orders_who()}>
        {packed ? portionCount(portionOf(order.package), order.guests) : m.orders_guests({ count: order.guests })}
        <span className="block text-ink-soft">{splitText(order.dietSplit)}</span>
      </Fact>
      <Fact label={m.orders_service()}>
        {packed ? m.orders_service_packed() : m.orders_service_hours({ count: order.serviceHours })}
      </Fact>
      <Fact label={m.orders_where()}>
        {[venue.name, venue.line].filter(Boolean).join(', ')}
        <span className="block">{venue.place}</span>
        {!venue.place.includes(venue.pinCode) && (
          <span className="block">{`${states[venue.state]} ${venue.pinCode}`}</span>
        )}
      </Fact>
      <Fact label={m.orders_contact()}>
        {contact.name}
        <span className="block">{formatPhone(contact.phone)}</span>
      </Fact>
      {order.gift && <Fact label={m.orders_gift()}>{order.gift}</Fact>}
      {optionalFields.map(
        ([name, { orderLabel }]) =>
          orderLabel &&
          order[name] && (
            <Fact key={name} label={orderLabel()}>
              {order[name]}
            </Fact>
          ),
      )}
    </dl>
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
