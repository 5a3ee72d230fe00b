import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import type { OrderSummary } from '#contract/endpoints/orders/order.ts'
import { formatDay, formatDayAndTime } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { isPast, nextStep, timeLeft } from '#web/shared/order-view/order-text.ts'
import { stateName, stateTone, unreadText } from '#web/shared/order-view/state-text.ts'
import { OrderButtons } from './order-buttons.tsx'
import type { OrderActions } from './use-order-actions.ts'

interface OrderCardProps {
  order: OrderSummary
  now: Date
  actions: OrderActions
}

/** One order: its state and what comes next before anything else. */
export function OrderCard({ order, now, actions }: OrderCardProps) {
  const left = order.can.pay ? timeLeft(order.holdUntil, now) : undefined
  return (
    <Card raised className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={stateTone[order.state]}>{stateName(order.state)}</Badge>
        {left && <span className="figures text-sm font-medium text-marigold-ink">{left}</span>}
        {order.unread > 0 && (
          <Badge tone="kokum" icon={<MessageCircle aria-hidden size={16} />}>
            {unreadText(order.unread)}
          </Badge>
        )}
      </div>
      <p className="font-medium">{nextStep(order, now)}</p>
      <div className="flex items-center gap-4 border-t border-line pt-3">
        <Picture source={order.picture} alt="" sizes="7rem" className="size-20 shrink-0 rounded-box sm:size-28" />
        <div className="flex min-w-0 flex-1 flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <div className="min-w-0">
            <h2 className="headline text-heading">{order.caterer.name}</h2>
            <p className="figures">{formatDayAndTime(order.eventDate, order.eventTime)}</p>
            <p className="figures text-ink-soft">
              {order.packageName} · {m.orders_guests({ count: order.guests })}
            </p>
            <p className="figures text-sm wrap-anywhere text-ink-soft">{m.orders_code({ code: order.bookingCode })}</p>
          </div>
          <p className="figures text-lg font-semibold">
            <span className="sr-only">{m.orders_total()}: </span>
            {formatRupees(order.total)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Link
          to={paths.order(order.id)}
          aria-label={m.orders_details_of({ caterer: order.caterer.name, day: formatDay(order.eventDate) })}
          className="inline-flex min-h-11 items-center text-link"
        >
          {m.orders_details()}
        </Link>
        <OrderButtons order={order} total={order.total} actions={actions} over={isPast(order, now)} />
      </div>
    </Card>
  )
}
