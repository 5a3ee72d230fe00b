import { paths } from '#contract/paths.ts'
import { formatPhone } from '#contract/values/phone.ts'
import * as text from '#messages/documents'
import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { documentLocale } from '#server/modules/documents/index.ts'
import type { OrderingDeps } from '../../deps.ts'
import { calendarFile } from '../../domain/calendar-file.ts'
import { findOrder } from '../../queries/orders.ts'
import { viewerOf } from './own-order.ts'

/** The event of an order for the calendars of those who may see it. Throws `order_not_found`. */
export async function getEventFile(
  ctx: Context,
  { site }: Pick<OrderingDeps, 'site'>,
  orderId: string,
): Promise<string> {
  const order = await findOrder(ctx.db, orderId, viewerOf(ctx))
  if (!order) throw fail('order_not_found')
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
    url: new URL(paths.order(orderId), site).href,
  })
}
