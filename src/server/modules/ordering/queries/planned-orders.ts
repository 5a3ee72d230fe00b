import { hasFailed, statesThat, wasPaid } from '#contract/rules/order-life-cycle.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { hoursAndMinutes, jsonObject, latOf, lngOf, rows, select } from '#server/kernel/sql.ts'
import { orders } from '../tables.ts'
import { codeIn } from './order-columns.ts'
import { isIn } from './states.ts'

const o = orders.as('o')
/** Paid, and not ended before its event. */
const planned = statesThat((state) => wasPaid(state) && !hasFailed(state))
/** Of these, those that the caterer has accepted. */
export const acceptedStates = planned.filter((state) => state !== 'requested')

/** Which orders of a caterer: those of days, both ends included, with those that it has not answered yet or without. */
export interface PlannedFilter {
  catererId: string
  from: Day
  to: Day
  unanswered: boolean
}

/** Lists paid orders that are going to be cooked, in the form that every member may see (C95), by time. */
export function listPlannedOrders(db: Queryable, { catererId, from, to, unanswered }: PlannedFilter) {
  return rows(
    db,
    select({
      id: o.id,
      bookingCode: codeIn(o),
      state: o.state,
      day: o.event_date,
      time: hoursAndMinutes(o.event_time),
      serviceHours: o.service_hours,
      guests: o.guests,
      dietSplit: jsonObject({ veg: o.veg_guests, jain: o.jain_guests, nonVeg: o.non_veg_guests }),
      venuePoint: jsonObject({ lat: latOf(o.venue_location), lng: lngOf(o.venue_location) }),
    })`from ${o} where ${o.caterer_id} = ${catererId} and ${o.event_date} between ${from}::date and ${to}::date
      and ${isIn(o.state, unanswered ? planned : acceptedStates)} order by ${o.event_date}, ${o.event_time}, ${o.id}`,
  )
}
