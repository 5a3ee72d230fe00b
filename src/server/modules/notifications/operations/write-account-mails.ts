import { roles } from '#contract/values/role.ts'
import { languages } from '#contract/values/language.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { EventType, RecordedEvent } from '#server/kernel/events.ts'
import { findUserToTell, issueLink, type UserToTell } from '#server/modules/identity/index.ts'
import * as mails from '../domain/account-mails.ts'
import type { Mail } from '../domain/mail.ts'
import type { MailSettings } from './mail-settings.ts'

type Write = (about: {
  user: UserToTell
  event: RecordedEvent
  issue: Issue
  issueCode: () => ReturnType<MailSettings['issueEmailCode']>
  site: string
}) => Promise<Mail[]>
type Issue = (purpose: Parameters<typeof issueLink>[2]['purpose'], email: string) => ReturnType<typeof issueLink>

/** What is written when something happens to an account. Links are made here, so that their secrets stand in the email alone. */
const reactions = {
  'user.registered': async ({ user, event, issue, site }) => {
    if (event.payload['invited'] !== undefined) return [mails.welcomeMemberMail(user, site)]
    const link = user.emailVerified ? undefined : await issue('verify_email', user.email)
    return [mails.welcomeMail(user, user.role === roles.caterer, link, site)]
  },
  'user.verification_asked': async ({ user, event, issue, site }) =>
    user.emailVerified ? [] : [mails.verificationMail(user, event.id, await issue('verify_email', user.email), site)],
  'user.email_code_asked': async ({ user, event, issueCode, site }) => {
    const issued = user.emailVerified ? undefined : await issueCode()
    return issued ? [mails.emailCodeMail(user, event.id, issued, site)] : []
  },
  'user.forgot_password': async ({ user, event, issue, site }) => [
    mails.resetMail(user, event.id, await issue('reset_password', user.email), site),
  ],
  'user.password_changed': async ({ user, event, site }) => [mails.passwordChangedMail(user, event.id, site)],
  'user.email_change_asked': async ({ user, event, issue, site }) =>
    user.pendingEmail === undefined
      ? []
      : [
          mails.newEmailMail(user, user.pendingEmail, event.id, await issue('change_email', user.pendingEmail), site),
          mails.emailChangeAskedMail(user, user.pendingEmail, event.id, site),
        ],
  'user.email_changed': async ({ user, event }) => [
    mails.emailChangedMail(user, event.payload.formerEmail ?? '', event.id),
  ],
  'user.provider_joined': async ({ user, event, site }) => [
    mails.providerJoinedMail(user, event.payload.password, event.id, site),
  ],
} satisfies Partial<Record<EventType, Write>>
const reactionOf: ReadonlyMap<string, Write> = new Map(Object.entries(reactions))

export const accountEvents: readonly EventType[] = [...(Object.keys(reactions) as EventType[]), 'user.deleted']

/** The emails that follow from what happened to accounts; those of deleted accounts are not written. */
export async function accountMails(
  ctx: Context,
  tx: Tx,
  { site, issueEmailCode }: MailSettings,
  events: readonly RecordedEvent[],
): Promise<Mail[]> {
  const written: Mail[] = []
  for (const event of events) {
    const write = reactionOf.get(event.type)
    const user = write && (await findUserToTell({ db: tx }, event.subject))
    const issue: Issue = (purpose, email) => issueLink(ctx, tx, { userId: event.subject, purpose, email })
    if (write && user) {
      const issueCode = () => issueEmailCode(ctx, tx, { userId: user.id, email: user.email })
      written.push(...(await write({ user, event, issue, issueCode, site })))
    }
    // An earlier build that has written this email leaves no address.
    if (event.type === 'user.deleted' && event.payload.formerEmail !== undefined) written.push(farewell(event))
  }
  return written
}

function farewell({ id, subject, payload }: RecordedEvent): Mail {
  const { formerEmail: email = '' } = payload
  const language = languages.find((one) => one === payload.language) ?? 'en'
  return mails.farewellMail({ id: subject, email, emailVerified: false, firstName: '', language }, id)
}
