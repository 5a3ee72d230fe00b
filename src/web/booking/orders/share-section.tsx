import { CalendarPlus, Share2 } from 'lucide-react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatDayAndTime } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { whatsAppLink } from '#contract/values/phone.ts'
import { m } from '#messages'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { useDownload } from '#web/shared/order-view/use-download.ts'

const certain: readonly OrderState[] = ['requested', 'accepted', 'in_preparation']

/** The event for one's calendar, and in words for those who come; nothing while it is unpaid, or over. */
export function ShareSection({ order }: { order: OrderView }) {
  const { busy, download } = useDownload()
  if (!certain.includes(order.state)) return null
  return (
    <OrderSection title={m.orders_share()}>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          icon={<CalendarPlus aria-hidden size={18} />}
          pending={busy}
          onClick={() => void download(`/api/orders/${order.id}/event.ics`)}
        >
          {m.orders_calendar()}
        </Button>
        <a
          href={whatsAppLink('', shareText(order))}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <Share2 aria-hidden size={18} />
          {m.orders_share_whatsapp()}
        </a>
      </div>
    </OrderSection>
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
