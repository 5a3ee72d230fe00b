import type { ReceivedOrder } from '#contract/endpoints/orders/received.ts'
import type { KitchenOrder } from '#contract/endpoints/orders/order.ts'
import { formatDayAndTime, formatMoment } from '#contract/values/calendar.ts'
import { m } from '#messages'

const minuteMs = 60_000

/** '5 h 12 min left', or undefined when nothing runs out. */
export function timeToAnswer(answerBy: string | undefined, now: Date): string | undefined {
  const ms = answerBy ? Date.parse(answerBy) - now.getTime() : 0
  if (ms <= 0) return undefined
  const all = Math.floor(ms / minuteMs)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours > 0) return m.inbox_left_hours({ hours, minutes })
  return minutes > 0 ? m.inbox_left_minutes({ minutes }) : m.inbox_left_last()
}

/** The PIN code of a venue for a line of its own; undefined where the place, which is shown above it, has it. */
export function pinCodeBeside({ place, pinCode }: { place: string; pinCode: string }): string | undefined {
  return place.includes(pinCode) ? undefined : pinCode
}

/** What is to be done next with an order, for the caterer. */
export function nextForCaterer(
  order: Pick<KitchenOrder, 'state' | 'changesUntil' | 'eventDate' | 'eventTime'> & Pick<ReceivedOrder, 'answerBy'>,
  now: Date,
): string {
  const { state, answerBy, changesUntil, eventDate, eventTime } = order
  switch (state) {
    case 'requested':
      return answerBy && new Date(answerBy) > now
        ? m.inbox_next_requested({ moment: formatMoment(new Date(answerBy)) })
        : m.inbox_next_requested_late()
    case 'accepted':
      return new Date(changesUntil) > now
        ? m.inbox_next_accepted({ moment: formatMoment(new Date(changesUntil)) })
        : m.inbox_next_ready()
    case 'in_preparation':
      return m.inbox_next_in_preparation({ moment: formatDayAndTime(eventDate, eventTime) })
    case 'delivered':
      return m.inbox_next_delivered()
    case 'completed':
      return m.inbox_next_completed()
    case 'awaiting_payment':
    case 'cancelled_unpaid':
    case 'expired':
    case 'declined':
    case 'lapsed':
    case 'cancelled':
      return m.inbox_next_ended()
  }
}
