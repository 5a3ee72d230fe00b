import { describe, expect, test } from 'vitest'
import { brand } from '#contract/brand.ts'
import { contacts } from '#contract/contacts.ts'
import { momentInIndia } from '#contract/values/calendar.ts'
import { languages, type Language } from '#contract/values/language.ts'
import { paise } from '#contract/values/money.ts'
import * as account from './account-mails.ts'
import * as member from './member-mails.ts'
import { complaintOfficerMail, complaintSenderMail } from './complaint-mails.ts'
import { enquiryAcknowledgedMail, enquiryToUsMail } from './enquiry-mails.ts'
import * as money from './money-mails.ts'
import type { Mail, MailKind, Reader } from './mail.ts'
import {
  acceptedAutomaticallyMail,
  answerReminderMail,
  enquiryMail,
  orderRequestedMail,
  orderToAnswerMail,
  type OrderFacts,
} from './mails.ts'
import { formatBriefMomentIn, formatDayIn, formatMomentIn } from './moment.ts'
import { orderMail, unreadMail, type ChangeFacts, type EndingFacts } from './order-mails.ts'
import { approvalMail, licenceEndingMail, revisionDecidedMail } from './caterer-mails.ts'
import { reviewRepliedMail, reviewWrittenMail } from './review-mails.ts'

const site = 'https://pangat.example'
const link = { secret: 'Secret-of_a-link', expiresAt: new Date('2026-11-23T06:05:00Z') }
const about = 'about-1'
const answerBy = new Date('2026-11-24T15:00:00Z')
const changesUntil = new Date('2026-12-10T14:00:00Z')
const order: OrderFacts = {
  id: 'PG-7K2M',
  bookingCode: 'PGT-7K3QX',
  catererName: 'Leaf & Ladle',
  catererPeople: ['owner-1'],
  customerId: 'customer-1',
  eventDate: '2026-12-12',
  eventTime: '19:30',
  guests: 260,
  venue: 'Flat 9, Shivaji Park, Dadar, 400028',
  company: 'Kulkarni Traders',
  gstin: '27AAPFU0939F1ZV',
  menu: [
    { course: 'Starters', dishes: ['Kothimbir Vadi', 'Batata Vada'] },
    { course: 'Sweets', dishes: ['Puran Poli'] },
  ],
  venuePinCode: '400028',
  gift: undefined,
  total: paise(12_500_000),
  answerBy,
  changesUntil,
}
const enquiry = {
  id: 'enquiry-1',
  contact: '+919820054321',
  catererName: 'Leaf & Ladle',
  catererSlug: 'leaf-ladle',
  catererCity: 'mumbai',
  catererPeople: ['owner-1'],
}
/** What was entered is in the reader's language only by chance. */
const sentEnquiry = {
  id: 'enquiry-2',
  kind: 'contact',
  ticket: 'PGE-7K3QX',
  name: 'आशा',
  email: 'asha@pangat.example',
  contact: '+919820054321',
  message: 'मोदक',
  userId: null,
  catererName: null,
} as const
const complaint = { id: 'complaint-1', ticket: 'PGC-7K3QX', secret: 'q3mJ0yV5cT1nX8wZ2bKf7A' }
const review = {
  id: 'review-1',
  orderId: order.id,
  rating: 4.5,
}
const ending = (given: Partial<EndingFacts> = {}): EndingFacts => ({
  by: 'nobody',
  hasReason: false,
  refund: paise(10_500_000),
  compensation: paise(0),
  ...given,
})
const change = (guestsBefore: number, given: Partial<ChangeFacts> = {}): ChangeFacts => ({
  guestsBefore,
  guestsAfter: 260,
  refund: paise(0),
  retained: paise(0),
  retainedUsed: paise(0),
  paid: paise(0),
  ...given,
})
const cancelledLate = { by: 'caterer', hasReason: true, compensation: paise(6_250_000) } as const
const cancelledTooLate = { by: 'customer', hasReason: true, refund: paise(0) } as const

type Told = { order?: OrderFacts; ending?: EndingFacts; change?: ChangeFacts }
const told =
  (side: 'customer' | 'caterer', type: string, ...cases: Told[]) =>
  (reader: Reader): Mail[] =>
    (cases.length > 0 ? cases : [{}]).flatMap(
      (one) => orderMail(side, type, { reader, order, ending: ending(), change: undefined, about, site, ...one }) ?? [],
    )
const changes = [
  {},
  { change: change(240, { paid: paise(250_050) }) },
  { change: change(240, { paid: paise(250_050), retainedUsed: paise(120_000) }) },
  { change: change(240, { retainedUsed: paise(370_050) }) },
  { change: change(300, { refund: paise(400_000) }) },
  { change: change(300, { refund: paise(200_000), retained: paise(200_000) }) },
  { change: change(300, { retained: paise(400_000) }) },
  { change: change(260) },
]

/** What an admin has written stays in its language. */
const approvalFacts = { eventId: about, reason: 'Send a photo of licence 4711' }

const payout = { id: about, amount: paise(623_760) }
const moneyOf = { orderId: order.id, bookingCode: order.bookingCode, amount: paise(525_000) }

/** Every email there is, in each of its shapes. */
const everyMail = {
  welcome: (reader) => [
    account.welcomeMail(reader, false, link, site),
    account.welcomeMail(reader, true, link, site),
    account.welcomeMail(reader, false, undefined, site),
  ],
  verify_email: (reader) => [account.verificationMail(reader, about, link, site)],
  email_code: (reader) => [
    account.emailCodeMail(reader, about, { code: '048291', expiresAt: link.expiresAt }, `${site}:8443`),
  ],
  reset_password: (reader) => [account.resetMail(reader, about, link, site)],
  password_changed: (reader) => [account.passwordChangedMail(reader, about, site)],
  change_email: (reader) => [account.newEmailMail(reader, 'meera.new@pangat.example', about, link, site)],
  email_change_asked: (reader) => [account.emailChangeAskedMail(reader, 'meera.new@pangat.example', about, site)],
  email_changed: (reader) => [account.emailChangedMail(reader, 'meera.old@pangat.example', about)],
  provider_joined: (reader) => [
    account.providerJoinedMail(reader, 'valid', about, site),
    account.providerJoinedMail(reader, 'void', about, site),
    account.providerJoinedMail(reader, 'none', about, site),
  ],
  account_deleted: (reader) => [account.farewellMail(reader, about)],
  order_requested: (reader) => [
    orderRequestedMail(reader, order, site),
    orderRequestedMail(reader, { ...order, answerBy: undefined }, site),
  ],
  order_to_answer: (reader) => [
    orderToAnswerMail(reader, order, site),
    orderToAnswerMail(reader, { ...order, answerBy: undefined }, site),
  ],
  order_answer_reminder: (reader) => [answerReminderMail(reader, order, about, site)],
  order_accepted_automatically: (reader) => [acceptedAutomaticallyMail(reader, order, site)],
  order_accepted: (reader) =>
    [order, { ...order, changesUntil: undefined }].flatMap((one) =>
      told('customer', 'order.accepted', { order: one })(reader),
    ),
  order_declined: told('customer', 'order.declined', { ending: ending({ by: 'caterer', hasReason: true }) }),
  order_lapsed: told('customer', 'order.lapsed'),
  order_lapsed_caterer: told('caterer', 'order.lapsed'),
  order_in_preparation: told('customer', 'order.in_preparation'),
  order_delivered: told('customer', 'order.delivered'),
  order_unmarked: told('customer', 'order.unmarked'),
  order_unmarked_caterer: told('caterer', 'order.unmarked'),
  order_completed: told('customer', 'order.completed'),
  order_cancelled: told(
    'customer',
    'order.cancelled',
    { ending: ending(cancelledLate) },
    { ending: ending(cancelledTooLate) },
  ),
  order_cancelled_caterer: told(
    'caterer',
    'order.cancelled',
    { ending: ending(cancelledLate) },
    { ending: ending(cancelledTooLate) },
  ),
  order_changed: told('customer', 'order.changed', ...changes),
  order_changed_caterer: told('caterer', 'order.changed', ...changes),
  order_unread: (reader) => [
    unreadMail('customer', reader, order, about, site),
    unreadMail('caterer', reader, order, about, site),
  ],
  enquiry_received: (reader) => [enquiryMail(reader, enquiry, site)],
  enquiry_to_us: (reader) =>
    (['contact', 'wedding', 'festival'] as const).map((kind) =>
      enquiryToUsMail(reader, { ...sentEnquiry, kind }, site),
    ),
  enquiry_acknowledged: (reader) => [
    enquiryAcknowledgedMail(reader, sentEnquiry),
    enquiryAcknowledgedMail(reader, { ...sentEnquiry, catererName: order.catererName }),
  ],
  complaint_received: (reader) => [complaintOfficerMail('complaint_received', reader, complaint, about, site)],
  complaint_overdue: (reader) => [complaintOfficerMail('complaint_overdue', reader, complaint, about, site)],
  complaint_filed: (reader) => [complaintSenderMail('complaint_filed', reader, complaint, about, site)],
  complaint_acknowledged: (reader) => [complaintSenderMail('complaint_acknowledged', reader, complaint, about, site)],
  complaint_answered: (reader) => [complaintSenderMail('complaint_answered', reader, complaint, about, site)],
  complaint_closed: (reader) => [complaintSenderMail('complaint_closed', reader, complaint, about, site)],
  member_invited: (reader) => [
    member.invitationMail(reader, { id: about, part: 'manager', ...link }, site),
    member.invitationMail(reader, { id: about, part: 'cook', ...link }, site),
  ],
  member_joined: (reader) => [
    member.memberJoinedMail(reader, 'manager', about, site),
    member.memberJoinedMail(reader, 'cook', about, site),
  ],
  member_removed: (reader) => [member.memberRemovedMail(reader, about)],
  ownership_offered: (reader) => [member.ownershipOfferedMail(reader, about, site)],
  ownership_offer_sent: (reader) => [member.ownershipOfferSentMail(reader, about, site)],
  ownership_received: (reader) => [member.ownershipReceivedMail(reader, about, site)],
  ownership_passed: (reader) => [member.ownershipPassedMail(reader, about)],
  review_written: (reader) => [reviewWrittenMail(reader, review, order, site)],
  review_replied: (reader) => [reviewRepliedMail(reader, review, order, site)],
  caterer_approved: (reader) => [approvalMail('caterer_approved', reader, { eventId: about, reason: '' }, site)],
  caterer_changes_requested: (reader) => [approvalMail('caterer_changes_requested', reader, approvalFacts, site)],
  caterer_rejected: (reader) => [approvalMail('caterer_rejected', reader, approvalFacts, site)],
  caterer_suspended: (reader) => [approvalMail('caterer_suspended', reader, approvalFacts, site)],
  caterer_reinstated: (reader) => [approvalMail('caterer_reinstated', reader, { eventId: about, reason: '' }, site)],
  caterer_revision_decided: (reader) => [
    revisionDecidedMail(reader, { ...approvalFacts, accepted: ['name', 'address'], refused: ['gstNo'] }, site),
    revisionDecidedMail(reader, { eventId: about, reason: '', accepted: ['gstNo'], refused: [] }, site),
  ],
  bank_changed: (reader) => [
    money.bankChangedMail(reader, { eventId: about, account: '•••• 6789' }),
    money.bankChangedFormerMail(reader, 'meera.old@pangat.example', about),
  ],
  payout_paid: (reader) => [money.payoutPaidMail(reader, payout, site)],
  payout_failed: (reader) => [money.payoutFailedMail(reader, payout, site)],
  statement_ready: (reader) => [money.statementReadyMail(reader, { eventId: about, month: '2026-12' }, site)],
  compensation_missing: (reader) => [money.compensationMissingMail(reader, { ...moneyOf, eventId: about }, site)],
  compensation_paid: (reader) => [money.compensationPaidMail(reader, { ...moneyOf, payoutId: about })],
  order_refunded: (reader) => [money.orderRefundedMail('customer', reader, { ...moneyOf, refundId: about }, site)],
  order_refunded_caterer: (reader) => [
    money.orderRefundedMail('caterer', reader, { ...moneyOf, refundId: about }, site),
  ],
  caterer_licence_ending: (reader) => [licenceEndingMail(reader, { eventId: about, endsOn: order.eventDate }, site)],
} satisfies Record<MailKind, (reader: Reader) => Mail[]>

const readerIn = (language: Language, emailVerified = true): Reader => ({
  id: 'reader-1',
  email: 'meera@pangat.example',
  emailVerified,
  firstName: 'Meera',
  language,
})
const allIn = (language: Language) =>
  [true, false].flatMap((emailVerified) =>
    Object.values(everyMail).flatMap((write) => write(readerIn(language, emailVerified))),
  )

/** What people called themselves or typed: it is in every language as they typed it. */
const asWritten = [
  order.bookingCode,
  sentEnquiry.ticket,
  complaint.ticket,
  order.venue,
  'Kulkarni Traders',
  '27AAPFU0939F1ZV',
  ...order.menu.map(({ course, dishes }) => `${course}: ${dishes.join(', ')}`),
  order.catererName,
  'Meera',
  brand.name,
  approvalFacts.reason,
]
const addresses = /https?:\/\/\S+|[\w.]*@[\w.]*\w/g

/** What may not be lost in another language: addresses, amounts, numbers, days and names. */
function facts({ text, subject }: Mail, language: Language) {
  const all = `${subject}\n${text}`
  const moments = [link.expiresAt, answerBy, changesUntil, momentInIndia(order.eventDate, order.eventTime)]
  // Long forms first: a short one may be a part of a long one.
  const forms = [
    ...moments.map((moment) => formatMomentIn(language, moment)),
    formatDayIn(language, order.eventDate),
    formatBriefMomentIn(language, answerBy),
  ]
  let rest = all
  const days = forms.map((form) => {
    const parts = rest.split(form)
    rest = parts.join('')
    return parts.length
  })
  return {
    addresses: all.match(addresses) ?? [],
    amounts: (all.match(/₹[\d,.]*\d/g) ?? []).toSorted(),
    numbers: (rest.replace(addresses, '').match(/\d+/g) ?? []).toSorted(),
    days,
    names: asWritten.map((name) => [name, all.includes(name)]),
    paragraphs: text.split('\n\n').length,
  }
}

test.each(Object.entries(everyMail))('%s is the kind of its emails, in every language alike', (kind, write) => {
  for (const language of languages) {
    const mails = write(readerIn(language))
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) expect(mail.kind).toBe(kind)
    const inEnglish = write(readerIn('en'))
    const keys = ({ dedupeKey, recipient, uselessAt }: Mail) => ({ dedupeKey, recipient, uselessAt })
    expect(mails.map(keys)).toEqual(inEnglish.map(keys))
  }
})

describe.each(['hi', 'mr'] as const)('in %s', (language) => {
  const inEnglish = allIn('en')
  const pairs = allIn(language).map((mail, index) => ({ kind: mail.kind, mail, english: inEnglish[index] ?? mail }))

  test.each(pairs)('$kind tells the same links, amounts, days, numbers and names', ({ mail, english }) => {
    expect(facts(mail, language)).toEqual(facts(english, 'en'))
  })

  test.each(pairs)('$kind has no English left in it', ({ mail }) => {
    const ours = [...asWritten]
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, name) => left.replaceAll(name, ''), `${mail.subject}\n${mail.text}`.replace(addresses, ''))
    expect(ours).not.toMatch(/[A-Za-z]/)
    expect(mail.subject).toMatch(/\p{Script=Devanagari}/u)
    expect(mail.text).not.toBe('')
  })

  test.each(pairs)('$kind says in its HTML which language it is, and leads where its text leads', ({ mail }) => {
    expect(mail.html).toContain(`<html lang="${language}">`)
    const urls = mail.text.match(/https:\S+/g) ?? []
    expect(mail.html.match(/href="[^"]+"/g) ?? []).toEqual(urls.map((url) => `href="${url}"`))
  })
})

test.each([
  ['en', 'Booking code'],
  ['hi', 'बुकिंग कोड'],
  ['mr', 'बुकिंग कोड'],
] as const)('emails to both sides of an order name it by its booking code in %s', (language, label) => {
  const sides = [everyMail.order_requested, everyMail.order_to_answer, everyMail.order_changed, everyMail.order_unread]
  for (const { kind, text } of sides.flatMap((write) => write(readerIn(language)))) {
    expect(text, kind).toContain(`${label}: PGT-7K3QX`)
    expect(text.replace(addresses, ''), kind).not.toContain(order.id)
  }
})

test.each([
  ['en', 'New order: 1 guest', '1 guest instead of 2', 'for 1 guest.'],
  ['hi', 'नया ऑर्डर: 1 मेहमान', '2 की जगह 1 मेहमान', '1 मेहमान के लिए'],
  ['mr', 'नवीन ऑर्डर: 1 पाहुणा', '2 ऐवजी 1 पाहुणा', '1 पाहुण्यासाठी'],
] as const)('one guest is singular in %s', (language, subject, fewer, others) => {
  const reader = readerIn(language)
  const alone = { ...order, guests: 1, answerBy: undefined }
  expect(orderToAnswerMail(reader, alone, site).subject).toBe(subject)
  const [less, otherMenu] = told(
    'customer',
    'order.changed',
    { change: change(2, { guestsAfter: 1 }) },
    { change: change(1, { guestsAfter: 1 }) },
  )(reader)
  expect(less?.text).toContain(fewer)
  expect(otherMenu?.text).toContain(others)
})

test.each([
  ['en', 'This booking was cancelled.', 'This order was cancelled.'],
  ['hi', 'यह बुकिंग रद्द हो गई है।', 'यह ऑर्डर रद्द हो गया है।'],
  ['mr', 'हे बुकिंग रद्द झाले आहे.', 'ही ऑर्डर रद्द झाली आहे.'],
] as const)('a cancellation by an unknown side is nobody’s in %s', (language, customer, caterer) => {
  const reader = readerIn(language)
  const cancelled = { ending: ending({ by: 'nobody' }) }
  const says = (side: 'customer' | 'caterer') =>
    told(side, 'order.cancelled', cancelled)(reader).map(({ text }) => text.split('\n\n')[1])
  expect([says('customer'), says('caterer')]).toEqual([[customer], [caterer]])
})

test('enquiry to a caterer without an owner is sent to us, in English', () => {
  const mail = enquiryMail(undefined, enquiry, site)
  expect(mail).toMatchObject({ recipient: contacts().email, subject: 'New enquiry from your Pangat page' })
  expect(mail.text).toContain('Caterer: Leaf & Ladle')
  expect(mail.html).toContain('<html lang="en">')
})

test.each(languages)('the email with a code in %s is as phones and strangers need it', (language) => {
  const [mail] = everyMail.email_code({ ...readerIn(language), firstName: 'Win at evil.example' })
  expect(mail?.subject.length).toBeLessThanOrEqual(50)
  // Subjects outlive the email, and the account's owner may have written anything into the name.
  expect(mail?.subject).not.toMatch(/\d/)
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil')
  // The first paragraph is what a notification shows.
  expect(mail?.text.split('\n\n')[1]).toContain('048291')
  expect(mail?.text.split('\n').at(-1)).toBe('@pangat.example #048291')
  expect(mail?.html).toContain('>@pangat.example #048291</p>')
  expect(mail?.uselessAt).toEqual(link.expiresAt)
})

describe('an email to an address that is not confirmed', () => {
  const evil = 'You won 50000 at https://evil.example/win'
  const names = { firstName: evil, email: 'victim@pangat.example' }
  const attacked = { ...order, catererName: evil, venue: evil, company: evil, menu: [{ course: evil, dishes: [evil] }] }

  /** Every email as it would be with an attacker's text wherever people can type one. */
  const attackedMails = (reader: Reader) => [
    ...Object.values(everyMail).flatMap((write) => write(reader)),
    account.newEmailMail(reader, 'evil.example@pangat.example', about, link, site),
    account.emailChangeAskedMail(reader, 'evil.example@pangat.example', about, site),
    account.emailChangedMail({ ...reader, email: 'evil.example@pangat.example' }, names.email, about),
    orderRequestedMail(reader, attacked, site),
    orderToAnswerMail(reader, attacked, site),
    enquiryMail(reader, { ...enquiry, catererName: evil }, site),
    approvalMail('caterer_rejected', reader, { eventId: about, reason: evil }, site),
    revisionDecidedMail(reader, { eventId: about, reason: evil, accepted: [], refused: ['name'] }, site),
    reviewWrittenMail(reader, review, attacked, site),
    reviewRepliedMail(reader, review, attacked, site),
    ...(['customer', 'caterer'] as const).flatMap((side) => [
      unreadMail(side, reader, attacked, about, site),
      ...[...orderEvents].flatMap((type) => told(side, type, { order: attacked, change: change(240) })(reader)),
    ]),
  ]
  const orderEvents = [
    'accepted',
    'declined',
    'lapsed',
    'in_preparation',
    'delivered',
    'unmarked',
    'completed',
    'cancelled',
    'changed',
  ].map((state) => `order.${state}`)

  test.each(languages)('has no name and no text of anyone in it, in %s', (language) => {
    const mails = attackedMails({ ...readerIn(language, false), ...names })
    expect(mails.length).toBeGreaterThan(60)
    for (const { kind, subject, text, html } of mails)
      expect(`${subject} ${text} ${html}`, kind).not.toMatch(/evil|You won|Meera|Leaf|Vada|Kulkarni/)
  })

  test.each(languages)('says what to do if it was not the reader, in %s', (language) => {
    const words = { en: 'If this wasn’t you', hi: 'अगर यह आपने नहीं किया है', mr: 'हे तुम्ही केले नसेल' }[language]
    for (const { kind, text } of attackedMails({ ...readerIn(language, false), ...names }))
      expect(text.split(words).length, kind).toBe(2)
  })
})

describe('an email to a confirmed address', () => {
  const own = { firstName: 'Own name', email: 'reader@pangat.example' }
  const typed = {
    ...order,
    catererName: 'Name of the caterer',
    venue: 'Venue of the customer',
    company: 'Company of the customer',
  }

  test.each(languages)('to a caterer has nothing that a customer typed, in %s', (language) => {
    const reader = { ...readerIn(language), ...own }
    const mails = [
      orderToAnswerMail(reader, typed, site),
      unreadMail('caterer', reader, typed, about, site),
      reviewWrittenMail(reader, review, typed, site),
      enquiryMail(reader, enquiry, site),
      ...['order.lapsed', 'order.cancelled', 'order.changed'].flatMap((type) =>
        told('caterer', type, { order: typed })(reader),
      ),
    ]
    expect(mails).toHaveLength(7)
    for (const { kind, subject, text } of mails)
      expect(`${subject} ${text}`, kind).not.toMatch(/of the customer|caterer of|27AAPFU/)
  })

  test('to an owner has the reason that an admin wrote for them', () => {
    const { text } = approvalMail('caterer_changes_requested', readerIn('en'), approvalFacts, site)
    expect(text).toContain('Reason: Send a photo of licence 4711')
    expect(text).not.toContain('Call us for the reason')
  })

  test('to a customer has the names and the venue that they know', () => {
    const { subject, text } = orderRequestedMail({ ...readerIn('en'), ...own }, typed, site)
    expect(subject).toBe('Request sent to Name of the caterer, Sat 12 Dec')
    expect(text).toMatch(/^Namaste Own name,/)
    expect(text).toContain('Venue: Venue of the customer')
    expect(text).toContain('Menu:\nStarters: Kothimbir Vadi, Batata Vada\nSweets: Puran Poli\n')
    expect(text).toContain('Company: Company of the customer\nGST number: 27AAPFU0939F1ZV\n')
  })
})

test('what an email says begins with a capital, and its subject is short', () => {
  for (const { kind, subject, text } of allIn('en')) {
    for (const first of [subject, text.split('\n\n')[1] ?? '']) expect(first.charAt(0), kind).toMatch(/\p{Lu}/u)
    expect(subject.length, subject).toBeLessThanOrEqual(50)
  }
})
