import { revisionFields } from '#contract/rules/approval-moves.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { EventType, RecordedEvent } from '#server/kernel/events.ts'
import { listOwners } from '#server/modules/caterers/index.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import { approvalMail, licenceEndingMail, revisionDecidedMail } from '../domain/caterer-mails.ts'
import type { Mail, Reader } from '../domain/mail.ts'
import type { MailSettings } from './mail-settings.ts'

type Write = (reader: Reader, event: RecordedEvent, site: string) => Mail

const decided =
  (kind: Parameters<typeof approvalMail>[0]): Write =>
  (reader, { id, payload }, site) =>
    approvalMail(kind, reader, { eventId: id, reason: payload.reason ?? '' }, site)

const reactions = {
  'caterer.approved': decided('caterer_approved'),
  'caterer.changes_requested': decided('caterer_changes_requested'),
  'caterer.rejected': decided('caterer_rejected'),
  'caterer.suspended': decided('caterer_suspended'),
  'caterer.reinstated': decided('caterer_reinstated'),
  'caterer.revision_decided': (reader, { id, payload }, site) => {
    const fieldsIn = (text = '') => revisionFields.filter((field) => text.split(',').includes(field))
    const [accepted, refused] = [fieldsIn(payload.accepted), fieldsIn(payload.refused)]
    return revisionDecidedMail(reader, { eventId: id, reason: payload.reason ?? '', accepted, refused }, site)
  },
  'caterer.licence_ending': (reader, { id, payload }, site) =>
    licenceEndingMail(reader, { eventId: id, endsOn: payload.endsOn ?? '' }, site),
} satisfies Partial<Record<EventType, Write>>
const reactionOf: ReadonlyMap<string, Write> = new Map<string, Write>(Object.entries(reactions))

export const catererEvents = Object.keys(reactions) as readonly EventType[]

/** The emails to owners that follow from what admins decided; a caterer whose owner is gone gets none. */
export async function catererMails(
  _ctx: Context,
  tx: Tx,
  { site }: MailSettings,
  events: readonly RecordedEvent[],
): Promise<Mail[]> {
  const about = events.filter(({ type }) => reactionOf.has(type))
  if (about.length === 0) return []
  const owners = await listOwners(
    tx,
    about.map(({ subject }) => subject),
  )
  const readers = await findUsers({ db: tx }, [...owners.values()])
  return about.flatMap((event) => {
    const reader = readers.get(owners.get(event.subject) ?? '')
    const write = reactionOf.get(event.type)
    return reader && write ? [write(reader, event, site)] : []
  })
}
