import type { OutgoingMail } from '#server/adapters/mail/mail-sender.ts'
import { paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, json, list, moment, rows, sql } from '#server/kernel/sql.ts'
import type { Mail } from './domain/mail.ts'
import { limits } from '#contract/limits.ts'
import { momentInIndia } from '#contract/values/calendar.ts'
import type { EnquiryFacts, OrderFacts } from './domain/mails.ts'

export interface PendingEvent {
  id: string
  type: string
  subject: string
  payload: Readonly<Record<string, string>>
}

/**
 * The oldest events that nobody has handled, but for some, locked for this transaction; those that another process works on are
 * skipped.
 */
export async function claimEvents(tx: Tx, most: number, except: readonly string[]): Promise<PendingEvent[]> {
  return rows<PendingEvent>(
    tx,
    sql`select id, type, subject, payload from events where handled_at is null and id <> all(${list(except)}::text[])
        order by id limit ${most} for update skip locked`,
  )
}

/** One event, locked for this transaction; none when it is handled or another process works on it. */
export async function claimEvent(tx: Tx, id: string): Promise<PendingEvent[]> {
  return rows<PendingEvent>(
    tx,
    sql`select id, type, subject, payload from events where id = ${id} and handled_at is null for update skip locked`,
  )
}

/** Ids of events that nobody has handled, but for some: the oldest of every type by turns, so that no type comes before all others. */
export async function listEventsToTry(db: Queryable, most: number, except: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from events where handled_at is null and id <> all(${list(except)}::text[])
        order by row_number() over (partition by type order by id), id limit ${most}`,
  )
  return found.map(({ id }) => id)
}

/** An event about a person keeps nothing of them once it is handled. */
export async function markHandled(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await rows(
    tx,
    sql`update events set handled_at = ${at(now)}, payload = case when type like 'user.%' then '{}' else payload end
        where id = any(${list(ids)}::text[])`,
  )
}

/** Queues emails; one whose dedupe key is known already is left as it is. */
export async function insertMails(tx: Tx, mails: readonly (Mail & { id: string })[], now: Date): Promise<void> {
  await rows(
    tx,
    sql`insert into mails (id, kind, recipient, subject, text, html, dedupe_key, created_at, next_try_at, useless_at)
        select m.id, m.kind, m.recipient, m.subject, m.text, m.html, m."dedupeKey", ${at(now)}, ${at(now)}, m."uselessAt"
        from jsonb_to_recordset(${json(mails)}) as m (id text, kind text, recipient text, subject text, text text, html text, "dedupeKey" text, "uselessAt" timestamptz)
        on conflict (dedupe_key) do nothing`,
  )
}

/** An email that this process sends now; `tries` counts the present one. */
export interface ClaimedMail extends OutgoingMail {
  kind: string
  tries: number
  uselessAt: Date | undefined
}

/** The emails that are due, oldest first; until `leasedUntil` nobody else takes them. */
export async function claimMails(db: Queryable, most: number, now: Date, leasedUntil: Date): Promise<ClaimedMail[]> {
  const claimed = await rows<Omit<ClaimedMail, 'uselessAt'> & { useless_at: string | null }>(
    db,
    sql`update mails set tries = tries + 1, next_try_at = ${at(leasedUntil)}
        where id in (
          select id from mails where state = 'queued' and next_try_at <= ${at(now)} order by next_try_at, id limit ${most} for update skip locked)
        returning id, kind, recipient, subject, text, html, tries, useless_at`,
  )
  return claimed
    .map(({ useless_at, ...mail }) => ({ ...mail, uselessAt: useless_at === null ? undefined : moment(useless_at) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** An email that has left keeps no body, unless it can only be read here: it may hold the secret of a link. */
export async function markSent(
  db: Queryable,
  id: string,
  { keepBody }: { keepBody: boolean },
  now: Date,
): Promise<void> {
  await rows(
    db,
    sql`update mails set state = 'sent', sent_at = ${at(now)},
          text = case when ${keepBody}::boolean then text else '' end, html = case when ${keepBody}::boolean then html else '' end
        where id = ${id} and state = 'queued'`,
  )
}

export async function markToTryAgain(db: Queryable, id: string, when: Date): Promise<void> {
  await rows(db, sql`update mails set next_try_at = ${at(when)} where id = ${id} and state = 'queued'`)
}

/** The dead end of an email; what it said goes when it was only good for a while. */
export async function markFailed(db: Queryable, id: string): Promise<void> {
  await rows(
    db,
    sql`update mails set state = 'failed', text = case when useless_at is null then text else '' end,
          html = case when useless_at is null then html else '' end
        where id = ${id} and state = 'queued'`,
  )
}

/** Removes emails that were sent or given up before then. */
export async function deleteMailsBefore(db: Queryable, before: Date): Promise<void> {
  await rows(db, sql`delete from mails where state <> 'queued' and created_at < ${at(before)}`)
}

interface OrderRow {
  id: string
  caterer_name: string
  owner_id: string | null
  customer_id: string
  event_date: string
  event_time: string
  guests: number
  venue_line: string
  venue_place: string
  venue_pin_code: string
  total_paise: number
  answer_by: string | null
  cut_off_hours: number | null
}

/** What emails that are written now tell of orders. */
export async function findOrderFacts(db: Queryable, orderIds: readonly string[], now: Date): Promise<OrderFacts[]> {
  const found = await rows<OrderRow>(
    db,
    sql`select o.id, c.name as caterer_name, c.owner_id, o.customer_id, o.event_date::text, to_char(o.event_time, 'HH24:MI') as event_time, o.guests,
          o.venue_line, o.venue_place, o.venue_pin_code, o.total_paise, o.answer_by, (o.terms->>'changeCutOffHours')::int as cut_off_hours
        from orders o join caterers c on c.id = o.caterer_id where o.id = any(${list(orderIds)}::text[])`,
  )
  return found.map((row) => ({
    id: row.id,
    catererName: row.caterer_name,
    ownerId: row.owner_id,
    customerId: row.customer_id,
    eventDate: row.event_date,
    eventTime: row.event_time,
    guests: row.guests,
    venue: `${row.venue_line}, ${row.venue_place}`,
    venuePinCode: row.venue_pin_code,
    total: paise(row.total_paise),
    answerBy: row.answer_by === null ? undefined : moment(row.answer_by),
    changesUntil: changesEnd(row, now),
  }))
}

const hourMs = 60 * 60_000

function changesEnd({ event_date, event_time, cut_off_hours }: OrderRow, now: Date): Date | undefined {
  const hours = cut_off_hours ?? limits.order.changeCutOffHours
  const end = new Date(momentInIndia(event_date, event_time).getTime() - hours * hourMs)
  return end > now ? end : undefined
}

export async function findEnquiryFacts(db: Queryable, enquiryIds: readonly string[]): Promise<EnquiryFacts[]> {
  return rows<EnquiryFacts>(
    db,
    sql`select e.id, e.contact, c.name as "catererName", c.slug as "catererSlug", c.owner_id as "ownerId"
        from enquiries e join caterers c on c.id = e.caterer_id where e.id = any(${list(enquiryIds)}::text[])`,
  )
}

export interface StoredMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  state: string
  createdAt: Date
}

interface MailRow extends Omit<StoredMail, 'createdAt'> {
  created_at: string
}

const columns = sql`id, recipient, subject, text, html, state, created_at`

function mailFrom({ created_at, ...rest }: MailRow): StoredMail {
  return { ...rest, createdAt: moment(created_at) }
}

/** The newest emails, newest first. */
export async function listMails(db: Queryable, most: number): Promise<StoredMail[]> {
  return (
    await rows<MailRow>(db, sql`select ${columns} from mails order by created_at desc, id desc limit ${most}`)
  ).map(mailFrom)
}

export async function findMail(db: Queryable, id: string): Promise<StoredMail | undefined> {
  const found = await firstRow<MailRow>(db, sql`select ${columns} from mails where id = ${id}`)
  return found && mailFrom(found)
}
