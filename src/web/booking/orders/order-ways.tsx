import { CalendarPlus, MessageCircle, Pencil, Phone, Printer, ReceiptText, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatDayAndTime } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { formatPhone, whatsAppLink } from '#contract/values/phone.ts'
import { m } from '#messages'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { documentsQuery } from '#web/shared/order-view/documents-query.ts'
import { useDownload } from '#web/shared/order-view/use-download.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'

const certain: readonly OrderState[] = ['requested', 'accepted', 'in_preparation']
const size = 18

/** What one comes to a booking for, each one tap away: calendar, words to share, receipt, the caterer, a change. */
export function OrderWays({ order }: { order: OrderView }) {
  const isCertain = certain.includes(order.state)
  return (
    <nav aria-label={m.orders_ways()} className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {isCertain && (
          <File path={`/api/orders/${order.id}/event.ics`} icon={<CalendarPlus aria-hidden size={size} />}>
            {m.orders_calendar()}
          </File>
        )}
        {isCertain && (
          <Way href={whatsAppLink('', shareText(order))} icon={<Share2 aria-hidden size={size} />} isNew>
            {m.orders_share_whatsapp()}
          </Way>
        )}
        <Receipt order={order} />
        {order.can.write && (
          <Way href="#messages" icon={<MessageCircle aria-hidden size={size} />}>
            {m.orders_messages()}
          </Way>
        )}
        <Way href={`tel:${order.caterer.contact}`} icon={<Phone aria-hidden size={size} />}>
          {m.orders_call({ phone: formatPhone(order.caterer.contact) })}
        </Way>
        {order.can.change && (
          <Way href="#change" icon={<Pencil aria-hidden size={size} />}>
            {m.orders_change()}
          </Way>
        )}
        <li>
          <Button size="small" icon={<Printer aria-hidden size={size} />} onClick={() => window.print()}>
            {m.orders_print()}
          </Button>
        </li>
      </ul>
    </nav>
  )
}

interface WayProps {
  href: string
  icon: ReactNode
  isNew?: boolean
  children: ReactNode
}

function Way({ href, icon, isNew = false, children }: WayProps) {
  return (
    <li>
      <a href={href} {...(isNew && { target: '_blank', rel: 'noreferrer' })} className={buttonClass({ size: 'small' })}>
        {icon}
        {children}
      </a>
    </li>
  )
}

function File({ path, icon, children }: { path: string; icon: ReactNode; children: ReactNode }) {
  const { busy, download } = useDownload()
  return (
    <li>
      <Button size="small" icon={icon} pending={busy} onClick={() => void download(path)}>
        {children}
      </Button>
    </li>
  )
}

/** The newest document of what was paid. */
function Receipt({ order }: { order: OrderView }) {
  const { data } = usePrivateQuery(documentsQuery(order))
  const newest = data
    ?.toReversed()
    .find(({ kind }) => kind === 'receipt' || kind === 'invoice' || kind === 'bill_of_supply')
  if (!newest) return null
  return (
    <File path={newest.pdf} icon={<ReceiptText aria-hidden size={size} />}>
      {newest.kind === 'receipt' ? m.orders_receipt() : m.orders_invoice()}
    </File>
  )
}

/** What guests and family want to know; no price, no phone of the host. */
function shareText({ caterer, eventDate, eventTime, venue, menu }: OrderView): string {
  return m.orders_share_text({
    caterer: caterer.name,
    moment: formatDayAndTime(eventDate, eventTime),
    place: [venue.name, venue.line, venue.place].filter(Boolean).join(', '),
    menu: menu.flatMap(({ dishes }) => dishes).join(', '),
  })
}
