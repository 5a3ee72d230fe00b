import { expect, test } from 'vitest'
import { newId } from '#server/kernel/ids.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { useGateway } from '#test/support/gateway.ts'
import { brokenPromises } from '#test/support/invariants.ts'
import { aGuest, aPayingGuest, bookOf } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)
const path = (userId: string, couponId: string) => `/coupon/use/${userId}/${couponId}`

test('a coupon is used by paying, and only heard of afterwards, however often', async () => {
  const coupon = await aCoupon(server)
  const { guest, order, txn } = await aPayingGuest(server, { couponCode: coupon.code })
  const mine = path(guest.user.id, coupon.id)
  expect(await guest.call('POST', mine)).toMatchObject({ status: 409, body: { code: 'order_not_paid' } })
  expect(await bookOf(server).hold(order.id)).toBe('reserved')

  await gateway.control(txn, { do: 'complete' })
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => guest.call('POST', mine)),
    guest.call('POST', `/api${mine}`),
    guest.confirm(order, txn),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(await bookOf(server).uses(coupon.id)).toBe(1)
  expect(await brokenPromises(server)).toEqual({})
})

test('a coupon that failed to be paid for is free again once the order is deleted, and was never used', async () => {
  const coupon = await aCoupon(server)
  const { guest, order, txn } = await aPayingGuest(server, { couponCode: coupon.code })
  await gateway.control(txn, { do: 'fail' })
  await guest.confirm(order, txn)
  expect((await guest.remove(order.id)).status).toBe(200)
  expect(await guest.call('POST', path(guest.user.id, coupon.id))).toMatchObject({ status: 404 })
  expect(await bookOf(server).hold(order.id)).toBe('released')
  expect(await bookOf(server).uses(coupon.id)).toBe(0)
})

test('coupon of another account and unknown coupon are rejected', async () => {
  const coupon = await aCoupon(server)
  const { guest, txn } = await aPayingGuest(server, { couponCode: coupon.code })
  await gateway.control(txn, { do: 'complete' })
  const stranger = await aGuest(server)
  for (const [userId, couponId] of [
    [guest.user.id, coupon.id],
    [stranger.user.id, coupon.id],
    [stranger.user.id, newId()],
  ] as const)
    expect(await stranger.call('POST', path(userId, couponId))).toMatchObject({ status: 404 })
  expect((await server.request(path(guest.user.id, coupon.id), { method: 'POST' })).status).toBe(401)
  expect(await bookOf(server).uses(coupon.id)).toBe(1)
})
