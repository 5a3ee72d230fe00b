import type { OrderView } from '#contract/endpoints/ordering.ts'
import { formatMoment, momentInIndia } from '#contract/values/calendar.ts'
import { m } from '#web/paraglide/messages.js'
import { Part } from '../part.tsx'

const hourMs = 3_600_000

interface ChangeSectionProps {
  order: OrderView
  /** The order is not what is shown any more: load it anew. */
  onChanged: () => void
}

/** Other guests or another menu for a paid order, until the cut-off; nothing for orders that never change. */
export function ChangeSection({ order }: ChangeSectionProps) {
  if (order.state !== 'requested' && order.state !== 'accepted') return null
  const until = new Date(order.changesUntil)
  const hours = Math.round((momentInIndia(order.eventDate, order.eventTime).getTime() - until.getTime()) / hourMs)
  return (
    <Part title={m.change_title()}>
      <p>{order.cannot.change ?? m.change_until({ moment: formatMoment(until), hours })}</p>
    </Part>
  )
}
