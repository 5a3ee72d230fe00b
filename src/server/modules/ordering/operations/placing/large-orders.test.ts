import { describe, expect, test } from 'vitest'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { createApp } from '#server/app.ts'
import { confirmEmailOf, post, signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder } from '#test/support/life.ts'
import { codeMailedTo } from '#test/support/mails.ts'
import {
  aFeast,
  aGuest,
  bookOf,
  capacityTaken,
  type Feast,
  type Guest,
  type ErrorBody,
} from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const hour = 60 * 60_000

/** Of its 200 plates a day, 40 guests are exactly a fifth. */
const aCatererOf200 = () => aFeast(server, { caterer: { maximumServingCapacity: 200 } })
const anUnconfirmedGuest = () => aGuest(server, { emailConfirmed: false })
const problemsFor = async (guest: Guest, feast: Feast, guests: number) =>
  (await guest.call<Quote>('POST', '/api/orders/quote', feast.request({ guests }))).body.problems
const setDay = (feast: Feast, capacity: number) =>
  rows(
    server.database.db,
    sql`insert into caterer_days (caterer_id, day, capacity) values (${feast.caterer.id}, '2026-12-12', ${capacity})
        on conflict (caterer_id, day) do update set capacity = excluded.capacity`,
  )
const unconfirmed = (guests: number) => ({
  code: 'email_unconfirmed',
  field: 'email',
  values: { guests },
  message: `Confirm your email address to book for ${guests} guests.`,
})

describe('a quote', () => {
  test('asks an unconfirmed account for its email above a fifth of the day', async () => {
    const [feast, guest] = [await aCatererOf200(), await anUnconfirmedGuest()]
    expect(await problemsFor(guest, feast, 40)).toEqual([])
    expect(await problemsFor(guest, feast, 41)).toEqual([unconfirmed(41)])
    await confirmEmailOf(server, guest.user.id)
    expect(await problemsFor(guest, feast, 41)).toEqual([])
  })

  test('counts by what the day holds where it differs from other days', async () => {
    const [feast, guest] = [await aCatererOf200(), await anUnconfirmedGuest()]
    await setDay(feast, 150)
    expect(await problemsFor(guest, feast, 31)).toEqual([unconfirmed(31)])
    await setDay(feast, 300)
    expect(await problemsFor(guest, feast, 60)).toEqual([])
  })

  test('counts by the usual day while none is chosen', async () => {
    const [feast, guest] = [await aCatererOf200(), await anUnconfirmedGuest()]
    const { eventDate: _, ...early } = feast.request({ guests: 41 })
    const { body } = await guest.call<Quote>('POST', '/api/orders/quote', early)
    expect(body.problems.map(({ code }) => code)).toEqual(['date_required', 'email_unconfirmed'])
  })

  test('asks a visitor nothing, who has no address yet', async () => {
    const feast = await aCatererOf200()
    const response = await post(server, '/api/orders/quote', feast.request({ guests: 100 }))
    expect(((await response.json()) as Quote).problems).toEqual([])
  })
})

describe('placing a large order', () => {
  test('is rejected until the code of the email was entered, and leaves nothing behind', async () => {
    const [feast, guest] = [await aCatererOf200(), await anUnconfirmedGuest()]
    const request = feast.request({ guests: 41 })
    const { status, body } = await guest.place(request, 'one-and-the-same')
    expect([status, body.code]).toEqual([422, 'email_unconfirmed'])
    expect(body.fields).toEqual({ email: unconfirmed(41).message })
    expect(await bookOf(server).ordersOf(guest.user.id)).toEqual([])
    expect(await capacityTaken(server, feast.caterer.id)).toBe(0)

    const path = `/api/users/${guest.user.id}/email-code`
    await guest.call('POST', path)
    const code = await codeMailedTo(server, guest.user.email)
    expect((await guest.call('POST', `${path}/confirm`, { code })).status).toBe(200)
    expect((await guest.place(request, 'one-and-the-same')).status).toBe(201)
  })

  test('is taken from an unconfirmed account up to a fifth of the day', async () => {
    const [feast, guest] = [await aCatererOf200(), await anUnconfirmedGuest()]
    expect((await guest.place(feast.request())).status).toBe(201)
  })

  test('is named with everything else that is wrong', async () => {
    const [feast, guest] = [await aCatererOf200(), await anUnconfirmedGuest()]
    const { body } = await guest.place(feast.request({ guests: 41, gstin: 'none' }))
    expect(Object.keys(body.fields ?? {})).toEqual(['email', 'gstin', 'companyAddress'])
  })

  test('is decided by the day as it is inside the transaction', async () => {
    const [feast, guest] = [await aCatererOf200(), await anUnconfirmedGuest()]
    expect(await placedWhen(guest, feast.request(), () => setDay(feast, 150))).toMatchObject({
      code: 'email_unconfirmed',
    })
    expect(await capacityTaken(server, feast.caterer.id)).toBe(0)
  })

  test('is decided by the account as it is inside the transaction', async () => {
    const [feast, guest] = [await aCatererOf200(), await anUnconfirmedGuest()]
    const placed = await placedWhen(guest, feast.request({ guests: 41 }), () => confirmEmailOf(server, guest.user.id))
    expect(placed).toMatchObject({ state: 'awaiting_payment' })
  })
})

describe('paying again', () => {
  const again = (guest: Guest, id: string) =>
    guest.call<ErrorBody>('POST', `/api/orders/${id}/pay-again`, {}, { 'idempotency-key': 'pay-this-again' })

  test('is rejected like placing when the order has become a large one', async () => {
    const [feast, guest] = [await aCatererOf200(), await anUnconfirmedGuest()]
    const order = await guest.order(feast.request())
    server.clock.advance(hour)
    await server.services.backgroundJobs['expire-orders']?.()
    await setDay(feast, 150)
    expect((await again(guest, order.id)).body.code).toBe('email_unconfirmed')
    await confirmEmailOf(server, guest.user.id)
    expect((await again(guest, order.id)).status).toBe(201)
  })
})

test('a larger change of a paid order needs no confirmed address', async () => {
  const { guest, order, feast } = await aPaidOrder(server, gateway, {}, { caterer: { maximumServingCapacity: 200 } })
  await rows(server.database.db, sql`update users set email_verified_at = null where id = ${guest.user.id}`)
  const { packageId, selections } = feast.request()
  const change = { packageId, selections, guests: 90, dietSplit: { veg: 90, jain: 0, nonVeg: 0 } }
  expect((await guest.call('POST', `/api/orders/${order.id}/change`, change)).status).toBe(200)
})

/** Places an order while something happens between its assessment and its transaction. */
async function placedWhen(guest: Guest, request: object, meanwhile: () => Promise<unknown>): Promise<unknown> {
  const { services } = server
  const app = createApp({
    ...services,
    context: {
      ...services.context,
      async transaction(work, actor, options) {
        await meanwhile()
        return services.context.transaction(work, actor, options)
      },
    },
  })
  const headers = {
    ...(await signedInAs(server, guest.user)),
    'content-type': 'application/json',
    'idempotency-key': 'overtaken',
  }
  const response = await app.request('/api/orders', { method: 'POST', headers, body: JSON.stringify(request) })
  return response.json()
}
