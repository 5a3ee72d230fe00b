import type { EnteredForm } from '#contract/endpoints/forms/enquiries.ts'
import type { OutgoingMail } from '#server/adapters/mail/mail-sender.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import type { Claim } from '#server/kernel/due-work/due-work.ts'
import {
  assign,
  at,
  firstRow,
  insertColumns,
  returning,
  rows,
  rowsAs,
  run,
  select,
  selectList,
  sql,
  type Selected,
} from '#server/kernel/sql.ts'
import type { Mail } from './domain/mail.ts'
import { mails } from './tables.ts'

const m = mails.as('m')

/** Queues emails; one whose dedupe key is known already is left as it is. */
export async function insertMails(tx: Tx, written: readonly (Mail & { id: string })[], now: Date): Promise<void> {
  const given = rowsAs(
    mails,
    'given',
    written.map(({ dedupeKey, uselessAt, form = null, writtenBy = null, id, kind, recipient, subject, text, html }) => {
      const told = { id, kind, recipient, subject, text, html, form, written_by: writtenBy }
      return { ...told, dedupe_key: dedupeKey, useless_at: uselessAt ?? null }
    }),
  )
  const names = [
    'id',
    'kind',
    'recipient',
    'subject',
    'text',
    'html',
    'dedupe_key',
    'useless_at',
    'form',
    'written_by',
  ] as const
  await run(
    tx,
    sql`${insertColumns(mails, ...names, 'created_at', 'next_try_at')}
        select ${given.id}, ${given.kind}, ${given.recipient}, ${given.subject}, ${given.text}, ${given.html},
          ${given.dedupe_key}, ${given.useless_at}, ${given.form}, ${given.written_by}, ${at(now)}, ${at(now)} from ${given}
        on conflict (dedupe_key) do nothing`,
  )
}

/** An email that this process sends now; `tries` counts the present one. */
export interface ClaimedMail extends OutgoingMail {
  kind: string
  tries: number
  uselessAt: Date | undefined
}

/** Leases the emails that are due, oldest first. */
export async function claimMails(db: Queryable, { most, now, leaseUntil }: Claim): Promise<ClaimedMail[]> {
  const due = mails.as('due')
  const claimed = await rows(
    db,
    returning({
      id: m.id,
      kind: m.kind,
      recipient: m.recipient,
      subject: m.subject,
      text: m.text,
      html: m.html,
      form: m.form,
      tries: m.tries,
      uselessAt: m.useless_at,
    })`update ${m} set ${assign(mails, { tries: sql<number>`${m.tries} + 1`, next_try_at: leaseUntil })}
        where ${m.id} in (
          select ${due.id} from ${due} where ${due.state} = 'queued' and ${due.next_try_at} <= ${at(now)}
          order by ${due.next_try_at}, ${due.id} limit ${most} for update skip locked)`,
  )
  return claimed
    .map(({ uselessAt, form, ...mail }) => ({ ...mail, form: form ?? undefined, uselessAt: uselessAt ?? undefined }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** An email that has left keeps no body, unless it can only be read here: it may hold the secret of a link. */
export async function markSent(
  db: Queryable,
  id: string,
  { keepBody }: { keepBody: boolean },
  now: Date,
): Promise<void> {
  await run(
    db,
    sql`update ${m} set ${assign(mails, {
      state: 'sent',
      sent_at: now,
      text: sql<string>`case when ${keepBody}::boolean then ${m.text} else '' end`,
      html: sql<string>`case when ${keepBody}::boolean then ${m.html} else '' end`,
      form: sql<EnteredForm | null>`case when ${keepBody}::boolean then ${m.form} end`,
    })} where ${m.id} = ${id} and ${m.state} = 'queued'`,
  )
}

export async function markToTryAgain(db: Queryable, id: string, when: Date): Promise<void> {
  const change = assign(mails, { next_try_at: when })
  await run(db, sql`update ${m} set ${change} where ${m.id} = ${id} and ${m.state} = 'queued'`)
}

/** The dead end of an email; what it said goes when it was only good for a while. */
export async function markFailed(db: Queryable, id: string): Promise<void> {
  await run(
    db,
    sql`update ${m} set ${assign(mails, {
      state: 'failed',
      text: sql<string>`case when ${m.useless_at} is null then ${m.text} else '' end`,
      html: sql<string>`case when ${m.useless_at} is null then ${m.html} else '' end`,
      form: null,
    })} where ${m.id} = ${id} and ${m.state} = 'queued'`,
  )
}

/** Removes emails that were sent or given up before then. */
export async function deleteMailsBefore(db: Queryable, before: Date): Promise<void> {
  await run(db, sql`delete from ${m} where ${m.state} <> 'queued' and ${m.created_at} < ${at(before)}`)
}

const stored = selectList({
  id: m.id,
  recipient: m.recipient,
  subject: m.subject,
  text: m.text,
  html: m.html,
  state: m.state,
  createdAt: m.created_at,
})

export type StoredMail = Selected<typeof stored>

/** The newest emails, newest first. */
export async function listMails(db: Queryable, most: number): Promise<StoredMail[]> {
  return rows(db, select(stored)`from ${m} order by ${m.created_at} desc, ${m.id} desc limit ${most}`)
}

export async function findMail(db: Queryable, id: string): Promise<StoredMail | undefined> {
  return firstRow(db, select(stored)`from ${m} where ${m.id} = ${id}`)
}
