import { paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, json, list, moment, rows, sql } from '#server/kernel/sql.ts'
import type { EnquiryFacts, Mail, OrderFacts } from './domain/mails.ts'

export interface PendingEvent {
  id: string
  type: string
  subject: string
}

/** The oldest events that nobody has handled, locked for this transaction; those that another process works on are skipped. */
export async function claimEvents(tx: Tx, most: number): Promise<PendingEvent[]> {
  return rows<PendingEvent>(
    tx,
    sql`select id, type, subject from events where handled_at is null order by id limit ${most} for update skip locked`,
  )
}

export async function markHandled(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await rows(tx, sql`update events set handled_at = ${at(now)} where id = any(${list(ids)}::text[])`)
}

/** Keeps mails; one whose dedupe key is known already is left as it is. */
export async function insertMails(
  tx: Tx,
  mails: readonly (Mail & { id: string })[],
  state: 'queued' | 'sent',
  now: Date,
): Promise<void> {
  await rows(
    tx,
    sql`insert into mails (id, kind, recipient, subject, text, html, dedupe_key, state, created_at, sent_at)
        select m.id, m.kind, m.recipient, m.subject, m.text, m.html, m."dedupeKey", ${state}, ${at(now)}, ${state === 'sent' ? at(now) : null}
        from jsonb_to_recordset(${json(mails)}) as m (id text, kind text, recipient text, subject text, text text, html text, "dedupeKey" text)
        on conflict (dedupe_key) do nothing`,
  )
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
  contact_name: string
  contact_phone: string
  total_paise: number
  answer_by: string | null
}

export async function findOrderFacts(db: Queryable, orderIds: readonly string[]): Promise<OrderFacts[]> {
  const found = await rows<OrderRow>(
    db,
    sql`select o.id, c.name as caterer_name, c.owner_id, o.customer_id, o.event_date::text, to_char(o.event_time, 'HH24:MI') as event_time, o.guests,
          o.venue_line, o.venue_place, o.contact_name, o.contact_phone, o.total_paise, o.answer_by
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
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    total: paise(row.total_paise),
    answerBy: row.answer_by === null ? undefined : moment(row.answer_by),
  }))
}

interface EnquiryRow extends Omit<EnquiryFacts, 'email'> {
  email: string | null
}

export async function findEnquiryFacts(db: Queryable, enquiryIds: readonly string[]): Promise<EnquiryFacts[]> {
  const found = await rows<EnquiryRow>(
    db,
    sql`select e.id, e.name, e.email, e.contact, e.message, c.name as "catererName", c.slug as "catererSlug", c.owner_id as "ownerId"
        from enquiries e join caterers c on c.id = e.caterer_id where e.id = any(${list(enquiryIds)}::text[])`,
  )
  return found.map((row) => ({ ...row, email: row.email ?? '' }))
}

export interface KeptMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  state: string
  createdAt: Date
}

interface MailRow extends Omit<KeptMail, 'createdAt'> {
  created_at: string
}

const columns = sql`id, recipient, subject, text, html, state, created_at`

function mailFrom({ created_at, ...rest }: MailRow): KeptMail {
  return { ...rest, createdAt: moment(created_at) }
}

/** The newest mails, newest first. */
export async function listMails(db: Queryable, most: number): Promise<KeptMail[]> {
  return (
    await rows<MailRow>(db, sql`select ${columns} from mails order by created_at desc, id desc limit ${most}`)
  ).map(mailFrom)
}

export async function findMail(db: Queryable, id: string): Promise<KeptMail | undefined> {
  const found = await firstRow<MailRow>(db, sql`select ${columns} from mails where id = ${id}`)
  return found && mailFrom(found)
}
