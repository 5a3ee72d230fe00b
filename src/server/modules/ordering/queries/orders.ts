import type { BillLine } from '#contract/rules/bill.ts'
import { paise } from '#contract/values/money.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Queryable } from '../../../kernel/context.ts'
import { firstRow, moment, rows, sql } from '../../../kernel/sql.ts'
import type { Order, OrderInList } from '../domain/order.ts'

interface ListRow {
  id: string
  state: OrderState
  caterer_id: string
  caterer_name: string
  caterer_slug: string
  caterer_contact: string
  package_name: string
  guests: number
  event_date: string
  event_time: string
  total: number
  hold_until: string
  created_at: string
}

interface OrderRow extends ListRow {
  customer_id: string
  veg: number
  jain: number
  non_veg: number
  service_hours: number
  venue_name: string
  venue_line: string
  venue_place: string
  venue_pin_code: string
  venue_state_code: string
  lng: number
  lat: number
  distance_km: number
  contact_name: string
  contact_phone: string
  company: string | null
  gstin: string | null
  note: string | null
  coupon_code: string | null
  offer: Order['offer']
  selections: Order['selections']
  terms: Order['terms']
  per_plate: number
  subtotal: number
  discount: number
  taxable: number
  tax: number
  lines: (Omit<BillLine, 'rate'> & { rate: number | null })[]
  events: { seq: number; from: OrderState | null; to: OrderState; at: string }[]
}

const inList = sql`
  o.id, o.state, o.caterer_id, c.name as caterer_name, c.slug as caterer_slug, c.contact as caterer_contact,
  o.offer ->> 'name' as package_name, o.guests, o.event_date::text as event_date, to_char(o.event_time, 'HH24:MI') as event_time,
  o.total_paise as total, o.hold_until, o.created_at`

/** One order of a customer, whole, in one statement; undefined when it is missing or somebody else's. */
export async function findOrder(db: Queryable, id: string, customerId: string): Promise<Order | undefined> {
  const row = await firstRow<OrderRow>(
    db,
    sql`
    select ${inList}, o.customer_id, o.veg_guests as veg, o.jain_guests as jain, o.non_veg_guests as non_veg, o.service_hours,
      o.venue_name, o.venue_line, o.venue_place, o.venue_pin_code, o.venue_state_code, o.venue_location[0] as lng, o.venue_location[1] as lat,
      o.distance_km, o.contact_name, o.contact_phone, o.company, o.gstin, o.note, k.code::text as coupon_code, o.offer, o.selections, o.terms,
      o.per_plate_paise as per_plate, o.subtotal_paise as subtotal, o.discount_paise as discount, o.taxable_paise as taxable, o.tax_paise as tax,
      (select jsonb_agg(jsonb_build_object('kind', l.kind, 'about', l.about, 'quantity', l.quantity, 'unit', l.unit_paise,
        'amount', l.amount_paise, 'rate', l.rate) order by l.position) from bill_lines l where l.order_id = o.id) as lines,
      (select jsonb_agg(jsonb_build_object('seq', e.seq, 'from', e.from_state, 'to', e.to_state, 'at', e.at) order by e.seq)
        from order_events e where e.order_id = o.id) as events
    from orders o join caterers c on c.id = o.caterer_id left join coupons k on k.id = o.coupon_id
    where o.id = ${id} and o.customer_id = ${customerId}`,
  )
  return row && orderOf(row)
}

/** A page of a customer's orders, the latest event first, and how many there are in all. */
export async function ordersOf(
  db: Queryable,
  customerId: string,
  page: { limit: number; offset: number },
): Promise<{ total: number; items: OrderInList[] }> {
  const found = await rows<ListRow>(
    db,
    sql`
    select ${inList} from orders o join caterers c on c.id = o.caterer_id where o.customer_id = ${customerId}
    order by o.event_date desc, o.event_time desc, o.id desc limit ${page.limit} offset ${page.offset}`,
  )
  const count = await firstRow<{ total: number }>(
    db,
    sql`select count(*)::int as total from orders where customer_id = ${customerId}`,
  )
  return { total: count?.total ?? 0, items: found.map(orderInList) }
}

function orderInList(row: ListRow): OrderInList {
  return {
    id: row.id,
    state: row.state,
    caterer: { id: row.caterer_id, name: row.caterer_name, slug: row.caterer_slug, contact: row.caterer_contact },
    packageName: row.package_name,
    guests: row.guests,
    eventDate: row.event_date,
    eventTime: row.event_time,
    total: paise(row.total),
    holdUntil: moment(row.hold_until),
    createdAt: moment(row.created_at),
  }
}

function orderOf(row: OrderRow): Order {
  const { packageName: _, ...common } = orderInList(row)
  return {
    ...common,
    customerId: row.customer_id,
    catererId: row.caterer_id,
    dietSplit: { veg: row.veg, jain: row.jain, nonVeg: row.non_veg },
    serviceHours: row.service_hours,
    venue: {
      name: row.venue_name,
      line: row.venue_line,
      place: row.venue_place,
      pinCode: row.venue_pin_code,
      state: row.venue_state_code,
      point: { lat: row.lat, lng: row.lng },
    },
    distanceKm: row.distance_km,
    contact: { name: row.contact_name, phone: row.contact_phone },
    company: row.company ?? undefined,
    gstin: row.gstin ?? undefined,
    note: row.note ?? undefined,
    couponCode: row.coupon_code ?? undefined,
    offer: row.offer,
    selections: row.selections,
    terms: row.terms,
    perPlate: paise(row.per_plate),
    subtotal: paise(row.subtotal),
    discount: paise(row.discount),
    taxable: paise(row.taxable),
    tax: paise(row.tax),
    lines: (row.lines ?? []).map(({ rate, ...line }) => ({ ...line, ...(rate === null ? {} : { rate }) })),
    events: (row.events ?? []).map((event) => ({
      seq: event.seq,
      from: event.from ?? undefined,
      to: event.to,
      at: new Date(event.at),
    })),
  }
}
