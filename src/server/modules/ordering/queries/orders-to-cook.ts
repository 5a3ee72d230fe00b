import type { Day } from '#contract/values/calendar.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, hoursAndMinutes, jsonObject, latOf, lngOf, rows, select, sql } from '#server/kernel/sql.ts'
import { orders } from '../tables.ts'
import { codeIn } from './order-columns.ts'
import { acceptedStates } from './planned-orders.ts'
import { isIn } from './states.ts'
import { gift } from './told-facts.ts'

const o = orders.as('o')

/** Accepted orders of a caterer on a day with what cooking needs of them, and without what identifies their customers. */
export function listOrdersToCook(db: Queryable, { catererId, day }: { catererId: string; day: Day }) {
  return rows(
    db,
    select({
      id: o.id,
      bookingCode: codeIn(o),
      state: o.state,
      offer: o.offer,
      selections: o.selections,
      guests: o.guests,
      dietSplit: jsonObject({ veg: o.veg_guests, jain: o.jain_guests, nonVeg: o.non_veg_guests }),
      eventTime: hoursAndMinutes(o.event_time),
      distanceKm: o.distance_km,
      venuePoint: jsonObject({ lat: latOf(o.venue_location), lng: lngOf(o.venue_location) }),
      gift,
      allergies: o.allergies,
      note: o.note,
    })`from ${o} where ${o.caterer_id} = ${catererId} and ${o.event_date} = ${day}::date
      and ${isIn(o.state, acceptedStates)} order by ${o.event_time}, ${o.id}`,
  )
}

/** Counts the paid orders of a caterer on a day that it has not answered. */
export async function countUnanswered(
  db: Queryable,
  { catererId, day }: { catererId: string; day: Day },
): Promise<number> {
  const found = await firstRow(
    db,
    select({ count: sql<number>`count(*)::int` })`from ${o}
      where ${o.caterer_id} = ${catererId} and ${o.event_date} = ${day}::date and ${o.state} = 'requested'`,
  )
  return found?.count ?? 0
}
