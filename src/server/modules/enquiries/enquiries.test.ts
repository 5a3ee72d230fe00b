import { beforeEach, describe, expect, test } from 'vitest'
import { contacts } from '#contract/contacts.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aUser } from '#test/factories/index.ts'
import { post, signedInAs } from '#test/support/accounts.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer({ TRUST_PROXY: '1' })
/** Tries are counted by address; each test has one of its own. */
let address = 0
beforeEach(async () => {
  address += 1
  // Tries are counted by number too, and most tests have the same.
  await rows(server.database.db, sql`delete from rate_limits`)
})

const question = (catererId: string) => ({
  kind: 'caterer',
  catererId,
  name: 'Asha Kulkarni',
  contact: '9820012345',
  message: 'Can you cook without onion and garlic for 60?',
})

async function send(body: object, headers: Record<string, string> = {}, path = '/api/enquiries') {
  const response = await post(server, path, body, { 'x-forwarded-for': `10.0.0.${address}`, ...headers })
  // Either the answer or the one shape of errors.
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Partial<ErrorResponse> & { id?: string; ticket?: string },
  }
}

const enquiriesOf = (catererId: string) =>
  rows<{
    id: string
    kind: string
    name: string
    email: string | null
    contact: string
    message: string
    user: string | null
    state: string
  }>(
    server.database.db,
    sql`select id, kind, name, email::text, contact, message, user_id as "user", state from enquiries where caterer_id = ${catererId} order by created_at, id`,
  )
const mailsTo = async (recipient: string) => {
  await server.services.backgroundJobs.notifications?.()
  return rows<{ kind: string; subject: string; text: string; html: string }>(
    server.database.db,
    sql`select kind, subject, text, html from mails where recipient = ${recipient} and kind = 'enquiry_received' order by id`,
  )
}

test('a visitor asks a caterer, and the owner is told the number to call and nothing that was typed', async () => {
  const owner = await aUser(server, { role: '3', firstName: 'Ravi' })
  const caterer = await aCaterer(server, { ownerId: owner.id, name: 'Leaf & Ladle' })

  const sent = await send({
    ...question(caterer.id),
    email: 'Asha@Example.com',
    eventOn: '2026-12-12',
    guests: 60,
  })

  expect(sent.status).toBe(201)
  expect(sent.body.message).toBe('Enquiry sent. We’ve asked Leaf & Ladle to call you back.')
  expect(sent.headers.get('cache-control')).toBe('no-store')
  expect(await enquiriesOf(caterer.id)).toEqual([
    {
      id: sent.body.id,
      kind: 'caterer',
      name: 'Asha Kulkarni',
      email: 'Asha@Example.com',
      contact: '+919820012345',
      message: 'Event on Sat, 12 Dec 2026, 60 guests\n\nCan you cook without onion and garlic for 60?',
      user: null,
      state: 'new',
    },
  ])
  const [mail] = await mailsTo(owner.email)
  expect(mail?.subject).toBe('New enquiry from your Pangat page')
  for (const text of ['Namaste Ravi', 'Phone: +91 98200 12345', 'http://localhost:3000/caterer-dashboard/enquiries'])
    expect(mail?.text).toContain(text)
  expect(mail?.text).not.toMatch(/Asha|onion/)
})

test('question to a caterer without an owner is sent to us', async () => {
  const caterer = await aCaterer(server, { ownerId: null, name: 'Orphan Kitchen' })
  await send(question(caterer.id))
  const mails = await mailsTo(contacts().email)
  expect(mails.at(-1)?.text).toContain('Caterer: Orphan Kitchen')
})

test('the other path does the same, and a number may come with its country code', async () => {
  const { id } = await aCaterer(server)
  expect((await send({ ...question(id), contact: '+919820012345' }, {}, '/enquiries')).status).toBe(201)
  expect(await enquiriesOf(id)).toMatchObject([{ contact: '+919820012345' }])
})

test('whoever is signed in is known', async () => {
  const { id } = await aCaterer(server)
  const user = await aUser(server)
  await send(question(id), await signedInAs(server, { id: user.id, role: '2' }))
  expect(await enquiriesOf(id)).toMatchObject([{ user: user.id }])
})

describe('the same key', () => {
  test('and words are one enquiry, one email and one try, however often and fast they are sent', async () => {
    const owner = await aUser(server, { role: '3' })
    const { id } = await aCaterer(server, { ownerId: owner.id })
    const key = { 'idempotency-key': 'press-twice' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(question(id), key)))
    for (let tries = 0; tries < 10; tries++) answers.push(await send(question(id), key))

    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await enquiriesOf(id)).toHaveLength(1)
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })

  test('with other words is another enquiry, so that nothing that was corrected is lost', async () => {
    const { id } = await aCaterer(server)
    const key = { 'idempotency-key': 'press-twice' }
    await send(question(id), key)
    await send({ ...question(id), message: 'For 80, not 60.' }, key)
    expect(await enquiriesOf(id)).toHaveLength(2)
  })
})

test('ten an hour may be sent from one address; then one has to wait', async () => {
  const { id } = await aCaterer(server)
  for (let sent = 0; sent < 10; sent++) expect((await send(question(id))).status).toBe(201)
  const rejected = await send(question(id))
  expect([rejected.status, rejected.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await enquiriesOf(id)).toHaveLength(10)
})

test.each([{ approval: 'pending' }, { approval: 'suspended' }, { status: 2 }] as const)(
  'with %j nobody can be asked',
  async (state) => {
    const { id } = await aCaterer(server, state)
    expect(await send(question(id))).toMatchObject({ status: 404, body: { code: 'caterer_not_found' } })
    expect(await enquiriesOf(id)).toEqual([])
  },
)

test.each([
  [{ name: '' }, 'name', 'Enter your name'],
  [{ name: '   ' }, 'name', 'Enter your name'],
  [{ name: 'Asha\r\nBcc: all@example.com' }, 'name', 'Remove invisible characters'],
  [{ contact: '98200' }, 'contact', 'Please enter a valid 10-digit contact number.'],
  [{ contact: '98200 12345' }, 'contact', 'Please enter a valid 10-digit contact number.'],
  [{ contact: '+449820012345' }, 'contact', 'Please enter a valid 10-digit contact number.'],
  [{ email: 'asha@' }, 'email', 'Enter a valid email address'],
  [{ email: 'a@b.in\r\nBcc: c@d.in' }, 'email', 'Enter a valid email address'],
  [{ message: ' ' }, 'message', 'Enter your question'],
  [{ message: 'x'.repeat(2001) }, 'message', 'Use up to 2,000 characters'],
  [{ message: 'zero\u0000byte' }, 'message', 'Remove invisible characters'],
  [{ eventOn: '2026-02-30' }, 'eventOn', 'Choose a date'],
  [{ eventOn: 'soon' }, 'eventOn', 'Choose a date'],
  [{ guests: 0 }, 'guests', 'Enter the number of guests, 1 to 10,000'],
  [{ guests: 10_001 }, 'guests', 'Enter the number of guests, 1 to 10,000'],
  [{ guests: 2.5 }, 'guests', 'Enter the number of guests, 1 to 10,000'],
  [{ guests: '60' }, 'guests', 'Enter the number of guests, 1 to 10,000'],
  [{ kind: 'complaint' }, 'kind', 'Check this field'],
  [{ website: 'x'.repeat(201) }, 'website', 'Use up to 200 characters'],
  [{ catererId: "x' or '1'='1" }, 'catererId', 'Invalid id'],
])('%j is rejected beside %s', async (wrong, field, sentence) => {
  const { id } = await aCaterer(server)
  const rejected = await send({ ...question(id), ...wrong })
  expect(rejected).toMatchObject({ status: 422, body: { code: 'input_invalid', fields: { [field]: sentence } } })
  expect(await enquiriesOf(id)).toEqual([])
})

test.each([
  ['2026-11-19', 'date_past', 'Choose a date in the future.'],
  ['2030-01-01', 'date_too_far', 'Choose a date within the next 18 months.'],
])('an event on %s cannot be: %s', async (eventOn, code, sentence) => {
  const { id } = await aCaterer(server)
  const rejected = await send({ ...question(id), eventOn })
  expect(rejected).toMatchObject({ status: 422, body: { code, fields: { eventOn: sentence } } })
})

test('today is a day on which one may still ask', async () => {
  const { id } = await aCaterer(server)
  expect((await send({ ...question(id), eventOn: '2026-11-20' })).status).toBe(201)
})

test('words are words: they open no markup and begin no header', async () => {
  const owner = await aUser(server, { role: '3' })
  const { id } = await aCaterer(server, { ownerId: owner.id, name: '$& Kitchen' })
  const sent = await send({
    ...question(id),
    name: '<b onmouseover=alert(1)>',
    message: '<script>alert(1)</script>\nBcc: all@example.com\n\n.\nQUIT',
  })
  expect(sent.body.message).toContain('$& Kitchen')
  const [mail] = await mailsTo(owner.email)
  expect(mail?.html).not.toMatch(/<script|<b /)
  expect(mail?.subject).not.toMatch(/[\r\n]/)
})

test.each([
  ['', 400],
  ['[]', 422],
  ['"text"', 422],
  ['{"kind":"caterer"', 400],
  ['null', 422],
])('the body %j is rejected, not stumbled over', async (body, status) => {
  const response = await server.request('/api/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(response.status).toBe(status)
})

test('a form of another site cannot send', async () => {
  const { id } = await aCaterer(server)
  const rejected = await send(question(id), { origin: 'https://elsewhere.example' })
  expect(rejected).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
})

test('100 KB are rejected before they are parsed', async () => {
  const response = await server.request('/api/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // No JSON: a parser would have answered 400.
    body: 'x'.repeat(100 * 1024),
  })
  expect(response.status).toBe(413)
})

describe('limits an hour', () => {
  const number = (index: number) => `98${String(address).padStart(4, '0')}${String(index).padStart(4, '0')}`
  const from = (ip: string) => ({ 'x-forwarded-for': ip })

  test('a customer of a provider has a whole /64 of IPv6', async () => {
    const { id } = await aCaterer(server)
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      const sent = await send({ ...question(id), contact: number(index) }, from(`2001:db8:0:${address}::${index + 1}`))
      statuses.push(sent.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  test('one number is taken ten times, from whichever networks', async () => {
    const { id } = await aCaterer(server)
    const statuses: number[] = []
    for (let index = 0; index < 11; index++)
      statuses.push((await send({ ...question(id), contact: number(0) }, from(`10.9.${address}.${index}`))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  test('one caterer gets thirty, and those that were rejected do not count for others', async () => {
    const [{ id }, other] = [await aCaterer(server), await aCaterer(server)]
    for (let index = 0; index < 30; index++)
      expect((await send({ ...question(id), contact: number(index) }, from(`10.8.${address}.${index}`))).status).toBe(
        201,
      )
    for (let tries = 0; tries < 12; tries++)
      expect((await send({ ...question(id), contact: number(99) }, from(`10.8.${address}.99`))).status).toBe(429)
    expect((await send({ ...question(other.id), contact: number(99) }, from(`10.8.${address}.99`))).status).toBe(201)
  })
})

test.each([{ website: 'https://spam.example' }, { filledInMs: 300 }])(
  'a program that sends %j gets an answer, and nobody is told',
  async (trap) => {
    const owner = await aUser(server, { role: '3' })
    const { id } = await aCaterer(server, { ownerId: owner.id })
    const sent = await send({ ...question(id), ...trap })
    expect([sent.status, sent.body.ticket]).toEqual([201, expect.stringMatching(/^PGE-/)])
    expect(await enquiriesOf(id)).toMatchObject([{ state: 'spam' }])
    expect(await mailsTo(owner.email)).toEqual([])
  },
)
