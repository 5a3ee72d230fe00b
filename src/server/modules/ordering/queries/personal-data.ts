import { isCancellable, statesThat } from '#contract/rules/order-life-cycle.ts'
import { paise, toRupees } from '#contract/values/money.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'

/**
 * Personal data of orders. Erasing a person (DPDP Act, 2023) keeps the orders without the person, because GST law has their
 * caterers keep accounts (CGST Act, sections 35 and 36).
 */
export const personalOrders: PersonalData = {
  about: 'orders',
  async read(db, { userId }) {
    const found = await rows<{ total: number; messages: unknown }>(
      db,
      sql`select o.id, o.state, c.name as caterer, o.offer ->> 'name' as package, o.selections, o.event_date::text as "eventDate",
            to_char(o.event_time, 'HH24:MI') as "eventTime", o.guests, o.veg_guests as veg, o.jain_guests as jain, o.non_veg_guests as "nonVeg",
            o.venue_name as "venueName", o.venue_line as "venueLine", o.venue_place as "venuePlace", o.venue_pin_code as "pinCode",
            o.contact_name as "contactName", o.contact_phone as "contactPhone", o.company, o.gstin, o.note, o.total_paise as total,
            o.created_at as "orderedAt",
            (select jsonb_agg(jsonb_build_object('text', m.text, 'at', m.created_at) order by m.created_at)
              from order_messages m where m.order_id = o.id and m.author_id = ${userId}) as messages
          from orders o join caterers c on c.id = o.caterer_id where o.customer_id = ${userId} order by o.created_at`,
    )
    return found.map((order) => ({ ...order, total: toRupees(paise(order.total)), messages: order.messages ?? [] }))
  },
  async isUnderWay(tx, { userId }) {
    const open = await firstRow(
      tx,
      sql`select 1 from orders o join caterers c on c.id = o.caterer_id
          where (o.customer_id = ${userId} or c.owner_id = ${userId})
            and o.state in ${statesThat(isCancellable)} limit 1`,
    )
    return open !== undefined
  },
  async erase(tx, { userId }) {
    // The place of supply and the PIN code stay for the invoice; the point keeps about ten kilometres.
    await rows(
      tx,
      sql`update orders set contact_name = 'Deleted', contact_phone = '+910000000000', venue_name = '', venue_line = 'Deleted',
            venue_location = point(round(venue_location[0]::numeric, 1), round(venue_location[1]::numeric, 1)),
            company = null, gstin = null, note = null
          where customer_id = ${userId}`,
    )
    await rows(tx, sql`update order_messages set text = 'Deleted' where author_id = ${userId}`)
  },
}
