import { brand } from '#contract/brand.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { mail, signature, type Mail, type Reader } from './mail.ts'

/** The secret of a one-time link and how long it works. It stands behind the #, which no server and no log ever sees. */
export interface Link {
  secret: string
  expiresAt: Date
}

const greet = ({ firstName }: Reader) => `Namaste ${firstName},`
const forgotten = (site: string) => ({ text: 'Set a new password', url: `${site}/#forgot` })
const callUs = 'If it was not you, please set a new password at once and call us.'

/** To somebody who has just made an account; with a link when the address is still to be confirmed. */
export function welcomeMail(reader: Reader, isCaterer: boolean, link: Link | undefined, site: string): Mail {
  return mail('welcome', reader.id, reader, `Welcome to ${brand.name}`, {
    greeting: greet(reader),
    paragraphs: [
      isCaterer
        ? 'your account is ready. Tell us about your kitchen, your menus and your packages, and hosts in Mumbai can find you.'
        : 'your account is ready. Find a caterer for your gathering, put the menu together, and book it in a few minutes.',
      ...(link ? ['Please confirm that this address is yours. You can order before that.'] : []),
    ],
    actions: [
      ...(link ? [confirmation(link, site)] : []),
      isCaterer
        ? { text: 'Set up your kitchen', url: `${site}/caterer-dashboard` }
        : { text: 'Find a caterer', url: `${site}/${brand.slug}` },
    ],
    signature,
  })
}

/** To somebody who asks for the confirmation once more. */
export function verificationMail(reader: Reader, about: string, link: Link, site: string): Mail {
  return mail('verify_email', about, reader, 'Please confirm your e-mail address', {
    greeting: greet(reader),
    paragraphs: [
      `please confirm that this address is yours. The link works until ${formatMoment(link.expiresAt)}; earlier ones no longer do.`,
    ],
    actions: [confirmation(link, site)],
    signature,
  })
}

/** To somebody who cannot sign in. */
export function resetMail(reader: Reader, about: string, link: Link, site: string): Mail {
  const letter = mail('reset_password', about, reader, `Set a new password for ${brand.name}`, {
    greeting: greet(reader),
    paragraphs: [
      `somebody, hopefully you, wants to set a new password for your account. The link works once, until ${formatMoment(link.expiresAt)}.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    actions: [{ text: 'Set a new password', url: `${site}/reset-password#${link.secret}` }],
    signature,
  })
  return { ...letter, uselessAt: link.expiresAt }
}

/** To the owner of an account whose password is another one now. */
export function passwordChangedMail(reader: Reader, about: string, site: string): Mail {
  return mail('password_changed', about, reader, 'Your password was changed', {
    greeting: greet(reader),
    paragraphs: ['the password of your account was changed, and other devices were signed out.', callUs],
    actions: [forgotten(site)],
    signature,
  })
}

/** To the address that an account is to have from now on. */
export function newEmailMail(reader: Reader, newEmail: string, about: string, link: Link, site: string): Mail {
  return mail('change_email', about, { ...reader, email: newEmail }, 'Please confirm your new e-mail address', {
    greeting: greet(reader),
    paragraphs: [
      `you asked to use this address for your account. It counts once you have followed this link, which works until ${formatMoment(link.expiresAt)}.`,
      'If it was not you, please ignore this mail: nothing changes.',
    ],
    actions: [{ text: 'Use this address', url: `${site}/confirm-email#${link.secret}` }],
    signature,
  })
}

/** To the address that an account has while another one waits. */
export function emailChangeAskedMail(reader: Reader, newEmail: string, about: string, site: string): Mail {
  return mail('email_change_asked', about, reader, 'Somebody asked to change your e-mail address', {
    greeting: greet(reader),
    paragraphs: [
      `your account is to have the address ${newEmail}. Nothing has changed yet: a mail was sent there to be confirmed.`,
      callUs,
    ],
    actions: [forgotten(site)],
    signature,
  })
}

/** To the address that an account had until now. */
export function emailChangedMail(reader: Reader, formerEmail: string, about: string): Mail {
  return mail('email_changed', about, { ...reader, email: formerEmail }, 'Your e-mail address was changed', {
    greeting: greet(reader),
    paragraphs: [
      `your account now has the address ${reader.email}, and mails no longer come here.`,
      'If it was not you, please call us at once.',
    ],
    signature,
  })
}

/** To somebody who has left. */
export function farewellMail(reader: Reader, about: string): Mail {
  return mail('account_deleted', about, reader, 'Your account has been deleted', {
    greeting: greet(reader),
    paragraphs: [
      'your account is gone, and with it your name, your addresses and your shortlist. What caterers must keep of past orders stays without your name.',
      'Thank you for having been our guest.',
    ],
    signature,
  })
}

function confirmation(link: Link, site: string) {
  return { text: 'Confirm this e-mail address', url: `${site}/verify-email#${link.secret}` }
}
