import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import type { GivenPart } from '#contract/rules/member-part.ts'
import * as text from '#messages/emails'
import { localeOf, mail, type Mail, type Reader } from './mail.ts'
import { formatMomentIn } from './moment.ts'

/** An invitation with the secret of its link. */
export interface InvitationFacts {
  id: string
  part: GivenPart
  secret: string
  expiresAt: Date
}

/** To an address that was invited to act for a caterer. Nothing that the sender typed is in it, not even the name of the caterer (C96). */
export function invitationMail(reader: Reader, { id, part, secret, expiresAt }: InvitationFacts, site: string): Mail {
  const locale = localeOf(reader)
  const until = formatMomentIn(reader.language, expiresAt)
  const email = mail('member_invited', id, reader, {
    subject: text.email_subject_member_invited({ brand: brand.name }, locale),
    paragraphs: [
      part === 'manager'
        ? text.email_member_invited_manager({ brand: brand.name }, locale)
        : text.email_member_invited_cook({ brand: brand.name }, locale),
      text.email_member_invited_until({ until }, locale),
    ],
    notYou: text.email_not_you_change_email({}, locale),
    actions: [{ text: text.email_action_view_invitation({}, locale), url: site + paths.invitation(secret) }],
  })
  return { ...email, uselessAt: expiresAt }
}

/** To the owner whose invitation was accepted. */
export function memberJoinedMail(reader: Reader, part: string | undefined, about: string, site: string): Mail {
  const locale = localeOf(reader)
  return mail('member_joined', about, reader, {
    subject: text.email_subject_member_joined({}, locale),
    paragraphs: [
      part === 'manager' ? text.email_member_joined_manager({}, locale) : text.email_member_joined_cook({}, locale),
    ],
    actions: [people(reader, site)],
  })
}

/** To a former member. */
export function memberRemovedMail(reader: Reader, about: string): Mail {
  const locale = localeOf(reader)
  return mail('member_removed', about, reader, {
    subject: text.email_subject_member_removed({}, locale),
    paragraphs: [text.email_member_removed({ brand: brand.name }, locale)],
  })
}

/** To the member to whom ownership is offered. */
export function ownershipOfferedMail(reader: Reader, about: string, site: string): Mail {
  const locale = localeOf(reader)
  return mail('ownership_offered', about, reader, {
    subject: text.email_subject_ownership_offered({}, locale),
    paragraphs: [text.email_ownership_offered({}, locale)],
    actions: [people(reader, site)],
  })
}

/** To the owner who offers ownership, in case it was another person in their session. */
export function ownershipOfferSentMail(reader: Reader, about: string, site: string): Mail {
  const locale = localeOf(reader)
  return mail('ownership_offer_sent', about, reader, {
    subject: text.email_subject_ownership_offer_sent({}, locale),
    paragraphs: [text.email_ownership_offer_sent({}, locale)],
    notYou: text.email_not_you_set_password({}, locale),
    actions: [people(reader, site)],
  })
}

/** To the new owner. */
export function ownershipReceivedMail(reader: Reader, about: string, site: string): Mail {
  const locale = localeOf(reader)
  return mail('ownership_received', about, reader, {
    subject: text.email_subject_ownership_received({}, locale),
    paragraphs: [text.email_ownership_received({}, locale)],
    actions: [people(reader, site)],
  })
}

/** To the former owner. */
export function ownershipPassedMail(reader: Reader, about: string): Mail {
  const locale = localeOf(reader)
  return mail('ownership_passed', about, reader, {
    subject: text.email_subject_ownership_passed({}, locale),
    paragraphs: [text.email_ownership_passed({}, locale)],
    notYou: text.email_not_you_call({}, locale),
  })
}

function people(reader: Reader, site: string) {
  return { text: text.email_action_view_team({}, localeOf(reader)), url: site + paths.people() }
}
