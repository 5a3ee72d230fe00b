import { hasFailed, isCancellable, isOver, statesThat } from '#contract/rules/order-life-cycle.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { limits } from '#contract/limits.ts'
import {
  addDays,
  dayInIndia,
  formatDay,
  formatDayAndTime,
  formatMoment,
  momentInIndia,
} from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import type { TimelineStep } from '#web/ui/display/timeline.tsx'
import { eventName } from './event-name.ts'

/** A step and the moment by which it stands in its place, in milliseconds. */
interface Timed extends TimelineStep {
  at: number
}

const dayMs = 24 * 60 * 60 * 1000
const failed: readonly string[] = statesThat(hasFailed)

/** What has happened, and after it what comes when all goes well, each with its moment. */
export function timelineOf(order: OrderView, now: Date): TimelineStep[] {
  return [
    ...upToNow(inTurn([...eventSteps(order), ...changeSteps(order), ...refundSteps(order, now)])),
    ...inTurn(toCome(order, now)),
  ]
}

function inTurn(steps: readonly Timed[]): TimelineStep[] {
  return steps.toSorted((a, b) => a.at - b.at)
}

/** Only what happened last is under way: what stands above it is done. */
function upToNow(steps: readonly TimelineStep[]): TimelineStep[] {
  const last = steps.findLastIndex(({ state }) => state !== 'failed')
  const isUnderWay = steps.some(({ state }) => state === 'now')
  return steps.map((step, at) =>
    isUnderWay && (step.state === 'now' || at === last) ? { ...step, state: at === last ? 'now' : 'done' } : step,
  )
}

function eventSteps({ state, events, ending, caterer: { name: caterer } }: OrderView): Timed[] {
  const titleOf = (to: string) => {
    if (to !== 'cancelled') return eventName(to)
    return ending?.by === 'caterer' ? m.orders_ended_by_caterer({ caterer }) : m.orders_ended_by_customer()
  }
  return events.map(({ seq, to, at }, index): Timed => {
    const isLast = index === events.length - 1
    const moment = formatMoment(new Date(at))
    const reason = isLast && failed.includes(to) ? ending?.reason : undefined
    return {
      id: `${seq}`,
      title: titleOf(to),
      detail: reason ? m.orders_event_because({ moment, reason }) : moment,
      state: failed.includes(to) ? 'failed' : isLast && !isOver(state) ? 'now' : 'done',
      at: Date.parse(at),
    }
  })
}

function changeSteps({ changes }: OrderView): Timed[] {
  return changes.map(({ id, state, at, difference, toPay, before, after, holdUntil }): Timed => {
    const moment = formatMoment(new Date(at))
    const amount = formatRupees(toPay)
    if (state === 'awaiting_payment')
      return {
        id,
        title: m.orders_change_waits({ amount }),
        detail: m.orders_due_until({ moment: holdUntil ? formatMoment(new Date(holdUntil)) : moment }),
        state: 'now',
        at: Date.parse(at),
      }
    return {
      id,
      title:
        state === 'dropped'
          ? m.orders_change_dropped()
          : before.guests === after.guests
            ? m.orders_changed_menu()
            : m.orders_changed({ count: after.guests }),
      detail:
        state === 'dropped' || difference === 0
          ? moment
          : m.orders_changed_for({ moment, difference: more(difference) }),
      state: state === 'dropped' ? 'failed' : 'done',
      at: Date.parse(at),
    }
  })
}

function more(difference: number): string {
  const amount = formatRupees(Math.abs(difference))
  return difference > 0 ? m.orders_changed_more({ amount }) : m.orders_changed_less({ amount })
}

/** What went back when it did; what is under way stands last of what happened. */
function refundSteps({ refunds, events }: OrderView, now: Date): Timed[] {
  const ended = Date.parse(events.at(-1)?.at ?? '')
  return refunds.map(({ id, why, amount: rupees, state, doneAt }): Timed => {
    const amount = formatRupees(rupees)
    const done = doneAt ? Date.parse(doneAt) : now.getTime()
    // It follows from the end of the order, in whatever second either was written.
    const at = why === 'ended' ? Math.max(done, ended) : done
    if (state === 'done')
      return { id, title: m.orders_refunded({ amount }), detail: formatMoment(new Date(at)), state: 'done', at }
    if (state === 'failed') return { id, title: m.orders_refund_stuck({ amount }), state: 'failed', at }
    return { id, title: m.orders_refunding({ amount }), detail: m.orders_refunding_text(), state: 'now', at }
  })
}

function toCome(order: OrderView, now: Date): Timed[] {
  const { state, holdUntil, answerBy, eventDate, eventTime, caterer, events } = order
  const next = (id: string, title: string, detail: string, at: number): Timed => ({
    id,
    title,
    detail,
    state: 'next',
    at,
  })
  const steps: Timed[] = []
  if (state === 'awaiting_payment' && holdUntil)
    steps.push(next('pay', m.orders_due_payment(), untilOf(holdUntil), Date.parse(holdUntil)))
  if (state === 'requested' && answerBy)
    steps.push(next('answer', m.orders_due_answer({ caterer: caterer.name }), untilOf(answerBy), Date.parse(answerBy)))
  if (state === 'requested' || state === 'accepted') {
    const until = Date.parse(order.changesUntil)
    if (until > now.getTime()) steps.push(next('change', m.orders_due_change(), untilOf(order.changesUntil), until))
  }
  if (isCancellable(state)) {
    if (state !== 'awaiting_payment') steps.push(...cancellationSteps(order, now, next))
    const served = momentInIndia(eventDate, eventTime).getTime()
    steps.push(next('served', m.orders_due_event(), formatDayAndTime(eventDate, eventTime), served))
  }
  const delivered = events.findLast(({ to }) => to === 'delivered')
  if (state === 'delivered' && delivered) {
    const at = Date.parse(delivered.at) + limits.order.completedAfterDays * dayMs
    steps.push(
      next('complete', eventName('completed'), m.orders_due_by_itself({ moment: formatMoment(new Date(at)) }), at),
    )
  }
  return steps
}

/** The last day of each step of the caterer's cancellation policy that can still be reached and gives something back (C68). */
function cancellationSteps(
  { cancellation, eventDate }: OrderView,
  now: Date,
  next: (id: string, title: string, detail: string, at: number) => Timed,
): Timed[] {
  return cancellation
    .map((step) => ({ ...step, lastDay: addDays(eventDate, -step.daysBefore) }))
    .filter(({ percent, lastDay }) => percent > 0 && lastDay >= dayInIndia(now))
    .map(({ percent, amount, lastDay, daysBefore }) =>
      next(
        `cancel ${daysBefore}`,
        m.orders_due_cancel({ percent }),
        m.orders_due_cancel_day({ day: formatDay(lastDay), amount: formatRupees(amount) }),
        momentInIndia(lastDay, '23:59').getTime(),
      ),
    )
}

function untilOf(moment: string): string {
  return m.orders_due_until({ moment: formatMoment(new Date(moment)) })
}
