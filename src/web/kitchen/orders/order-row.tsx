import { MessageCircle, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ReceivedOrder } from '#contract/endpoints/orders/received.ts'
import { paths } from '#contract/paths.ts'
import { formatDayAndTime, formatMoment } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { splitText } from '#web/shared/order-view/state-text.ts'
import { stateName, stateTone, unreadText } from '#web/shared/order-view/state-text.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { timeToAnswer } from './inbox-text.ts'

interface OrderRowProps {
  order: ReceivedOrder
  now: Date
  /** What can be done with it here, below the link. */
  children?: ReactNode
}

/** An order in the inbox: all of it is one link, so that a thumb hits it. */
export function OrderRow({ order, now, children }: OrderRowProps) {
  const { state, changedAt, changing, unread, total, customer } = order
  const left = state === 'requested' ? timeToAnswer(order.answerBy, now) : undefined
  return (
    <li className="rounded-box border border-line bg-surface has-[a:hover]:border-leaf">
      <Link to={paths.receivedOrder(order.id)} className="flex flex-col gap-1.5 rounded-box p-4 text-ink no-underline">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="figures font-semibold">{order.bookingCode}</span>
          <Badge tone={stateTone[state]}>{state === 'requested' ? m.inbox_state_to_answer() : stateName(state)}</Badge>
        </span>
        {left && <span className="figures font-semibold text-marigold-ink">{left}</span>}
        <span className="figures text-lg font-medium">{formatDayAndTime(order.eventDate, order.eventTime)}</span>
        <span className="figures">
          {m.orders_guests({ count: order.guests })}
          <span className="text-ink-soft">{` (${splitText(order.dietSplit)})`}</span>
        </span>
        <span className="text-ink-soft">{m.inbox_boxes({ package: order.packageName, area: order.area })}</span>
        {(customer !== undefined || total !== undefined) && (
          <span className="figures flex flex-wrap justify-between gap-x-3">
            <span>{customer}</span>
            {total !== undefined && <span className="font-semibold">{formatRupees(total)}</span>}
          </span>
        )}
        {(changedAt !== undefined || changing || unread > 0) && (
          <span className="flex flex-wrap gap-2">
            {changedAt !== undefined && (
              <Badge tone="kokum" icon={<PencilLine aria-hidden size={16} />}>
                {m.inbox_changed({ moment: formatMoment(new Date(changedAt)) })}
              </Badge>
            )}
            {changing && <Badge>{m.inbox_changing()}</Badge>}
            {unread > 0 && <Badge icon={<MessageCircle aria-hidden size={16} />}>{unreadText(unread)}</Badge>}
          </span>
        )}
      </Link>
      {children}
    </li>
  )
}
