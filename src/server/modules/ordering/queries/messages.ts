import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, moment, rows, sql } from '#server/kernel/sql.ts'

/** What one side of an order wrote to the other. */
export interface Message {
  id: string
  /** 1, 2, … within the order. */
  seq: number
  authorId: string
  text: string
  at: Date
}

interface Row extends Omit<Message, 'at'> {
  created_at: string
}

function messageFrom({ created_at, ...rest }: Row): Message {
  return { ...rest, at: moment(created_at) }
}

const columns = sql`id, seq, author_id as "authorId", text, created_at`

/** The newest messages of an order, or the newest of those before one, oldest first. */
export async function listMessagesOf(
  db: Queryable,
  orderId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Message[]> {
  const found = await rows<Row>(
    db,
    sql`select ${columns} from order_messages
        where order_id = ${orderId} and seq < ${before ?? 2_000_000_000} order by seq desc limit ${limit}`,
  )
  return found.map(messageFrom).toReversed()
}

/** Adds a message to a locked order under the next number. */
export async function insertMessage(
  tx: Tx,
  message: { id: string; orderId: string; authorId: string; text: string },
  now: Date,
): Promise<Message> {
  const row = await firstRow<Row>(
    tx,
    sql`insert into order_messages (id, order_id, seq, author_id, text, created_at)
        values (${message.id}, ${message.orderId}, (select coalesce(max(seq), 0) + 1 from order_messages where order_id = ${message.orderId}),
          ${message.authorId}, ${message.text}, ${at(now)})
        returning ${columns}`,
  )
  if (!row) throw new Error('an insert answers its row')
  return messageFrom(row)
}

/** Somebody has read up to a message; what was read stays read. */
export async function markRead(db: Queryable, orderId: string, userId: string, seq: number): Promise<void> {
  await rows(
    db,
    sql`insert into order_readers as r (order_id, user_id, read_seq)
        values (${orderId}, ${userId}, least(${seq}::int, (select coalesce(max(seq), 0) from order_messages where order_id = ${orderId})))
        on conflict (order_id, user_id) do update set read_seq = greatest(r.read_seq, excluded.read_seq)`,
  )
}

/** Counts a viewer's unread messages of the other side, and returns how far the other side has read. */
export async function readingOf(
  db: Queryable,
  orderId: string,
  userId: string,
): Promise<{ unread: number; readByOther: number }> {
  const found = await firstRow<{ unread: number; readByOther: number }>(
    db,
    sql`select
          (select count(*)::int from order_messages m where m.order_id = ${orderId} and m.author_id <> ${userId}
            and m.seq > coalesce((select r.read_seq from order_readers r where r.order_id = ${orderId} and r.user_id = ${userId}), 0)) as unread,
          coalesce((select max(r.read_seq) from order_readers r where r.order_id = ${orderId} and r.user_id <> ${userId}), 0) as "readByOther"`,
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
 * The two sides of an order are its customer and the owner of its caterer.
 */
export async function takeUnread(tx: Tx, before: Date, limit: number): Promise<Waiting[]> {
  return rows<Waiting>(
    tx,
    sql`with waiting as (
          select m.order_id, p.user_id, max(m.seq) as seq
          from order_messages m join orders o on o.id = m.order_id join caterers c on c.id = o.caterer_id
          cross join lateral (values (o.customer_id::text), (c.owner_id::text)) as p (user_id)
          left join order_readers r on r.order_id = m.order_id and r.user_id = p.user_id
          where p.user_id is not null and m.author_id <> p.user_id
            and m.seq > greatest(coalesce(r.read_seq, 0), coalesce(r.mailed_seq, 0))
          group by m.order_id, p.user_id having min(m.created_at) <= ${at(before)} limit ${limit}
        )
        insert into order_readers as r (order_id, user_id, mailed_seq) select order_id, user_id, seq from waiting
        on conflict (order_id, user_id) do update set mailed_seq = excluded.mailed_seq where r.mailed_seq < excluded.mailed_seq
        returning r.order_id as "orderId", r.user_id as "userId", r.mailed_seq as seq`,
  )
}
