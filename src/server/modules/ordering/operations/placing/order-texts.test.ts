import { expect, test } from 'vitest'
import type { OrderRequest } from '#contract/endpoints/ordering.ts'
import { aFeast, aGuest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

/** Each text of an order, with a request that has it. */
const texts: Record<string, (request: OrderRequest, text: string) => OrderRequest> = {
  'venue.name': (request, name) => ({ ...request, venue: { ...request.venue, name } }),
  'venue.line': (request, line) => ({ ...request, venue: { ...request.venue, line } }),
  'venue.place': (request, place) => ({ ...request, venue: { ...request.venue, place } }),
  'contact.name': (request, name) => ({ ...request, contact: { ...request.contact, name } }),
  company: (request, company) => ({ ...request, company }),
  note: (request, note) => ({ ...request, note }),
  couponCode: (request, couponCode) => ({ ...request, couponCode }),
}

test.each(Object.keys(texts))('%s of an order has no characters that hide', async (field) => {
  const [feast, guest] = await Promise.all([aFeast(server), aGuest(server)])
  for (const hidden of ['\u0000', '\ud83c', '\u202e', '\u200b']) {
    const request = texts[field]?.(feast.request(), `Ter${hidden}race`)
    if (!request) throw new Error(`${field} is no text`)
    const { status, body } = await guest.place(request)
    expect([hidden, status, body.code, Object.keys(body.fields ?? {})]).toEqual([hidden, 400, 'malformed', [field]])
  }
})

test('an order takes emoji and Marathi, and a note of several lines', async () => {
  const [feast, guest] = await Promise.all([aFeast(server), aGuest(server)])
  const request = feast.request({ note: 'गेट २\nकृपया फोन करा 🙏', contact: { name: 'आशा 🌸', phone: '9820012345' } })
  expect(await guest.order(request)).toMatchObject({ note: request.note, contact: { name: 'आशा 🌸' } })
})
