import { beforeEach, expect, test } from 'vitest'
import type { Api } from '#contract/endpoints/index.ts'
import { contacts } from '#contract/contacts.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aUser } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { mailsTo } from '#test/support/mails.ts'
import { aGuest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
type Enquiries = Api['GET /api/admin/enquiries']['answer']

const contact = { kind: 'contact', name: 'Asha Kulkarni', contact: '9820012345' }
let key = 0
beforeEach(async () => void (await rows(server.database.db, sql`delete from rate_limits`)))
async function send(body: object, headers: Record<string, string> = {}) {
  const response = await server.request('/api/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `enquiry-${++key}`, ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as { id: string; ticket: string; message: string } }
}
const toUs = async () => (await mailsTo(server, contacts().email)).filter(({ kind }) => kind === 'enquiry_to_us')
const formsTo = async (id: string) =>
  rows(server.database.db, sql`select form, written_by as "by" from mails where dedupe_key = ${`enquiry_to_us:${id}`}`)

test('a message is stored, answered with its ticket, and emailed to us with everything that was entered', async () => {
  const message = '<b>Lunch</b>\nfor 40'
  const sent = await send({ ...contact, email: 'asha@example.com', message })
  expect(sent.status).toBe(201)
  expect(sent.body.ticket).toMatch(/^PGE-[2-9A-HJKMNP-Z]{5}$/)
  expect(sent.body.message).toBe(`We’ve received your message. Its number is ${sent.body.ticket}.`)

  const [mail] = await toUs()
  expect(mail?.subject).toBe(`New message ${sent.body.ticket}`)
  for (const text of ['Asha Kulkarni', '+91 98200 12345', 'asha@example.com', message])
    expect(mail?.text).toContain(text)
  expect(mail?.html).not.toContain('<b>Lunch')
  expect(await formsTo(sent.body.id)).toEqual([
    { form: { name: 'Asha Kulkarni', email: 'asha@example.com', contact: '9820012345', message }, by: null },
  ])
  expect(await mailsTo(server, 'asha@example.com')).toEqual([])
})

test('a message of the festival form has its tag once in front', async () => {
  const { body } = await send({ ...contact, kind: 'festival', message: 'Modak for 40' })
  await toUs()
  expect(await formsTo(body.id)).toMatchObject([{ form: { message: '[Festival] Modak for 40' } }])
})

test('name and number are all that a form needs', async () => {
  for (const kind of ['contact', 'wedding', 'festival']) expect((await send({ ...contact, kind })).status).toBe(201)
})

test('a second press gets the first ticket again', async () => {
  const again = { 'idempotency-key': 'pressed-twice' }
  const [first, second] = [await send(contact, again), await send({ ...contact, filledInMs: 9000 }, again)]
  expect(second.body).toEqual(first.body)
})

test('only a sender with a confirmed address is written to, in our words', async () => {
  const [confirmed, unconfirmed] = [await aUser(server), await aUser(server, { emailConfirmed: false })]
  for (const { id } of [confirmed, unconfirmed])
    await send({ ...contact, message: 'Visit evil.example' }, await signedInAs(server, { id, role: '2' }))
  const kinds = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind)
  expect(await kinds(confirmed.email)).toContain('enquiry_acknowledged')
  expect(await kinds(unconfirmed.email)).not.toContain('enquiry_acknowledged')
  expect((await mailsTo(server, confirmed.email)).map(({ text }) => text).join()).not.toContain('evil.example')
})

test('admins see what came to us, and mark it as answered', async () => {
  const admin = await aGuest(server, { role: '1' })
  const list = async (query = '') => (await admin.call<Enquiries>('GET', `/api/admin/enquiries${query}`)).body
  const before = await list()
  const orphan = await aCaterer(server, { ownerId: null, name: 'Orphan Kitchen' })
  const owned = await aCaterer(server, { ownerId: (await aUser(server, { role: '3' })).id })
  server.clock.advance(60_000)
  await send({ ...contact, kind: 'caterer', catererId: orphan.id, message: 'For the orphan' })
  await send({ ...contact, kind: 'caterer', catererId: owned.id, message: 'For the owned' })
  await send({ ...contact, message: 'Spam', website: 'https://spam.example' })
  server.clock.advance(60_000)
  const wedding = await send({ ...contact, kind: 'wedding', message: 'For 300' })

  const shown = await list()
  expect(shown.open).toBe(before.open + 2)
  expect(shown.items.slice(0, 2)).toMatchObject([
    { kind: 'wedding', ticket: wedding.body.ticket, contact: '+919820012345', message: 'For 300' },
    { kind: 'caterer', caterer: 'Orphan Kitchen', message: 'For the orphan' },
  ])
  const mark = (id: string, isAnswered: boolean) => admin.call('PATCH', `/api/admin/enquiries/${id}`, { isAnswered })
  expect((await mark(wedding.body.id, true)).body).toMatchObject({ answeredAt: server.clock.now().toISOString() })
  expect((await list()).open).toBe(before.open + 1)
  expect((await mark(wedding.body.id, false)).body).not.toHaveProperty('answeredAt')
  const ofOwned = await rows<{ id: string }>(
    server.database.db,
    sql`select id from enquiries where caterer_id = ${owned.id}`,
  )
  expect((await mark(ofOwned[0]?.id ?? '', true)).status).toBe(404)
})

test('enquiries are deleted after a year', async () => {
  const { body } = await send(contact)
  const isThere = async () => {
    await server.services.backgroundJobs['old-enquiries']?.()
    return (await rows(server.database.db, sql`select id from enquiries where id = ${body.id}`)).length === 1
  }
  server.clock.advance(364 * 24 * 3_600_000)
  expect(await isThere()).toBe(true)
  server.clock.advance(2 * 24 * 3_600_000)
  expect(await isThere()).toBe(false)
})

test('what was sent goes with the account, from the emails to us as well', async () => {
  const user = await aUser(server)
  const { body } = await send(contact, await signedInAs(server, { id: user.id, role: '2' }))
  await toUs()
  expect(await formsTo(body.id)).toMatchObject([{ by: user.id }])
  const { personalData } = await import('#server/personal-data.ts')
  const ofEnquiries = personalData.find(({ about }) => about === 'enquiries')
  expect(await ofEnquiries?.read(server.database.db, { userId: user.id, email: user.email })).toMatchObject([
    { ticket: body.ticket, contact: expect.stringMatching(/^\+91/) },
  ])
  await server.context().transaction(async (tx) => {
    for (const { erase } of personalData) await erase(tx, { userId: user.id, email: user.email })
  })
  expect(await formsTo(body.id)).toEqual([])
  expect(
    await rows(server.database.db, sql`select name, contact, user_id as "by" from enquiries where id = ${body.id}`),
  ).toEqual([{ name: 'Deleted', contact: '+910000000000', by: null }])
})
