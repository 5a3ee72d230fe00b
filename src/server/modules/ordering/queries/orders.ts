import { isCancellable, statesThat, wasPaid } from '#contract/rules/order-life-cycle.ts'
import type { BillLine } from '#server/modules/taxes/domain/index.ts'
import type { Day } from '#contract/values/calendar.ts'
import { paise } from '#contract/values/money.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, moment, rows, sql, type SQL } from '#server/kernel/sql.ts'
import type { Party } from '../domain/actions.ts'
import type { EventParty, Order, OrderInList } from '../domain/order.ts'
import { changeFrom, changesOf, type ChangeRow } from './changes.ts'

/** Who looks: a customer sees its own orders, a caterer those paid for it to cook, staff all. */
export interface Viewer {
  party: Party
  userId: string
}

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
  contact_name: string
  contact_phone: string
  total: number
  retained: number
  retained_in_bill: number
  hold_until: string
  answer_by: string | null
  created_at: string
  terms: Order['terms']
  changing: boolean
  reviewed: boolean
  unread: number
  ending: { by: 'customer' | 'caterer' | 'nobody'; reason: string; refund: number; compensation: number } | null
  events: { seq: number; from: OrderState | null; to: OrderState; at: string; by: EventParty }[] | null
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
  company: string | null
  gstin: string | null
  note: string | null
  coupon_code: string | null
  offer: Order['offer']
  selections: Order['selections']
  per_plate: number
  subtotal: number
  discount: number
  taxable: number
  tax: number
  lines: (Omit<BillLine, 'rate'> & { rate: number | null })[] | null
  changes: ChangeRow[] | null
}

const inList = ({ userId }: Viewer): SQL => sql`
  o.id, o.state, o.caterer_id, c.name as caterer_name, c.slug as caterer_slug, c.contact as caterer_contact,
  o.offer ->> 'name' as package_name, o.guests, o.event_date::text as event_date, to_char(o.event_time, 'HH24:MI') as event_time,
  o.contact_name, o.contact_phone, o.total_paise as total, o.retained_paise as retained,
  o.retained_in_bill_paise as retained_in_bill, o.hold_until, o.answer_by, o.created_at, o.terms,
  exists (select 1 from order_changes w where w.order_id = o.id and w.state = 'awaiting_payment') as changing,
  exists (select 1 from reviews r where r.order_id = o.id) as reviewed,
  (select count(*)::int from order_messages m where m.order_id = o.id and m.author_id <> ${userId}
    and m.seq > coalesce((select p.read_seq from order_readers p where p.order_id = o.id and p.user_id = ${userId}), 0)) as unread,
  (select jsonb_build_object('by', n.ended_by, 'reason', n.reason, 'refund', n.refund_paise, 'compensation', n.compensation_paise)
    from order_endings n where n.order_id = o.id) as ending,
  (select jsonb_agg(jsonb_build_object('seq', e.seq, 'from', e.from_state, 'to', e.to_state, 'at', e.at, 'by', case e.actor
      when 'user:' || o.customer_id then 'customer' when 'user:' || c.owner_id then 'caterer' else 'pangat' end) order by e.seq)
    from order_events e where e.order_id = o.id) as events`

const visibleTo = ({ party, userId }: Viewer): SQL => {
  if (party === 'customer') return sql`o.customer_id = ${userId}`
  if (party === 'admin') return sql`true`
  return sql`c.owner_id = ${userId} and o.state in ${statesThat(wasPaid)}`
}

/** One order, whole, in one statement; undefined when it is missing or none of the viewer's. */
export async function findOrder(db: Queryable, id: string, viewer: Viewer): Promise<Order | undefined> {
  const row = await firstRow<OrderRow>(
    db,
    sql`
    select ${inList(viewer)}, o.customer_id, o.veg_guests as veg, o.jain_guests as jain, o.non_veg_guests as non_veg, o.service_hours,
      o.venue_name, o.venue_line, o.venue_place, o.venue_pin_code, o.venue_state_code, o.venue_location[0] as lng, o.venue_location[1] as lat,
      o.distance_km, o.company, o.gstin, o.note, k.code::text as coupon_code, o.offer, o.selections,
      o.per_plate_paise as per_plate, o.subtotal_paise as subtotal, o.discount_paise as discount, o.taxable_paise as taxable, o.tax_paise as tax,
      (select jsonb_agg(jsonb_build_object('kind', l.kind, 'about', l.about, 'quantity', l.quantity, 'unit', l.unit_paise,
        'amount', l.amount_paise, 'rate', l.rate) order by l.position) from bill_lines l where l.order_id = o.id) as lines,
      ${changesOf(sql`o.id`)} as changes
    from orders o join caterers c on c.id = o.caterer_id left join coupons k on k.id = o.coupon_id
    where o.id = ${id} and ${visibleTo(viewer)}`,
  )
  return row && orderOf(row)
}

/** Which orders are listed. */
export interface OrderFilter {
  /** What is still to come, the nearest first, or what is over, the latest first; without it all, the latest event first. */
  when?: 'upcoming' | 'past' | undefined
  state?: OrderState | undefined
  day?: Day | undefined
  /** The day it is in India. */
  today: Day
}

/** Condition of orders that are closed, or whose event date is over. */
const isPast = (today: Day): SQL => sql`(o.event_date < ${today}::date or not o.state in ${statesThat(isCancellable)})`

function fits({ when, state, day, today }: OrderFilter): SQL {
  const wanted = [
    ...(when === 'upcoming' ? [sql`not ${isPast(today)}`] : []),
    ...(when === 'past' ? [isPast(today)] : []),
    ...(state ? [sql`o.state = ${state}`] : []),
    ...(day ? [sql`o.event_date = ${day}::date`] : []),
  ]
  return wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`
}

/** A page of the viewer's orders, and how many there are in all. */
export async function listOrders(
  db: Queryable,
  viewer: Viewer,
  filter: OrderFilter,
  page: { limit: number; offset: number },
): Promise<{ total: number; items: OrderInList[] }> {
  const wanted = sql`from orders o join caterers c on c.id = o.caterer_id where ${visibleTo(viewer)} and ${fits(filter)}`
  const turn =
    filter.when === 'upcoming'
      ? sql`o.state <> 'awaiting_payment', o.event_date, o.event_time, o.id`
      : sql`o.event_date desc, o.event_time desc, o.id desc`
  const found = await rows<ListRow>(
    db,
    sql`select ${inList(viewer)} ${wanted} order by ${turn} limit ${page.limit} offset ${page.offset}`,
  )
  const count = await firstRow<{ total: number }>(db, sql`select count(*)::int as total ${wanted}`)
  return { total: count?.total ?? 0, items: found.map(orderInList) }
}

function lifeOf(row: ListRow) {
  return {
    id: row.id,
    state: row.state,
    caterer: { id: row.caterer_id, name: row.caterer_name, slug: row.caterer_slug, contact: row.caterer_contact },
    guests: row.guests,
    eventDate: row.event_date,
    eventTime: row.event_time,
    contact: { name: row.contact_name, phone: row.contact_phone },
    total: paise(row.total),
    retained: paise(row.retained),
    retainedInBill: paise(row.retained_in_bill),
    holdUntil: moment(row.hold_until),
    answerBy: row.answer_by === null ? undefined : moment(row.answer_by),
    createdAt: moment(row.created_at),
    terms: row.terms,
    changing: row.changing,
    reviewed: row.reviewed,
    unread: row.unread,
    ending: row.ending
      ? { ...row.ending, refund: paise(row.ending.refund), compensation: paise(row.ending.compensation) }
      : undefined,
    events: (row.events ?? []).map(({ from, at, ...event }) => ({
      ...event,
      from: from ?? undefined,
      at: new Date(at),
    })),
  }
}

function orderInList(row: ListRow): OrderInList {
  return { ...lifeOf(row), packageName: row.package_name }
}

function orderOf(row: OrderRow): Order {
  return {
    ...lifeOf(row),
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
    company: row.company ?? undefined,
    gstin: row.gstin ?? undefined,
    note: row.note ?? undefined,
    couponCode: row.coupon_code ?? undefined,
    offer: row.offer,
    selections: row.selections,
    perPlate: paise(row.per_plate),
    subtotal: paise(row.subtotal),
    discount: paise(row.discount),
    taxable: paise(row.taxable),
    tax: paise(row.tax),
    lines: (row.lines ?? []).map(({ rate, ...line }) => ({ ...line, ...(rate === null ? {} : { rate }) })),
    changes: (row.changes ?? []).map(changeFrom),
  }
}
