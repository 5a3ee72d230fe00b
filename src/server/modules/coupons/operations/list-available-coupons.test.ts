import { expect, test } from 'vitest'
import { zero } from '#contract/values/money.ts'
import { anOrder, aUser } from '#test/factories/index.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { useServer } from '#test/support/server.ts'
import { useHold } from '../store.ts'
import { holdCoupon } from './hold-coupon.ts'
import { listAvailableCoupons } from './list-available-coupons.ts'

const server = useServer()
const availableTo = (userId: string) => listAvailableCoupons(server.services.systemContext('test'), userId)
const hold = (couponId: string, order: { id: string; customerId: string }) =>
  server.database.transaction((tx) =>
    holdCoupon(tx, {
      couponId,
      orderId: order.id,
      userId: order.customerId,
      discount: zero,
      at: server.clock.now(),
    }),
  )

test('available coupons are those that a quote would not reject, by id', async () => {
  const open = [await aCoupon(server), await aCoupon(server, { validFrom: '2026-11-20', validTo: '2026-11-20' })]
  await aCoupon(server, { active: false })
  await aCoupon(server, { validTo: '2026-11-19' })
  await aCoupon(server, { validFrom: '2026-11-21' })
  await aCoupon(server, { useLimit: 1, uses: 1 })
  const ids = open.map(({ id }) => id).toSorted()
  expect(await availableTo((await aUser(server)).id)).toEqual(ids)
})

test('coupon is not available to the user that holds or has used it', async () => {
  const coupon = await aCoupon(server)
  const order = await anOrder(server)
  await hold(coupon.id, order)
  expect(await availableTo(order.customerId)).not.toContain(coupon.id)
  expect(await availableTo((await aUser(server)).id)).toContain(coupon.id)
  await server.database.transaction((tx) => useHold(tx, order.id))
  expect(await availableTo(order.customerId)).not.toContain(coupon.id)
})

test('coupon whose last use another order holds is not available', async () => {
  const coupon = await aCoupon(server, { useLimit: 1 })
  const { id: userId } = await aUser(server)
  expect(await availableTo(userId)).toContain(coupon.id)
  await hold(coupon.id, await anOrder(server))
  expect(await availableTo(userId)).not.toContain(coupon.id)
})
