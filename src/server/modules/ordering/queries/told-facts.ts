// What other modules tell of orders, read by ids in one statement each.
import type { Queryable } from '#server/kernel/context.ts'
import { hoursAndMinutes, list, rows, select, sql, type Sql } from '#server/kernel/sql.ts'
import { joinedCaterer } from '#server/modules/caterers/index.ts'
import { peopleToTell } from '#server/modules/members/index.ts'
import { orderChanges, orderEndings, orders } from '../tables.ts'
import { codeIn } from './order-columns.ts'

const o = orders.as('o')

/** What the coupon adds other than a discount, as {@link giftOf} decides it. */
export const gift: Sql<string | null> = sql`case
  when ${o.subtotal_paise} < coalesce((${o.terms} #>> '{coupon,minimum}')::bigint, 0) then null
  else ${o.terms} ->> 'fulfilmentNote' end`

const cutOffHours: Sql<number | null> = sql`(${o.terms} ->> 'changeCutOffHours')::int`

/** Orders with what is agreed, and the caterer's present name, and of its people those who are written to. Unknown ids are left out. */
export function listOrderFacts(db: Queryable, ids: readonly string[]) {
  const c = joinedCaterer
  return rows(
    db,
    select({
      id: o.id,
      state: o.state,
      bookingCode: codeIn(o),
      catererId: o.caterer_id,
      catererName: c.name,
      catererPeople: peopleToTell(o.caterer_id),
      customerId: o.customer_id,
      eventDate: o.event_date,
      eventTime: hoursAndMinutes(o.event_time),
      guests: o.guests,
      venueName: o.venue_name,
      venueLine: o.venue_line,
      venuePlace: o.venue_place,
      venuePinCode: o.venue_pin_code,
      company: o.company,
      gstin: o.gstin,
      offer: o.offer,
      selections: o.selections,
      total: o.total_paise,
      answerBy: o.answer_by,
      cutOffHours,
      gift,
    })`from ${o} join ${c} on ${c.id} = ${o.caterer_id} where ${o.id} = any(${list(ids)}::text[])`,
  )
}

/** How orders were cancelled or closed, by order; others are left out. */
export function listEndingFacts(db: Queryable, orderIds: readonly string[]) {
  const n = orderEndings.as('n')
  return rows(
    db,
    select({
      id: n.order_id,
      by: n.ended_by,
      hasReason: sql<boolean>`${n.reason} <> ''`,
      refund: n.refund_paise,
      compensation: n.compensation_paise,
    })`from ${n} where ${n.order_id} = any(${list(orderIds)}::text[])`,
  )
}

/** Changes of orders with what they cost, by the id of the change. `paid` is whole paise. */
export function listChangeFacts(db: Queryable, changeIds: readonly string[]) {
  const g = orderChanges.as('g')
  return rows(
    db,
    select({
      id: g.id,
      guestsBefore: sql<number>`(${g.before} ->> 'guests')::int`,
      guestsAfter: sql<number>`(${g.after} ->> 'guests')::int`,
      refund: g.refund_paise,
      retained: g.retained_paise,
      retainedUsed: g.retained_used_paise,
      paid: sql<number>`greatest(${g.difference_paise}, 0) - ${g.retained_used_paise}`,
    })`from ${g} where ${g.id} = any(${list(changeIds)}::text[])`,
  )
}
