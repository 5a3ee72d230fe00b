import { isCancellable, statesThat } from '#contract/rules/order-life-cycle.ts'
import { toRupees } from '#contract/values/money.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import {
  assign,
  columnsBy,
  hoursAndMinutes,
  jsonArray,
  latOf,
  lngOf,
  rows,
  run,
  select,
  sql,
  valuesBy,
} from '#server/kernel/sql.ts'
import { catererNameOf } from '#server/modules/caterers/index.ts'
import { catererOwnedBy } from '#server/modules/members/index.ts'
import { orderDeliveries, orderMessages, orders } from '../tables.ts'
import { codeIn, detailColumns } from './order-columns.ts'
import { isIn } from './states.ts'

const o = orders.as('o')
const m = orderMessages.as('m')
const d = orderDeliveries.as('d')

/**
 * Personal data of orders. Erasing a person (DPDP Act, 2023) keeps the orders without the person, because GST law has their
 * caterers keep accounts (CGST Act, sections 35 and 36).
 */
export const personalOrders: PersonalData = {
  about: 'orders',
  async read(db, { userId }) {
    const found = await rows(
      db,
      select({
        id: o.id,
        bookingCode: codeIn(o),
        state: o.state,
        caterer: catererNameOf(o.caterer_id),
        package: sql<string>`${o.offer} ->> 'name'`,
        selections: o.selections,
        eventDate: o.event_date,
        eventTime: hoursAndMinutes(o.event_time),
        guests: o.guests,
        veg: o.veg_guests,
        jain: o.jain_guests,
        nonVeg: o.non_veg_guests,
        venueName: o.venue_name,
        venueLine: o.venue_line,
        venuePlace: o.venue_place,
        pinCode: o.venue_pin_code,
        contactName: o.contact_name,
        contactPhone: o.contact_phone,
        ...columnsBy(o, detailColumns),
        total: o.total_paise,
        deliveryNote: sql<string | null>`(select ${d.note} from ${d} where ${d.order_id} = ${o.id})`,
        orderedAt: o.created_at,
        messages: jsonArray(
          { text: m.text, at: m.created_at },
          m.created_at,
        )`from ${m} where ${m.order_id} = ${o.id} and ${m.author_id} = ${userId}`,
      })`from ${o} where ${o.customer_id} = ${userId} order by ${o.created_at}`,
    )
    return found.map((order) => ({ ...order, total: toRupees(order.total) }))
  },
  async findOpen(tx, { userId }) {
    const open = await rows(
      tx,
      select({ code: codeIn(o) })`from ${o}
        where (${o.customer_id} = ${userId} or ${o.caterer_id} = ${catererOwnedBy(userId)})
          and ${isIn(o.state, statesThat(isCancellable))} order by ${o.event_date}, ${o.id} limit 20`,
    )
    return open.length > 0 ? { orders: open.map(({ code }) => code) } : {}
  },
  async erase(tx, { userId }) {
    const location = orders.venue_location
    const erased = assign(orders, {
      contact_name: 'Deleted',
      contact_phone: '+910000000000',
      venue_name: '',
      venue_line: 'Deleted',
      // The place of supply and the PIN code stay for the invoice; the point keeps about ten kilometres.
      venue_location: sql`point(round(${lngOf(location)}::numeric, 1), round(${latOf(location)}::numeric, 1))`,
      ...valuesBy(orders, detailColumns, {}),
    })
    await run(tx, sql`update ${orders} set ${erased} where ${orders.customer_id} = ${userId}`)
    const silent = assign(orderDeliveries, { note: '', image_id: null })
    await run(
      tx,
      sql`update ${d} set ${silent} from ${o} where ${o.id} = ${d.order_id} and ${o.customer_id} = ${userId}`,
    )
    await run(
      tx,
      sql`update ${orderMessages} set ${assign(orderMessages, { text: 'Deleted' })} where ${orderMessages.author_id} = ${userId}`,
    )
  },
}
