import type { Context, Tx } from '#server/kernel/context.ts'
import type { EventType, RecordedEvent } from '#server/kernel/events.ts'
import { findUserByEmail, findUsers } from '#server/modules/identity/index.ts'
import { findOwner, issueInvitation } from '#server/modules/members/index.ts'
import type { Mail, Reader } from '../domain/mail.ts'
import * as mails from '../domain/member-mails.ts'
import type { MailSettings } from './mail-settings.ts'

/** Events about the people of a caterer from which emails follow. */
export const memberEvents = [
  'caterer.member_invited',
  'caterer.member_joined',
  'caterer.member_removed',
  'caterer.ownership_offered',
  'caterer.ownership_passed',
] as const satisfies readonly EventType[]

/** The emails that follow from what happened to the people of caterers. Each caterer has few of these events. */
export async function memberMails(
  ctx: Context,
  tx: Tx,
  { site }: MailSettings,
  events: readonly RecordedEvent[],
): Promise<Mail[]> {
  const about = events.filter(({ type }) => (memberEvents as readonly string[]).includes(type))
  const written: Mail[] = []
  for (const event of about) written.push(...(await mailsOf(ctx, tx, event, site)))
  return written
}

async function mailsOf(
  ctx: Context,
  tx: Tx,
  { id, type, subject, payload }: RecordedEvent,
  site: string,
): Promise<Mail[]> {
  if (type === 'caterer.member_invited') return invitationMails(ctx, tx, payload['invitationId'] ?? '', site)
  const { userId = '', from = '', to = '', part } = payload
  const owner = type === 'caterer.member_joined' ? await findOwner(tx, subject) : undefined
  const readers = await findUsers({ db: tx }, [userId, from, to, owner ?? ''])
  const toReader = (reader: string, write: (reader: Reader) => Mail): Mail[] => {
    const found = readers.get(reader)
    return found ? [write(found)] : []
  }
  switch (type) {
    case 'caterer.member_joined':
      return toReader(owner ?? '', (reader) => mails.memberJoinedMail(reader, part, id, site))
    case 'caterer.member_removed':
      return toReader(userId, (reader) => mails.memberRemovedMail(reader, id))
    case 'caterer.ownership_offered':
      return [
        ...toReader(from, (reader) => mails.ownershipOfferSentMail(reader, id, site)),
        ...toReader(to, (reader) => mails.ownershipOfferedMail(reader, id, site)),
      ]
    default:
      return [
        ...toReader(from, (reader) => mails.ownershipPassedMail(reader, id)),
        ...toReader(to, (reader) => mails.ownershipReceivedMail(reader, id, site)),
      ]
  }
}

/** In the language of the account that has the address, else in that of the owner who invites. */
async function invitationMails(ctx: Context, tx: Tx, invitationId: string, site: string): Promise<Mail[]> {
  const invitation = await issueInvitation(ctx, tx, invitationId)
  if (!invitation) return []
  const { email, language } = invitation
  const account = await findUserByEmail({ db: tx }, email)
  const reader = account ?? { id: '', email, emailVerified: false, firstName: '', language }
  return [mails.invitationMail(reader, invitation, site)]
}
