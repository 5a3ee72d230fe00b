import { expect, test } from 'vitest'
import { publish, type DomainEvent } from '#server/kernel/events.ts'
import { newId } from '#server/kernel/ids.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, anOrder, aPackage, aUser } from '#test/factories/index.ts'
import { mailsTo } from '#test/support/mails.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

/** What an attacker would type into a field, so that email programs turn it into a link. */
const lure = (field: string) => `Claim https://evil.example/${field}`

const orderEvents = [
  'order.requested',
  'order.accepted',
  'order.declined',
  'order.lapsed',
  'order.in_preparation',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'order.changed',
] as const
const accountEvents = [
  'user.registered',
  'user.verification_asked',
  'user.email_code_asked',
  'user.forgot_password',
  'user.password_changed',
  'user.email_change_asked',
  'user.email_changed',
  'user.provider_joined',
] as const

/** Lets everything happen that an email follows from, to an order and accounts with a lure in every text that people type. */
async function everythingHappens(given: { emailConfirmed: boolean; endedBy: 'customer' | 'caterer' }) {
  const { emailConfirmed, endedBy } = given
  const names = (whose: string) => ({ firstName: lure(`${whose}-first-name`), lastName: lure(`${whose}-last-name`) })
  const customer = await aUser(server, { ...names('customer'), emailConfirmed })
  const owner = await aUser(server, { ...names('owner'), role: '3', emailConfirmed })
  const caterer = await aCaterer(server, {
    ownerId: owner.id,
    name: lure('caterer'),
    slug: `caterer-${owner.id.toLowerCase()}`,
  })
  const offer = await aPackage(server, { catererId: caterer.id, name: lure('package') })
  const order = await anOrder(server, { offer, customerId: customer.id, eventDate: '2026-12-12' })
  const reviewId = newId()
  const enquiryId = newId()
  const { db } = server.database
  await rows(
    db,
    sql`update orders set venue_name = ${lure('venue-name')}, venue_line = ${lure('venue-line')}, venue_place = ${lure('venue-place')},
          contact_name = ${lure('contact')}, company = ${lure('company')}, note = ${lure('note')} where id = ${order.id}`,
  )
  await rows(
    db,
    sql`insert into order_endings (order_id, ended_by, reason, refund_paise) values (${order.id}, ${endedBy}, ${lure('reason')}, 100)`,
  )
  await rows(
    db,
    sql`insert into reviews (id, order_id, caterer_id, customer_id, name, half_stars, comment, reply)
        values (${reviewId}, ${order.id}, ${caterer.id}, ${customer.id}, ${lure('reviewer')}, 9, ${lure('comment')}, ${lure('reply')})`,
  )
  await rows(
    db,
    sql`insert into enquiries (id, kind, name, email, contact, message, caterer_id)
        values (${enquiryId}, 'caterer', ${lure('asker')}, 'evil.example@pangat.example', '+919820012345', ${lure('message')}, ${caterer.id})`,
  )
  for (const { id } of [customer, owner])
    await rows(db, sql`update users set pending_email = ${`evil.example-${id}@pangat.example`} where id = ${id}`)

  const happen = (event: DomainEvent, payload: object = {}) =>
    server.context().transaction((tx) => publish(tx, event, payload))
  for (const type of orderEvents) await happen({ type, subject: order.id })
  for (const { id } of [customer, owner]) await happen({ type: 'order.unread', subject: order.id }, { userId: id })
  for (const type of ['review.written', 'review.replied'] as const) await happen({ type, subject: reviewId })
  await happen({ type: 'enquiry.received', subject: enquiryId })
  for (const { id, email, firstName } of [customer, owner]) {
    for (const type of accountEvents) await happen({ type, subject: id }, { formerEmail: email })
    await happen({ type: 'user.deleted', subject: id }, { formerEmail: email, firstName })
  }
  return { customer, owner }
}

async function luresTo(recipient: string): Promise<{ kinds: Set<string>; lures: Set<string> }> {
  const mails = await mailsTo(server, recipient)
  const lures = mails.flatMap(
    ({ subject, text, html }) => `${subject} ${text} ${html}`.match(/evil\.example[\w/-]*/g) ?? [],
  )
  return { kinds: new Set(mails.map(({ kind }) => kind)), lures: new Set(lures) }
}

test.each(['customer', 'caterer'] as const)(
  'no email to an address that is not confirmed has a text that anyone typed, when the %s cancels',
  async (endedBy) => {
    const { customer, owner } = await everythingHappens({ emailConfirmed: false, endedBy })
    for (const { email } of [customer, owner]) {
      const { kinds, lures } = await luresTo(email)
      expect(kinds.size).toBeGreaterThan(10)
      expect(lures).toEqual(new Set())
    }
  },
)

test.each(['customer', 'caterer'] as const)(
  'emails to confirmed addresses have what the reader typed and the caterer’s name, and no other text, when the %s cancels',
  async (endedBy) => {
    const { customer, owner } = await everythingHappens({ emailConfirmed: true, endedBy })
    const own = (id: string) => `evil.example-${id}`
    expect((await luresTo(owner.email)).lures).toEqual(new Set(['evil.example/owner-first-name', own(owner.id)]))
    expect((await luresTo(customer.email)).lures).toEqual(
      new Set([
        'evil.example/caterer',
        'evil.example/customer-first-name',
        'evil.example/venue-name',
        'evil.example/venue-line',
        'evil.example/venue-place',
        'evil.example/company',
        own(customer.id),
      ]),
    )
  },
)
