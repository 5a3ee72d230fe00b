import { wasAccepted } from '../domain/sight/customer-sight.ts'
import { mayMove, statesThat } from '#contract/rules/order-life-cycle.ts'
import type { InboxPart } from '#contract/rules/inbox-part.ts'
import type { Day } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import type { Queryable } from '#server/kernel/context.ts'
import {
  extendList,
  firstRow,
  hoursAndMinutes,
  joined,
  jsonObject,
  latOf,
  lngOf,
  rows,
  select,
  selectList,
  sql,
  type Selected,
  type Sql,
} from '#server/kernel/sql.ts'
import type { OrderSearch } from '../domain/order-search.ts'
import { orderChanges, orders } from '../tables.ts'
import { isChanging } from './changes.ts'
import { unreadOf } from './messages.ts'
import { codeIn, contactIn, dietSplitIn } from './order-columns.ts'
import { isPast, visibleTo, type Viewer } from './orders.ts'
import { isIn } from './states.ts'

const o = orders.as('o')
const g = orderChanges.as('g')

const received = selectList({
  id: o.id,
  bookingCode: codeIn(o),
  state: o.state,
  guests: o.guests,
  dietSplit: dietSplitIn(o),
  eventDate: o.event_date,
  eventTime: hoursAndMinutes(o.event_time),
  contact: contactIn(o),
  packageName: sql<string>`coalesce(${o.offer} ->> 'name', '')`,
  point: jsonObject({ lat: latOf(o.venue_location), lng: lngOf(o.venue_location) }),
  total: o.total_paise,
  holdUntil: o.hold_until,
  answerBy: o.answer_by,
  terms: o.terms,
  changing: isChanging(o.id),
  changedAt: sql<Date | null>`(select max(${g.settled_at}) from ${g}
    where ${g.order_id} = ${o.id} and ${isIn(g.state, ['applied'])})`,
})

/** An order as the lists of its caterer have it, with all that decides what may be done with it. */
export type ReceivedOrder = Selected<typeof received> & { unread: number }

export interface ReceivedFilter {
  show?: InboxPart | undefined
  when?: 'upcoming' | 'past' | undefined
  state?: OrderState | undefined
  day?: Day | undefined
  code?: string | undefined
  search?: OrderSearch | undefined
  /** The day it is in India. */
  today: Day
}

const partStates: Readonly<Record<InboxPart, readonly OrderState[]>> = {
  to_answer: statesThat((state) => mayMove(state, 'accepted')),
  open: statesThat((state) => mayMove(state, 'in_preparation') || mayMove(state, 'delivered')).filter(wasAccepted),
  closed: ['declined', 'lapsed', 'cancelled', 'delivered', 'completed'],
}

/** The most urgent first, the nearest event first, or the latest. */
const turns: Readonly<Record<InboxPart | 'upcoming', Sql>> = {
  to_answer: sql`${o.answer_by}, ${o.id}`,
  open: sql`${o.event_date}, ${o.event_time}, ${o.id}`,
  upcoming: sql`${o.event_date}, ${o.event_time}, ${o.id}`,
  closed: sql`${o.event_date} desc, ${o.event_time} desc, ${o.id} desc`,
}

/** A page of the paid orders of the viewer's caterer, how many there are, and how many of all wait for its answer. */
export async function listReceived(
  db: Queryable,
  viewer: Viewer,
  { limit, offset, ...filter }: ReceivedFilter & { limit: number; offset: number },
): Promise<{ total: number; toAnswer: number; items: ReceivedOrder[] }> {
  const wanted = sql`from ${o} where ${visibleTo(viewer)} and ${fits(filter, viewer)}`
  const turn = turns[filter.show ?? (filter.when === 'upcoming' ? 'upcoming' : 'closed')]
  const unread = unreadOf({ id: o.id, customerId: o.customer_id }, viewer.userId)
  const [items, counts] = await Promise.all([
    rows(db, select(extendList(received, { unread }))`${wanted} order by ${turn} limit ${limit} offset ${offset}`),
    firstRow(
      db,
      select({
        total: sql<number>`(select count(*)::int ${wanted})`,
        toAnswer: sql<number>`(select count(*)::int from ${o} where ${visibleTo(viewer)} and ${isIn(o.state, partStates.to_answer)})`,
      })``,
    ),
  ])
  return { total: counts?.total ?? 0, toAnswer: counts?.toAnswer ?? 0, items }
}

function fits({ show, when, state, day, code, search, today }: ReceivedFilter, viewer: Viewer): Sql {
  const wanted = [
    ...(show ? [isIn(o.state, partStates[show])] : []),
    ...(when === 'upcoming' ? [sql`not ${isPast(today)}`] : []),
    ...(when === 'past' ? [isPast(today)] : []),
    ...(state ? [sql`${o.state} = ${state}`] : []),
    ...(day ? [sql`${o.event_date} = ${day}::date`] : []),
    ...(code === undefined ? [] : [sql`${o.code} = ${code}`]),
    ...(search ? [matches(search, viewer)] : []),
  ]
  return wanted.length > 0 ? joined(wanted, ' and ') : sql`true`
}

function matches({ code, day, name }: OrderSearch, viewer: Viewer): Sql {
  const ways = [
    ...(code ? [sql`${o.code} like ${`PGT-${code}%`}`] : []),
    ...(typeof day === 'string' ? [sql`${o.event_date} = ${day}::date`] : []),
    ...(typeof day === 'object'
      ? [sql`(extract(month from ${o.event_date}) = ${day.month} and extract(day from ${o.event_date}) = ${day.date})`]
      : []),
    ...(viewer.part === 'cook' || name === '' ? [] : [isNamed(name)]),
  ]
  return ways.length > 0 ? sql`(${joined(ways, ' or ')})` : sql`false`
}

/** Reports whether a name that the caterer may see begins like this, or one of its parts does (C95). */
function isNamed(name: string): Sql<boolean> {
  const begins = name.replace(/[\\%_]/g, String.raw`\$&`)
  const shown = sql<string>`lower(case when ${isIn(o.state, statesThat(wasAccepted))} then ${o.contact_name}
    else split_part(${o.contact_name}, ' ', 1) end)`
  // Compared once for each order: a search looks through all of a caterer's.
  return sql`' ' || ${shown} like ${`% ${begins}%`}`
}
