import { expect, test } from 'vitest'
import { publish } from '#server/kernel/events.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, anOrder, aPackage, aUser } from '#test/factories/index.ts'
import { signUp } from '#test/support/accounts.ts'
import { useServer, type TestServer } from '#test/support/server.ts'
import { createNotifications } from '../index.ts'

const server = useServer()

/** Notifications whose emails are kept by a sender that takes everything. */
const notifications = (on: TestServer) =>
  createNotifications({
    sender: { isOutbox: true, send: async () => {} },
    outbox: on.services.outbox,
    site: on.services.config.publicUrl.origin,
    issueEmailCode: async () => undefined,
  })
const process = () => notifications(server).process(server.context({ kind: 'system', name: 'test' }))
const mailsTo = (recipient: string) =>
  rows<{ kind: string; subject: string; text: string; html: string; state: string; sent: boolean }>(
    server.database.db,
    sql`select kind, subject, text, html, state, sent_at is not null as sent from mails where recipient = ${recipient} order by id`,
  )

test('a new customer is welcomed once, however often the emails are written', async () => {
  const { user } = await signUp(server)
  await process()
  await Promise.all([process(), process(), process()])

  const mails = await mailsTo(user.email)
  expect(mails).toMatchObject([{ kind: 'welcome', subject: 'Welcome to Pangat', state: 'sent', sent: true }])
  expect(mails[0]?.text).toContain('http://localhost:3000/pangat')
})

test('what nobody handled when the process died is handled by the next one', async () => {
  const { user } = await signUp(server)
  const dying = server.context()
  const crash = notifications(server).process({
    ...dying,
    transaction: (work) =>
      dying.transaction(async (tx) => {
        await work(tx)
        throw new Error('killed before the commit')
      }),
  })
  await expect(crash).rejects.toThrow('killed')
  expect(await mailsTo(user.email)).toEqual([])

  await process()
  expect(await mailsTo(user.email)).toHaveLength(1)
})

test('two processes at once write each email once', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => signUp(server)))
  await Promise.all(Array.from({ length: 6 }, () => process()))
  for (const { user } of people) expect(await mailsTo(user.email)).toHaveLength(1)
})

test('a paid order is told to the customer and to the caterer that has to respond', async () => {
  const customer = await aUser(server, { firstName: 'Asha' })
  const owner = await aUser(server, { role: '3' })
  const caterer = await aCaterer(server, { ownerId: owner.id, name: 'Leaf & Ladle' })
  const offer = await aPackage(server, { catererId: caterer.id })
  const order = await anOrder(server, {
    offer,
    customerId: customer.id,
    state: 'requested',
    eventDate: '2026-12-12',
    guests: 60,
  })
  await server.context().transaction((tx) => publish(tx, { type: 'order.requested', subject: order.id }))
  await process()

  const [toCustomer] = await mailsTo(customer.email)
  expect(toCustomer).toMatchObject({ kind: 'order_requested', subject: 'Request sent to Leaf & Ladle, Sat 12 Dec' })
  expect(toCustomer?.text).toContain('When: Sat, 12 Dec 2026, 7:30 pm')
  expect(toCustomer?.text).toContain('Paid: ₹18,000')
  expect(toCustomer?.text).toContain(`http://localhost:3000/my-orders/${order.id}`)
  expect(toCustomer?.html).toContain('Leaf &amp; Ladle')
  expect(await mailsTo(owner.email)).toMatchObject([{ kind: 'order_to_answer', subject: 'New order: 60 guests' }])
})

test('a name cannot smuggle markup into an email', async () => {
  const user = await aUser(server, { firstName: '<img src=x onerror=alert(1)>' })
  await server.context().transaction((tx) => publish(tx, { type: 'user.registered', subject: user.id }))
  await process()
  const [welcome] = await mailsTo(user.email)
  expect(welcome?.html).toContain('&lt;img')
  expect(welcome?.html).not.toContain('<img')
})

test('events without an email are handled all the same', async () => {
  await server.context().transaction((tx) => publish(tx, { type: 'catalogue.changed', subject: 'nothing' }))
  await process()
  expect(await rows(server.database.db, sql`select 1 from events where handled_at is null`)).toEqual([])
})
