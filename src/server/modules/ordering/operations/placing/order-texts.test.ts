import { describe, expect, test } from 'vitest'
import type { OrderRequest } from '#contract/endpoints/orders/order.ts'
import { aFeast, aGuest, type ErrorBody } from '#test/support/ordering.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const message = 'Remove invisible characters'
const key = { 'idempotency-key': 'key-of-an-old-order' }

/** Each text of an order, with a request that has it. */
const texts: Record<string, (request: OrderRequest, text: string) => OrderRequest> = {
  'venue.name': (request, name) => ({ ...request, venue: { ...request.venue, name } }),
  'venue.line': (request, line) => ({ ...request, venue: { ...request.venue, line } }),
  'venue.place': (request, place) => ({ ...request, venue: { ...request.venue, place } }),
  'contact.name': (request, name) => ({ ...request, contact: { ...request.contact, name } }),
  company: (request, company) => ({ ...request, company }),
  companyAddress: (request, companyAddress) => ({ ...request, companyAddress }),
  note: (request, note) => ({ ...request, note }),
  couponCode: (request, couponCode) => ({ ...request, couponCode }),
}

test.each(Object.keys(texts))('%s of an order has no characters that hide', async (field) => {
  const [feast, guest] = await Promise.all([aFeast(server), aGuest(server)])
  for (const hidden of ['\u0000', '\ud83c', '\u202e', '\u200b', '\ufeff', '\u2067', '\u200f']) {
    const request = texts[field]?.(feast.request(), `Ter${hidden}race`)
    if (!request) throw new Error(`${field} is no text`)
    const { status, body } = await guest.place(request)
    expect([hidden, status, body.fields]).toEqual([hidden, 400, { [field]: message }])
  }
})

test('an order takes emoji and Marathi, and a note of several lines', async () => {
  const [feast, guest] = await Promise.all([aFeast(server), aGuest(server)])
  const request = feast.request({ note: 'गेट २\nकृपया फोन करा 🙏', contact: { name: 'आशा 🌸', phone: '9820012345' } })
  expect(await guest.order(request)).toMatchObject({ note: request.note, contact: { name: 'आशा 🌸' } })
})

test('the name of a contact person needs a letter or digit', async () => {
  const [feast, guest] = await Promise.all([aFeast(server), aGuest(server)])
  const { status, body } = await guest.place(feast.request({ contact: { name: '🙂 …', phone: '9820012345' } }))
  expect([status, body.fields]).toEqual([400, { 'contact.name': 'Use at least one letter or number' }])
})

describe('an order from before texts were checked', () => {
  /** An order that ended unpaid, whose texts hold what is rejected today. */
  async function anOldOrder() {
    const [feast, guest] = await Promise.all([aFeast(server), aGuest(server)])
    const order = await guest.order(feast.request({ note: 'Ring twice' }))
    await guest.remove(order.id)
    await rows(
      server.database.db,
      sql`update orders set venue_line = ${'4 Hill\u202e Road'}, contact_name = ${'As\u200bha'},
            note = ${'Ring\u001b twice'} where id = ${order.id}`,
    )
    return { guest, order }
  }

  test('can be read', async () => {
    const { guest, order } = await anOldOrder()
    expect(await guest.call('GET', `/api/orders/${order.id}`)).toMatchObject({
      status: 200,
      body: { venue: { line: '4 Hill\u202e Road' }, contact: { name: 'As\u200bha' }, note: 'Ring\u001b twice' },
    })
    expect((await guest.call('GET', '/api/orders')).status).toBe(200)
  })

  test('is rejected at its fields when it is placed again as it was', async () => {
    const { guest, order } = await anOldOrder()
    const { status, body } = await guest.call<ErrorBody>('POST', `/api/orders/${order.id}/pay-again`, {}, key)
    const fields = { 'venue.line': message, 'contact.name': message, note: message }
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'malformed', fields })
  })

  test('is a draft that can be corrected when it was paid', async () => {
    const { guest, order } = await anOldOrder()
    await rows(server.database.db, sql`update orders set state = 'completed' where id = ${order.id}`)
    expect(await guest.call('GET', `/api/orders/${order.id}/again`)).toMatchObject({
      status: 200,
      body: { venue: { line: '4 Hill\u202e Road' } },
    })
  })
})
