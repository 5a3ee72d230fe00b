import { describe, expect, test } from 'vitest'
import { aFeast, aGuest, ordersOf, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

async function sendBoth(put: object) {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  const body = { ...feast.request(), ...put }
  const quoted = await guest.call<ErrorBody>('POST', '/api/orders/quote', body)
  const placed = await guest.place(body as never)
  return { quoted, placed, written: await ordersOf(server, guest.user.id) }
}

describe('amounts of the client, in a quote as in an order,', () => {
  test.each([
    ['total', 1],
    ['amount', 10_500.01],
    ['discount', 500],
    ['tax', 0],
    ['perPlate', '250'],
    ['subtotal', null],
  ])('are rejected when they differ: %s %s', async (field, value) => {
    const { quoted, placed, written } = await sendBoth({ [field]: value })
    const rejected = { status: 422, body: { code: 'amount_wrong', fields: { [field]: expect.any(String) as string } } }
    expect([quoted, placed]).toMatchObject([rejected, rejected])
    expect(written).toBe(0)
  })

  test('are taken when they equal those of the server', async () => {
    const stated = {
      perPlate: 250,
      subtotal: 10_000,
      discount: 0,
      taxable: 10_000,
      tax: 500,
      total: 10_500,
      amount: 10_500,
    }
    const { quoted, placed } = await sendBoth(stated)
    expect([quoted.status, placed.status]).toEqual([200, 201])
  })
})

test.each([
  ['paid', true],
  ['paymentStatus', 'COMPLETED'],
  ['state', 'accepted'],
  ['customerId', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
])('%s is set by the server alone', async (field, value) => {
  const { quoted, placed, written } = await sendBoth({ [field]: value })
  expect([quoted, placed]).toMatchObject([
    { status: 422, body: { code: 'set_by_us' } },
    { status: 422, body: { code: 'set_by_us' } },
  ])
  expect(written).toBe(0)
})

describe('the place of supply', () => {
  test('is that of the venue, whatever state is sent', async () => {
    const feast = await aFeast(server)
    const venue = { ...feast.request().venue, pinCode: '380001', state: '24' as const }
    const guest = await aGuest(server)
    const quoted = await guest.call<{ problems: object[]; bill: { lines: { kind: string }[] } }>(
      'POST',
      '/api/orders/quote',
      feast.request({ venue }),
    )
    expect(quoted.body.problems).toMatchObject([{ code: 'pin_code_elsewhere', field: 'venue.pinCode' }])
    expect(quoted.body.bill.lines.map(({ kind }) => kind)).toEqual(['plates', 'cgst', 'sgst'])
    expect(await guest.place(feast.request({ venue }))).toMatchObject({
      status: 422,
      body: {
        code: 'pin_code_elsewhere',
        fields: { 'venue.pinCode': 'This PIN code is in Gujarat. Check the PIN code, the place and the state.' },
      },
    })
  })

  test('keeps a composition caterer of another state from being booked', async () => {
    const feast = await aFeast(server, { caterer: { stateCode: '24', gstScheme: 'COMPOSITION' } })
    const placed = await (await aGuest(server)).place(feast.request())
    expect([placed.status, placed.body.code]).toEqual([422, 'composition_in_state'])
  })
})
