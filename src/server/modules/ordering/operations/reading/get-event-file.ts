import { paths } from '#contract/paths.ts'
import { formatPhone } from '#contract/values/phone.ts'
import * as text from '#messages/documents'
import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { documentLocale } from '#server/modules/documents/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import { calendarFile } from '../../domain/calendar-file.ts'
import { asSeen } from '../../domain/sight/seen-order.ts'
import { findOrder } from '../../queries/orders.ts'
import { viewerOf } from './own-order.ts'

/** The event of an order for the calendars of those who may see it. Throws `order_not_found`. */
export async function getEventFile(
  ctx: Context,
  { site, localityAt }: Pick<OrderingDeps, 'site' | 'localityAt'>,
  orderId: string,
): Promise<string> {
  const viewer = viewerOf(ctx)
  const found = await findOrder(ctx.db, orderId, viewer)
  if (!found) throw fail('order_not_found')
  const order = asSeen(found, { viewer, now: ctx.clock.now(), localityAt })
  const { bookingCode, offer, caterer, guests, venue, eventDate: day, eventTime: time, serviceHours: hours } = order
  return calendarFile({
    orderId,
    title: text.document_calendar_title({ package: offer.name, caterer: caterer.name }, documentLocale),
    place: [venue.name, venue.line, venue.place, venue.pinCode].filter(Boolean).join(', '),
    description: [
      text.document_calendar_code({ code: bookingCode }, documentLocale),
      text.document_calendar_guests({ count: guests }, documentLocale),
      text.document_calendar_caterer({ caterer: caterer.name, phone: formatPhone(caterer.contact) }, documentLocale),
    ].join('\n'),
    day,
    time,
    hours,
    stampedAt: ctx.clock.now(),
    url: new URL(viewer.party === 'caterer' ? paths.receivedOrder(orderId) : paths.order(orderId), site).href,
  })
}
