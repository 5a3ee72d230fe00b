import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  at,
  firstRow,
  insertColumns,
  insertInto,
  list,
  returning,
  rows,
  run,
  select,
  selectList,
  sql,
  type Sql,
} from '#server/kernel/sql.ts'
import { rowsOfPeopleToTell } from '#server/modules/members/index.ts'
import { orderMessages, orderReaders, orders } from '../tables.ts'

/** What one side of an order wrote to the other. */
export interface Message {
  id: string
  /** 1, 2, … within the order. */
  seq: number
  authorId: string
  text: string
  at: Date
}

const m = orderMessages.as('m')
const r = orderReaders.as('r')
const o = orders.as('o')
/** Readers of the recipient's side. */
const side = orderReaders.as('side')

const listOf = ({ id, seq, author_id, text, created_at }: typeof orderMessages) =>
  selectList({ id, seq, authorId: author_id, text, at: created_at })

/** The newest messages of an order, or the newest of those before one, oldest first. */
export async function listMessagesOf(
  db: Queryable,
  orderId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Message[]> {
  const found = await rows(
    db,
    select(listOf(m))`from ${m}
      where ${m.order_id} = ${orderId} and ${m.seq} < ${before ?? 2_000_000_000} order by ${m.seq} desc limit ${limit}`,
  )
  return found.toReversed()
}

const latestOf = (orderId: string) =>
  sql<number>`(select coalesce(max(${m.seq}), 0) from ${m} where ${m.order_id} = ${orderId})`

/** Adds a message to a locked order under the next number. */
export async function insertMessage(
  tx: Tx,
  message: { id: string; orderId: string; authorId: string; text: string },
  now: Date,
): Promise<Message> {
  const row = await firstRow(
    tx,
    returning(listOf(orderMessages))`${insertInto(orderMessages, {
      id: message.id,
      order_id: message.orderId,
      seq: sql<number>`${latestOf(message.orderId)} + 1`,
      author_id: message.authorId,
      text: message.text,
      created_at: now,
    })}`,
  )
  if (!row) throw new Error('an insert answers its row')
  return row
}

/** Someone has read up to a message; what was read stays read. */
export async function markRead(db: Queryable, orderId: string, userId: string, seq: number): Promise<void> {
  const read = sql<number>`least(${seq}::int, ${latestOf(orderId)})`
  await run(
    db,
    sql`${insertColumns(orderReaders, 'order_id', 'user_id', 'read_seq')} values (${orderId}, ${userId}, ${read})
      on conflict (order_id, user_id) do update set read_seq = greatest(${orderReaders.read_seq}, excluded.read_seq)`,
  )
}

/** An order and its customer; whoever else writes and reads in its thread is of its caterer's side. */
interface Thread {
  id: Sql<string> | string
  customerId: Sql<string>
}

const isOtherSide = (person: Sql<string>, userId: string, { customerId }: Thread): Sql<boolean> =>
  sql`(${person} = ${customerId}) <> (${userId} = ${customerId})`

/** Counts the messages of the other side of an order that a viewer has not read. */
export function unreadOf(thread: Thread, userId: string): Sql<number> {
  const { id } = thread
  return sql`(select count(*)::int from ${m} where ${m.order_id} = ${id} and ${isOtherSide(m.author_id, userId, thread)}
    and ${m.seq} > coalesce((select ${r.read_seq} from ${r} where ${r.order_id} = ${id} and ${r.user_id} = ${userId}), 0))`
}

/** Counts a viewer's unread messages of the other side, and returns how far the other side has read. */
export async function readingOf(
  db: Queryable,
  orderId: string,
  userId: string,
): Promise<{ unread: number; readByOther: number }> {
  const thread = { id: orderId, customerId: o.customer_id }
  const isOther = isOtherSide(r.user_id, userId, thread)
  const found = await firstRow(
    db,
    select({
      unread: unreadOf(thread, userId),
      readByOther: sql<number>`coalesce((select max(${r.read_seq}) from ${r} where ${r.order_id} = ${orderId} and ${isOther}), 0)`,
    })`from ${o} where ${o.id} = ${orderId}`,
  )
  return found ?? { unread: 0, readByOther: 0 }
}

/** Recipient with messages unread since before then and not yet reminded of the latest. */
export interface Waiting {
  orderId: string
  userId: string
  /** The latest message that waits. */
  seq: number
}

/**
 * Marks recipients as reminded and returns them, in one statement, so that concurrent jobs remind each only once.
 * The two sides of an order are its customer, and owner and managers of its caterer: what one of those has read is read by all.
 */
export function takeUnread(tx: Tx, before: Date, limit: number): Promise<Waiting[]> {
  const mailed = orderReaders.mailed_seq
  return rows(
    tx,
    returning({ orderId: orderReaders.order_id, userId: orderReaders.user_id, seq: mailed })`
      with waiting as (
        select ${m.order_id}, p.user_id, max(${m.seq}) as seq
        from ${m} join ${o} on ${o.id} = ${m.order_id}
        cross join lateral (select ${o.customer_id}::text as user_id union all ${rowsOfPeopleToTell(o.caterer_id)}) as p
        left join ${r} on ${r.order_id} = ${m.order_id} and ${r.user_id} = p.user_id
        where (${m.author_id} = ${o.customer_id}) <> (p.user_id = ${o.customer_id})
          and ${m.seq} > coalesce(${r.mailed_seq}, 0)
          and ${m.seq} > coalesce((select max(${side.read_seq}) from ${side} where ${side.order_id} = ${m.order_id}
            and (${side.user_id} = ${o.customer_id}) = (p.user_id = ${o.customer_id})), 0)
        group by ${m.order_id}, p.user_id having min(${m.created_at}) <= ${at(before)} limit ${limit}
      )
      ${insertColumns(orderReaders, 'order_id', 'user_id', 'mailed_seq')} select order_id, user_id, seq from waiting
      on conflict (order_id, user_id) do update set mailed_seq = excluded.mailed_seq where ${mailed} < excluded.mailed_seq`,
  )
}

/** Id of the message with this number in an order; undefined where there is none. */
export async function findMessageId(db: Queryable, orderId: string, seq: number): Promise<string | undefined> {
  const found = select({ id: m.id })`from ${m} where ${m.order_id} = ${orderId} and ${m.seq} = ${seq}`
  return (await firstRow(db, found))?.id
}

/** What was written in messages, by their ids. */
export function listMessageTexts(db: Queryable, ids: readonly string[]): Promise<{ id: string; text: string }[]> {
  return rows(db, select({ id: m.id, text: m.text })`from ${m} where ${m.id} = any(${list(ids)}::text[])`)
}
