import { isCancellable, statesThat, wasPaid } from '#contract/rules/order-life-cycle.ts'
import { isSeenByCooks } from '../domain/sight/customer-sight.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { MemberPart } from '#contract/rules/member-part.ts'
import type { Queryable } from '#server/kernel/context.ts'
import {
  extendList,
  firstRow,
  hoursAndMinutes,
  joined,
  jsonArray,
  jsonObject,
  rows,
  select,
  selectList,
  sql,
  withoutNulls,
  type Selected,
  type Sql,
} from '#server/kernel/sql.ts'
import { catererInOrder } from '#server/modules/caterers/index.ts'
import { couponCodeOf } from '#server/modules/coupons/index.ts'
import { imageOf, pictureOf } from '#server/modules/images/index.ts'
import {
  newestAttemptIn,
  refundFromJson,
  refundsIn,
  type Attempt,
  type Refund,
  type StoredRefund,
} from '#server/modules/payments/index.ts'
import type { Party } from '../domain/actions.ts'
import { shownParty, type Delivery, type Ending, type Order, type OrderInList } from '../domain/order.ts'
import { orderDeliveries, orderEndings, orderEvents, orders } from '../tables.ts'
import { actingParty, memberIn } from './acting-party.ts'
import { lineFrom } from './bill-lines.ts'
import { changeFrom, changesOf, isChanging } from './changes.ts'
import { unreadOf } from './messages.ts'
import { codeIn, contactIn, placedIn } from './order-columns.ts'
import { isIn, isUnpaid } from './states.ts'

/** Who looks: a customer sees its own orders, who acts for a caterer those paid for it to cook, staff all. */
export interface Viewer {
  party: Party
  userId: string
  /** In which part a member of a caterer looks. */
  part: MemberPart | undefined
  /** The caterer whose orders the viewer sees. */
  catererId: string | undefined
}

/** A part of a statement that reports whether an order was reviewed. */
export type IsReviewed = (orderId: Sql<string>) => Sql<boolean>

const o = orders.as('o')
const e = orderEvents.as('e')
const n = orderEndings.as('n')

const ending = {
  by: n.ended_by,
  reason: n.reason,
  refund: n.refund_paise,
  compensation: n.compensation_paise,
}
const d = orderDeliveries.as('d')
const event = {
  seq: e.seq,
  from: e.from_state,
  to: e.to_state,
  at: e.at,
  party: actingParty(o.customer_id, e),
  actor: e.actor,
}
const delivery = { at: d.at, note: d.note, image: imageOf(d.image_id) }

const life = {
  id: o.id,
  bookingCode: codeIn(o),
  state: o.state,
  caterer: catererInOrder(o.caterer_id),
  guests: o.guests,
  eventDate: o.event_date,
  eventTime: hoursAndMinutes(o.event_time),
  contact: contactIn(o),
  total: o.total_paise,
  retained: o.retained_paise,
  retainedInBill: o.retained_in_bill_paise,
  holdUntil: o.hold_until,
  answerBy: o.answer_by,
  createdAt: o.created_at,
  terms: o.terms,
  changing: isChanging(o.id),
  ending: sql<Ending | null>`(select ${jsonObject(ending)} from ${n} where ${n.order_id} = ${o.id})`,
  events: jsonArray(event, e.seq)`from ${e} where ${e.order_id} = ${o.id}`,
}

const inList = selectList({ ...life, packageName: sql<string>`${o.offer} ->> 'name'` })
const deliveryAsJson = jsonObject(delivery)
type StoredDelivery = typeof deliveryAsJson extends Sql<infer Stored> ? Stored : never
const whole = selectList({
  ...life,
  ...placedIn(o),
  couponCode: couponCodeOf(o.coupon_id),
  changes: changesOf(o.id),
  delivery: sql<StoredDelivery | null>`(select ${deliveryAsJson} from ${d} where ${d.order_id} = ${o.id})`,
})

const seenBy = ({ userId }: Viewer) => ({ unread: unreadOf({ id: o.id, customerId: o.customer_id }, userId) })
const shownTo = (viewer: Viewer, isReviewed: IsReviewed) => ({
  ...seenBy(viewer),
  reviewed: isReviewed(o.id),
  attempt: newestAttemptIn(o.id, 'order'),
  refunds: refundsIn(o.id),
})

/** What is shown of an order in addition to itself: its newest attempt to pay it, and what goes back of all its payments. */
export interface ShownWith {
  attempt: Attempt | undefined
  refunds: readonly Refund[]
  reviewed: boolean
}

interface StoredWith {
  attempt: Attempt | null
  refunds: readonly StoredRefund[]
  reviewed: boolean
}

function shownWith({ attempt, refunds, reviewed }: StoredWith): ShownWith {
  return { attempt: attempt ?? undefined, refunds: refunds.map(refundFromJson), reviewed }
}

export const visibleTo = ({ party, userId, catererId, part }: Viewer): Sql<boolean> => {
  if (party === 'customer') return sql`${o.customer_id} = ${userId}`
  if (party === 'admin') return sql`true`
  if (catererId === undefined) return sql`false`
  // Cooks see what is cooked (C95).
  return sql`${o.caterer_id} = ${catererId} and ${isIn(o.state, statesThat(part === 'cook' ? isSeenByCooks : wasPaid))}`
}

/** One order, whole, in one statement; undefined when it is missing or none of the viewer's. */
export async function findOrder(db: Queryable, id: string, viewer: Viewer): Promise<Order | undefined> {
  const row = await firstRow(
    db,
    select(extendList(whole, seenBy(viewer)))`from ${o} where ${o.id} = ${id} and ${visibleTo(viewer)}`,
  )
  return row && orderFrom(row)
}

/** As `findOrder`, with its payment and whether it was reviewed. */
export async function findShownOrder(
  db: Queryable,
  id: string,
  viewer: Viewer,
  isReviewed: IsReviewed,
): Promise<({ order: Order } & ShownWith) | undefined> {
  const row = await firstRow(
    db,
    select(extendList(whole, shownTo(viewer, isReviewed)))`from ${o} where ${o.id} = ${id} and ${visibleTo(viewer)}`,
  )
  if (!row) return undefined
  const { attempt, refunds, reviewed, ...order } = row
  return { order: orderFrom(order), ...shownWith({ attempt, refunds, reviewed }) }
}

/** Which orders are listed. */
export interface OrderFilter {
  /** What is still to come, the nearest first, or what is over, the latest first; without it all, the latest event first. */
  when?: 'upcoming' | 'past' | undefined
  /** The booking code of the only one. */
  code?: string | undefined
  /** The day it is in India. */
  today: Day
}

/** Condition of orders that are closed, or whose event date is over. */
export const isPast = (today: Day): Sql<boolean> =>
  sql`(${o.event_date} < ${today}::date or not ${isIn(o.state, statesThat(isCancellable))})`

function fits({ when, code, today }: OrderFilter): Sql {
  const wanted = [
    ...(when === 'upcoming' ? [sql`not ${isPast(today)}`] : []),
    ...(when === 'past' ? [isPast(today)] : []),
    ...(code ? [sql`${o.code} = ${code}`] : []),
  ]
  return wanted.length > 0 ? joined(wanted, ' and ') : sql`true`
}

/** A page of the viewer's orders, each with its payment and whether it was reviewed, and how many there are in all. */
export async function listOrders(
  db: Queryable,
  viewer: Viewer,
  { limit, offset, ...filter }: OrderFilter & { limit: number; offset: number },
  isReviewed: IsReviewed,
): Promise<{ total: number; items: ({ order: OrderInList } & ShownWith)[] }> {
  const wanted = sql`from ${o} where ${visibleTo(viewer)} and ${fits(filter)}`
  const turn =
    filter.when === 'upcoming'
      ? sql`${isUnpaid(o.state)} desc, ${o.event_date}, ${o.event_time}, ${o.id}`
      : sql`${o.event_date} desc, ${o.event_time} desc, ${o.id} desc`
  const [found, count] = await Promise.all([
    rows(
      db,
      select(
        extendList(inList, shownTo(viewer, isReviewed)),
      )`${wanted} order by ${turn} limit ${limit} offset ${offset}`,
    ),
    firstRow(db, select({ total: sql<number>`count(*)::int` })`${wanted}`),
  ])
  const items = found.map(({ attempt, refunds, reviewed, ...row }) => ({
    order: { ...row, ...lifeFrom(row) },
    ...shownWith({ attempt, refunds, reviewed }),
  }))
  return { total: count?.total ?? 0, items }
}

type Row = Selected<typeof whole> & { unread: number }

/** What the database has otherwise than our types. */
function lifeFrom({ answerBy, ending: ended, events }: Pick<Row, 'answerBy' | 'ending' | 'events'>) {
  return {
    answerBy: answerBy ?? undefined,
    ending: ended ?? undefined,
    events: events.map(({ seq, from, to, at, party, actor }) => ({
      seq,
      from: from ?? undefined,
      to,
      at: new Date(at),
      by: shownParty(party),
      memberId: memberIn({ party, actor }),
    })),
  }
}

function orderFrom(row: Row): Order {
  return {
    ...row,
    ...lifeFrom(row),
    couponCode: row.couponCode ?? undefined,
    details: withoutNulls(row.details),
    lines: row.lines.map(lineFrom),
    changes: row.changes.map(changeFrom),
    delivery: row.delivery ? deliveryFrom(row.delivery) : undefined,
  }
}

function deliveryFrom({ at, note, image }: StoredDelivery): Delivery {
  return { at: new Date(at), note, picture: image ? pictureOf(image) : undefined }
}
