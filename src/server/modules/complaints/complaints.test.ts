import { describe, expect, test } from 'vitest'
import type { Api } from '#contract/endpoints/index.ts'
import { contacts } from '#contract/contacts.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aReview } from '#test/factories/index.ts'
import { mailsTo } from '#test/support/mails.ts'
import { aGuest, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer({ TRUST_PROXY: '1' })

type Ticket = Api['GET /api/complaints/{secret}']['answer']
type Lists = Api['GET /api/admin/complaints']['answer']
type Complaint = Lists['items'][number]
type Filed = Api['POST /api/complaints']['answer']

const day = 24 * 3_600_000
let network = 0
let number = 0
const complaint = () => ({
  about: 'caterer',
  name: 'Asha Kulkarni',
  contact: `98${String(++number).padStart(8, '0')}`,
  message: 'The food came an hour late.',
})
const fromNetwork = (ip = `10.1.${network >> 8}.${network & 255}`) => ({ 'x-forwarded-for': ip })

async function file(given: object = complaint(), headers: Record<string, string> = {}) {
  network += 1
  const response = await server.request('/api/complaints', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromNetwork(), ...headers },
    body: JSON.stringify(given),
  })
  return { status: response.status, body: (await response.json()) as Filed & { fields?: Record<string, string> } }
}
async function ticketOf(secret: string, headers = fromNetwork()) {
  const response = await server.request(`/api/complaints/${secret}`, { headers })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Ticket }
}
const anAdmin = () => aGuest(server, { role: '1' })
const lists = async (admin: Guest, query = '') => (await admin.call<Lists>('GET', `/api/admin/complaints${query}`)).body
/** The complaint of a ticket, as admins see it. */
async function seen(admin: Guest, ticket: string, list = 'open'): Promise<Complaint | undefined> {
  for (let page = 1; ; page++) {
    const found = await lists(admin, `?list=${list}&page=${page}`)
    const complaint = found.items.find((one) => one.ticket === ticket)
    if (complaint || page >= found.pages) return complaint
  }
}
const act = (admin: Guest, id: string | undefined, what: string, body: object = {}) =>
  admin.call<Complaint & { code: string }>('POST', `/api/admin/complaints/${id}/${what}`, body)

test('a complaint has a ticket, whose link shows its state and nothing personal', async () => {
  const { status, body } = await file({ ...complaint(), email: 'asha@example.com' })
  expect(status).toBe(201)
  expect(body.ticket).toMatch(/^PGC-[2-9A-HJKMNP-Z]{5}$/)
  // 128 bits.
  expect(Buffer.from(body.secret, 'base64url')).toHaveLength(16)
  const shown = await ticketOf(body.secret)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toContain('no-store')
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
  const at = server.clock.now()
  expect(shown.body).toEqual({
    ticket: body.ticket,
    about: 'caterer',
    state: 'received',
    at: at.toISOString(),
    acknowledgeBy: new Date(at.getTime() + 2 * day).toISOString(),
    answerBy: new Date(at.getTime() + 30 * day).toISOString(),
    answers: [],
  })
})

test('is acknowledged, answered and closed, each told to a sender with a confirmed address', async () => {
  const sender = await aGuest(server)
  const filed = await sender.call<Filed>('POST', '/api/complaints', complaint())
  const admin = await anAdmin()
  const { id, can } = (await seen(admin, filed.body.ticket)) ?? {}
  expect(can).toEqual(['acknowledge', 'answer'])
  expect((await act(admin, id, 'close')).body.code).toBe('complaint_unanswered')
  server.clock.advance(3_600_000)
  const acknowledgedAt = server.clock.now().toISOString()
  expect((await act(admin, id, 'acknowledge')).body).toMatchObject({ state: 'acknowledged', acknowledgedAt })
  server.clock.advance(3_600_000)
  expect((await act(admin, id, 'acknowledge')).body).toMatchObject({ state: 'acknowledged', acknowledgedAt })
  expect((await act(admin, id, 'answers', { text: ' ' })).status).toBe(400)
  expect((await act(admin, id, 'answers', { text: 'We are sorry.' })).body).toMatchObject({ state: 'answered' })
  expect((await act(admin, id, 'answers', { text: '₹500 is on its way.' })).body.can).toEqual(['answer', 'close'])
  expect((await act(admin, id, 'close')).body).toMatchObject({ state: 'closed', can: [] })
  expect((await act(admin, id, 'close')).body).toMatchObject({ state: 'closed' })
  for (const what of ['acknowledge', 'answers'])
    expect((await act(admin, id, what, { text: 'Late' })).body.code).toBe('complaint_closed')

  expect((await ticketOf(filed.body.secret)).body).toMatchObject({
    state: 'closed',
    answers: [{ text: 'We are sorry.' }, { text: '₹500 is on its way.' }],
  })
  const mails = (await mailsTo(server, sender.user.email)).filter(({ kind }) => kind.startsWith('complaint_'))
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'complaint_acknowledged',
    'complaint_answered',
    'complaint_answered',
    'complaint_closed',
    'complaint_filed',
  ])
  for (const { text } of mails) {
    expect(text).toContain(`/complaints/${filed.body.secret}`)
    expect(text).not.toMatch(/sorry|an hour late/)
  }
})

test('the officer is told of a new complaint, and of each deadline that passes once', async () => {
  const { body } = await file()
  const watch = () => server.services.backgroundJobs['complaints']?.()
  const kinds = async () =>
    (await mailsTo(server, contacts().grievanceEmail))
      .filter(({ subject }) => subject.includes(body.ticket))
      .map(({ kind }) => kind)
  const admin = await anAdmin()
  await watch()
  expect(await kinds()).toEqual(['complaint_received'])
  expect(await seen(admin, body.ticket, 'overdue')).toBeUndefined()
  server.clock.advance(2 * day + 1)
  for (const _ of ['once', 'again']) await watch()
  expect(await kinds()).toEqual(['complaint_received', 'complaint_overdue'])
  expect(await seen(admin, body.ticket, 'overdue')).toMatchObject({ overdue: 'acknowledge' })
  server.clock.advance(28 * day)
  for (const _ of ['once', 'again']) await watch()
  expect(await kinds()).toEqual(['complaint_received', 'complaint_overdue', 'complaint_overdue'])
  const overdue = await seen(admin, body.ticket, 'overdue')
  expect(overdue).toMatchObject({ overdue: 'answer' })
  await act(admin, overdue?.id, 'answers', { text: 'We are sorry.' })
  expect(await seen(admin, body.ticket, 'overdue')).toBeUndefined()
})

describe('a wrong secret', () => {
  test('is answered no sooner than a right one', async () => {
    const { body } = await file()
    for (const secret of [body.secret, 'wrong-0-5cT1nX8wZ2bKfA', 'x']) {
      const began = performance.now()
      await ticketOf(secret)
      // Timers may be a millisecond early.
      expect(performance.now() - began).toBeGreaterThan(58)
    }
  })

  test('is tried twenty times a minute from one network, which right ones do not count against', async () => {
    const { body } = await file()
    const from = fromNetwork('10.3.0.1')
    for (let tries = 0; tries < 25; tries++) expect((await ticketOf(body.secret, from)).status).toBe(200)
    for (let tries = 0; tries < 20; tries++)
      expect((await ticketOf(`wrong-${tries}-5cT1nX8wZ2bKf`, from)).status).toBe(404)
    expect((await ticketOf('wrong', from)).status).toBe(429)
    expect((await ticketOf(body.secret, from)).status).toBe(429)
    expect((await ticketOf(body.secret, fromNetwork('10.3.0.2'))).status).toBe(200)
  })
})

test('a second press gets the first ticket again', async () => {
  const given = complaint()
  const key = { 'idempotency-key': 'pressed-twice' }
  const [first, second] = [await file(given, key), await file({ ...given, filledInMs: 9000 }, key)]
  expect(second.body).toEqual(first.body)
  expect((await file({ ...given, message: 'Another matter' }, key)).body.ticket).not.toBe(first.body.ticket)
})

test.each([
  [{ contact: '98200' }, 'contact', 'Please enter a valid 10-digit contact number.'],
  [{ name: 'Asha\r\nBcc: all@example.com' }, 'name', 'Remove invisible characters'],
  [{ email: 'a@b.in\r\nBcc: c@d.in' }, 'email', 'Enter a valid email address'],
  [{ message: '' }, 'message', 'Tell us what happened'],
  [{ message: 'x'.repeat(2001) }, 'message', 'Use up to 2,000 characters'],
])('%j is rejected beside %s', async (wrong, field, sentence) => {
  const { status, body } = await file({ ...complaint(), ...wrong })
  expect([status, body.fields]).toEqual([422, { [field]: sentence }])
})

test('scripts are text to the officer and to admins', async () => {
  const message = '<script>alert(1)</script>'
  const { body } = await file({ ...complaint(), name: '<b onmouseover=alert(1)>', message })
  expect(await seen(await anAdmin(), body.ticket)).toMatchObject({ name: '<b onmouseover=alert(1)>', message })
  const mails = (await mailsTo(server, contacts().grievanceEmail)).filter(({ subject }) =>
    subject.includes(body.ticket),
  )
  expect(mails).toHaveLength(1)
  for (const { html } of mails) expect(html).not.toMatch(/<script|<b /)
})

test('100 KB are rejected before they are parsed', async () => {
  const response = await server.request('/api/complaints', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromNetwork('10.4.0.1') },
    // No JSON: a parser would have answered 400.
    body: 'x'.repeat(100 * 1024),
  })
  expect(response.status).toBe(413)
})

test('what a program filled in gets a ticket, and nobody sees it', async () => {
  const { body } = await file({ ...complaint(), website: 'https://spam.example' })
  expect((await ticketOf(body.secret)).body.state).toBe('received')
  const admin = await anAdmin()
  expect(await seen(admin, body.ticket)).toBeUndefined()
  const officer = await mailsTo(server, contacts().grievanceEmail)
  expect(officer.some(({ subject }) => subject.includes(body.ticket))).toBe(false)
  server.clock.advance(31 * day)
  await server.services.backgroundJobs['old-complaints']?.()
  expect((await ticketOf(body.secret)).status).toBe(404)
})

test('a report of a review names it, and of one that is not there is rejected', async () => {
  const review = await aReview(server, { comment: 'Never again!' })
  const { body } = await file({ ...complaint(), about: 'review', reviewId: review.id })
  const admin = await anAdmin()
  expect(await seen(admin, body.ticket)).toMatchObject({ about: 'review', reported: { text: 'Never again!' } })
  expect((await file({ ...complaint(), about: 'review', reviewId: 'R0' })).status).toBe(404)
})

test('is deleted three years after it was closed', async () => {
  const { body } = await file()
  const admin = await anAdmin()
  const { id } = (await seen(admin, body.ticket)) ?? {}
  await act(admin, id, 'answers', { text: 'We are sorry.' })
  await act(admin, id, 'close')
  const isThere = async () => {
    await server.services.backgroundJobs['old-complaints']?.()
    return (await ticketOf(body.secret)).status === 200
  }
  server.clock.advance(3 * 365 * day)
  expect(await isThere()).toBe(true)
  server.clock.advance(2 * day)
  expect(await isThere()).toBe(false)
  expect(
    await rows(server.database.db, sql`select id from complaint_answers where complaint_id = ${id ?? ''}`),
  ).toEqual([])
})

test('goes with the account but for ticket, state and answers', async () => {
  const sender = await aGuest(server)
  const { body } = await sender.call<Filed>('POST', '/api/complaints', complaint())
  const { personalData } = await import('#server/personal-data.ts')
  const { id: userId, email } = sender.user
  const ofComplaints = personalData.find(({ about }) => about === 'complaints')
  expect(await ofComplaints?.read(server.database.db, { userId, email })).toMatchObject([{ ticket: body.ticket }])
  await server.context().transaction(async (tx) => ofComplaints?.erase(tx, { userId, email }))
  expect((await ticketOf(body.secret)).body.state).toBe('closed')
  expect(
    await rows(
      server.database.db,
      sql`select name, contact, message, user_id as "by" from complaints where ticket = ${body.ticket}`,
    ),
  ).toEqual([{ name: 'Deleted', contact: '+910000000000', message: '', by: null }])
})
