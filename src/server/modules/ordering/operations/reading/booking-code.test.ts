import { expect, test } from 'vitest'
import type { OrderSummary } from '#contract/endpoints/orders/order.ts'
import { limits } from '#contract/limits.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aPaidOrder } from '#test/support/life.ts'
import { aFeast, aGuest, type ErrorBody, type Guest } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

const mine = '/api/orders'
const received = '/api/orders/received'
const unknown = 'PGT-22222'

const find = (who: Guest, path: string, code: string) =>
  who.call<{ items: OrderSummary[]; total: number } & ErrorBody>('GET', `${path}?code=${encodeURIComponent(code)}`)
const found = async (who: Guest, path: string, code: string) =>
  (await find(who, path, code)).body.items.map(({ id }) => id)

test('a booking code finds the order of its customer and of its caterer, however it is typed', async () => {
  const { guest, owner, feast, order } = await aPaidOrder(server, gateway)
  await guest.order(feast.request({ eventDate: '2026-12-13' }))
  const bare = order.bookingCode.replace('-', '')
  for (const typed of [
    order.bookingCode,
    order.bookingCode.toLowerCase(),
    bare,
    bare.toLowerCase(),
    `  ${order.bookingCode} `,
  ]) {
    expect(await found(guest, mine, typed), typed).toEqual([order.id])
    expect(await found(owner, received, typed), typed).toEqual([order.id])
  }
})

test('an order of others, an unknown code and what is no code give the same reply', async () => {
  const { order } = await aPaidOrder(server, gateway)
  const stranger = await aPaidOrder(server, gateway)
  for (const [who, path] of [
    [stranger.guest, mine],
    [stranger.owner, received],
  ] as const) {
    const others = await find(who, path, order.bookingCode)
    expect(others.body).toMatchObject({ items: [], page: 1, pages: 0, total: 0 })
    for (const code of [unknown, 'hello', '%', ' ']) {
      const { status, text } = await find(who, path, code)
      expect([status, text], code).toEqual([others.status, others.text])
    }
  }
})

test('a caterer does not find an order that is not paid', async () => {
  const { owner, feast, guest } = await aPaidOrder(server, gateway)
  const unpaid = await guest.order(feast.request({ eventDate: '2026-12-13' }))
  expect(await found(guest, mine, unpaid.bookingCode)).toEqual([unpaid.id])
  expect(await found(owner, received, unpaid.bookingCode)).toEqual([])
})

test('after 30 wrong codes a minute an account is told to wait, whichever code it looks for; found ones do not count', async () => {
  const feast = await aFeast(server)
  const guest = await aGuest(server)
  const order = await guest.order(feast.request())
  const statuses = async (codes: readonly string[]) => {
    const all: number[] = []
    for (const code of codes) all.push((await find(guest, mine, code)).status)
    return new Set(all)
  }
  const most = limits.order.wrongCodesAMinute
  expect(most).toBe(30)
  const wrong = Array.from({ length: most }, (_, i) => (i % 2 === 0 ? unknown : 'no code'))
  expect(await statuses(wrong.flatMap((code) => [order.bookingCode, code]))).toEqual(new Set([200]))

  expect(await statuses([unknown, order.bookingCode])).toEqual(new Set([429]))
  expect((await guest.call('GET', mine)).status).toBe(200)
  expect((await find(await aGuest(server), mine, unknown)).status).toBe(200)
  server.clock.advance(60_000)
  expect(await found(guest, mine, order.bookingCode)).toEqual([order.id])
})
