import { paths } from '#contract/paths.ts'
import { brand } from '#contract/brand.ts'
import * as text from '#messages/emails'
import { localeOf, mail, type Mail, type Reader } from './mail.ts'
import { formatMomentIn } from './moment.ts'

/** The secret of a one-time link and how long it works. It stands behind the #, which no server and no log ever sees. */
export interface Link {
  secret: string
  expiresAt: Date
}

/** To the owner of a new account; with a link when the address is still to be confirmed. */
export function welcomeMail(reader: Reader, isCaterer: boolean, link: Link | undefined, site: string): Mail {
  const locale = localeOf(reader)
  return mail('welcome', reader.id, reader, {
    subject: text.email_subject_welcome({ brand: brand.name }, locale),
    paragraphs: [
      isCaterer ? text.email_welcome_caterer({}, locale) : text.email_welcome_customer({}, locale),
      ...(link ? [text.email_welcome_confirm_address({}, locale)] : []),
    ],
    ...(reader.emailVerified ? {} : { notYou: text.email_not_you_ignore({}, locale) }),
    actions: [
      ...(link ? [confirmation(reader, link, site)] : []),
      isCaterer
        ? { text: text.email_action_set_up_profile({}, locale), url: `${site}${paths.catererDashboard()}` }
        : { text: text.email_action_find_caterer({}, locale), url: `${site}/${brand.slug}` },
    ],
  })
}

/** To the owner of a new account that joined a caterer by an invitation, which confirmed its address. */
export function welcomeMemberMail(reader: Reader, site: string): Mail {
  const locale = localeOf(reader)
  return mail('welcome', reader.id, reader, {
    subject: text.email_subject_welcome({ brand: brand.name }, locale),
    paragraphs: [text.email_welcome_member({}, locale)],
    actions: [{ text: text.email_action_open_dashboard({}, locale), url: `${site}${paths.catererDashboard()}` }],
  })
}

/** To a person who asks for the confirmation once more. */
export function verificationMail(reader: Reader, about: string, link: Link, site: string): Mail {
  const locale = localeOf(reader)
  return mail('verify_email', about, reader, {
    subject: text.email_subject_verify_email({}, locale),
    paragraphs: [text.email_verify_email_link_expiry({ until: endOf(link, reader) }, locale)],
    notYou: text.email_not_you_ignore({}, locale),
    actions: [confirmation(reader, link, site)],
  })
}

/**
 * Email with the code that confirms an address, which is not confirmed before. The code is in the body alone: subjects are stored
 * for a month.
 */
export function emailCodeMail(
  reader: Reader,
  about: string,
  { code, expiresAt }: { code: string; expiresAt: Date },
  site: string,
): Mail {
  const locale = localeOf(reader)
  const email = mail('email_code', about, unconfirmed(reader), {
    subject: text.email_subject_email_code({ brand: brand.name }, locale),
    paragraphs: [
      text.email_code({ code }, locale),
      text.email_code_expiry({ until: formatMomentIn(reader.language, expiresAt) }, locale),
    ],
    notYou: text.email_not_you_code({}, locale),
    // Origin-bound one-time code (https://wicg.github.io/sms-one-time-codes): phones offer it on our site alone.
    lastLine: `@${new URL(site).hostname} #${code}`,
  })
  return { ...email, uselessAt: expiresAt }
}

/** To a person who cannot log in. */
export function resetMail(reader: Reader, about: string, link: Link, site: string): Mail {
  const locale = localeOf(reader)
  const email = mail('reset_password', about, reader, {
    subject: text.email_subject_reset_password({ brand: brand.name }, locale),
    paragraphs: [text.email_reset_password_link_expiry({ until: endOf(link, reader) }, locale)],
    notYou: text.email_not_you_reset_password({}, locale),
    actions: [{ text: text.email_action_set_password({}, locale), url: site + paths.resetPassword(link.secret) }],
  })
  return { ...email, uselessAt: link.expiresAt }
}

/** To the owner of an account whose password was changed. A stranger may have created it, so the name in it is not in the email. */
export function passwordChangedMail(reader: Reader, about: string, site: string): Mail {
  const locale = localeOf(reader)
  return mail('password_changed', about, unconfirmed(reader), {
    subject: text.email_subject_password_changed({}, locale),
    paragraphs: [text.email_password_changed({}, locale)],
    notYou: text.email_not_you_set_password({}, locale),
    actions: [forgotten(reader, site)],
  })
}

/**
 * To the owner of an account that an identity at a provider opened for the first time. `password` says what became of the one it
 * had. A stranger may have created the account, so the name in it is not in the email.
 */
export function providerJoinedMail(reader: Reader, password: string | undefined, about: string, site: string): Mail {
  const locale = localeOf(reader)
  const ofPassword =
    password === 'void'
      ? [text.email_provider_joined_password_void({}, locale)]
      : password === 'valid'
        ? [text.email_provider_joined_password_valid({}, locale)]
        : []
  return mail('provider_joined', about, unconfirmed(reader), {
    subject: text.email_subject_provider_joined({}, locale),
    paragraphs: [text.email_provider_joined({}, locale), ...ofPassword],
    notYou: text.email_not_you_set_password({}, locale),
    actions: [forgotten(reader, site)],
  })
}

/** To the address that an account is to have from now on. */
export function newEmailMail(reader: Reader, newEmail: string, about: string, link: Link, site: string): Mail {
  const locale = localeOf(reader)
  return mail('change_email', about, unconfirmed(reader, newEmail), {
    subject: text.email_subject_change_email({}, locale),
    paragraphs: [text.email_change_email_link_expiry({ brand: brand.name, until: endOf(link, reader) }, locale)],
    notYou: text.email_not_you_change_email({}, locale),
    actions: [{ text: text.email_action_confirm_address({}, locale), url: site + paths.confirmEmail(link.secret) }],
  })
}

/** To the address that an account has while another one is pending; the new one is named only to a confirmed address. */
export function emailChangeAskedMail(reader: Reader, newEmail: string, about: string, site: string): Mail {
  const locale = localeOf(reader)
  return mail('email_change_asked', about, reader, {
    subject: text.email_subject_email_change_asked({}, locale),
    paragraphs: [
      reader.emailVerified
        ? text.email_change_asked_to({ email: newEmail }, locale)
        : text.email_change_asked({}, locale),
    ],
    notYou: text.email_not_you_set_password({}, locale),
    actions: [forgotten(reader, site)],
  })
}

/** To the address that an account had until now. Whether that one was ever confirmed is not known, so nothing of the account is in it. */
export function emailChangedMail(reader: Reader, formerEmail: string, about: string): Mail {
  const locale = localeOf(reader)
  return mail('email_changed', about, unconfirmed(reader, formerEmail), {
    subject: text.email_subject_email_changed({}, locale),
    paragraphs: [text.email_email_changed({}, locale)],
    notYou: text.email_not_you_call({}, locale),
  })
}

/** To the address of a deleted account, which may never have been confirmed. */
export function farewellMail(reader: Reader, about: string): Mail {
  const locale = localeOf(reader)
  return mail('account_deleted', about, unconfirmed(reader), {
    subject: text.email_subject_account_deleted({}, locale),
    paragraphs: [
      text.email_account_deleted({}, locale),
      text.email_account_deleted_thanks({ brand: brand.name }, locale),
    ],
    notYou: text.email_not_you_call({}, locale),
  })
}

/** The reader at an address that may be a stranger's, whatever is known of it: the email names nobody. */
const unconfirmed = (reader: Reader, email = reader.email): Reader => ({ ...reader, email, emailVerified: false })

const endOf = ({ expiresAt }: Link, { language }: Reader) => formatMomentIn(language, expiresAt)

function confirmation(reader: Reader, { secret }: Link, site: string) {
  return { text: text.email_action_confirm_address({}, localeOf(reader)), url: `${site}/verify-email#${secret}` }
}

function forgotten(reader: Reader, site: string) {
  return { text: text.email_action_set_password({}, localeOf(reader)), url: `${site}/#forgot` }
}
