import { paths } from '#contract/paths.ts'
import { brand } from '#contract/brand.ts'
import { mail, type Mail, type Reader } from './mail.ts'
import { formatMomentIn } from './moment.ts'
import { wordsIn } from './words.ts'

/** The secret of a one-time link and how long it works. It stands behind the #, which no server and no log ever sees. */
export interface Link {
  secret: string
  expiresAt: Date
}

/** To the owner of a new account; with a link when the address is still to be confirmed. */
export function welcomeMail(reader: Reader, isCaterer: boolean, link: Link | undefined, site: string): Mail {
  const { account, todo } = wordsIn[reader.language]
  return mail('welcome', reader.id, reader, account.welcome, {
    paragraphs: [isCaterer ? account.catererIsReady : account.customerIsReady, ...(link ? [account.confirmLater] : [])],
    ...(reader.emailVerified ? {} : { notYou: account.notYou }),
    actions: [
      ...(link ? [confirmation(reader, link, site)] : []),
      isCaterer
        ? { text: todo.setUpKitchen, url: `${site}${paths.catererDashboard()}` }
        : { text: todo.findCaterer, url: `${site}/${brand.slug}` },
    ],
  })
}

/** To a person who asks for the confirmation once more. */
export function verificationMail(reader: Reader, about: string, link: Link, site: string): Mail {
  const { account } = wordsIn[reader.language]
  return mail('verify_email', about, reader, account.verification, {
    paragraphs: [account.confirmBy(endOf(link, reader))],
    notYou: account.notYou,
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
  const { account } = wordsIn[reader.language]
  const email = mail('email_code', about, { ...reader, emailVerified: false }, account.code, {
    paragraphs: [account.codeIs(code), account.codeUntil(formatMomentIn(reader.language, expiresAt))],
    notYou: account.codeNotYou,
    // Origin-bound one-time code (https://wicg.github.io/sms-one-time-codes): phones offer it on our site alone.
    lastLine: `@${new URL(site).hostname} #${code}`,
  })
  return { ...email, uselessAt: expiresAt }
}

/** To a person who cannot log in. */
export function resetMail(reader: Reader, about: string, link: Link, site: string): Mail {
  const { account, todo } = wordsIn[reader.language]
  const email = mail('reset_password', about, reader, account.reset, {
    paragraphs: [account.resetBy(endOf(link, reader))],
    notYou: account.resetNotYou,
    actions: [{ text: todo.setPassword, url: site + paths.resetPassword(link.secret) }],
  })
  return { ...email, uselessAt: link.expiresAt }
}

/** To the owner of an account whose password was changed. A stranger may have created it, so the name in it is not in the email. */
export function passwordChangedMail(reader: Reader, about: string, site: string): Mail {
  const { account } = wordsIn[reader.language]
  return mail('password_changed', about, { ...reader, emailVerified: false }, account.passwordChanged, {
    paragraphs: [account.passwordIsAnother],
    notYou: account.callUs,
    actions: [forgotten(reader, site)],
  })
}

/**
 * To the owner of an account that an identity at a provider opened for the first time. `password` says what became of the one it
 * had. A stranger may have created the account, so the name in it is not in the email.
 */
export function providerJoinedMail(reader: Reader, password: string | undefined, about: string, site: string): Mail {
  const { account } = wordsIn[reader.language]
  const ofPassword =
    password === 'void' ? [account.passwordIsVoid] : password === 'valid' ? [account.passwordStillWorks] : []
  return mail('provider_joined', about, { ...reader, emailVerified: false }, account.providerJoined, {
    paragraphs: [account.isJoined, ...ofPassword],
    notYou: account.callUs,
    actions: [forgotten(reader, site)],
  })
}

/** To the address that an account is to have from now on. */
export function newEmailMail(reader: Reader, newEmail: string, about: string, link: Link, site: string): Mail {
  const { account, todo } = wordsIn[reader.language]
  return mail('change_email', about, { ...reader, email: newEmail, emailVerified: false }, account.newEmail, {
    paragraphs: [account.newEmailBy(endOf(link, reader))],
    notYou: account.newEmailNotYou,
    actions: [{ text: todo.useAddress, url: site + paths.confirmEmail(link.secret) }],
  })
}

/** To the address that an account has while another one is pending; the new one is named only to a confirmed address. */
export function emailChangeAskedMail(reader: Reader, newEmail: string, about: string, site: string): Mail {
  const { account } = wordsIn[reader.language]
  return mail('email_change_asked', about, reader, account.emailChangeAsked, {
    paragraphs: [reader.emailVerified ? account.emailIsToBe(newEmail) : account.emailIsToChange],
    notYou: account.callUs,
    actions: [forgotten(reader, site)],
  })
}

/** To the address that an account had until now. Whether that one was ever confirmed is not known, so nothing of the account is in it. */
export function emailChangedMail(reader: Reader, formerEmail: string, about: string): Mail {
  const { account } = wordsIn[reader.language]
  return mail('email_changed', about, { ...reader, email: formerEmail, emailVerified: false }, account.emailChanged, {
    paragraphs: [account.emailIs],
    notYou: account.emailNotYou,
  })
}

/** To the address of a deleted account, which may never have been confirmed. */
export function farewellMail(reader: Reader, about: string): Mail {
  const { account } = wordsIn[reader.language]
  return mail('account_deleted', about, { ...reader, emailVerified: false }, account.farewell, {
    paragraphs: [account.isGone, account.thanks],
    notYou: account.emailNotYou,
  })
}

const endOf = ({ expiresAt }: Link, { language }: Reader) => formatMomentIn(language, expiresAt)

function confirmation({ language }: Reader, { secret }: Link, site: string) {
  return { text: wordsIn[language].todo.confirmAddress, url: `${site}/verify-email#${secret}` }
}

function forgotten({ language }: Reader, site: string) {
  return { text: wordsIn[language].todo.setPassword, url: `${site}/#forgot` }
}
