import { describe, expect, test } from 'vitest'
import { aCoupon, aPromotion } from '#test/factories/coupon.ts'
import { anOrder, aUser } from '#test/factories/index.ts'
import { useServer } from '#test/support/server.ts'
import { zero } from '#contract/values/money.ts'
import type { Tx } from '#server/kernel/context.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { findCoupon, holdCoupon, releaseHold, useHold } from './index.ts'
import { promotionsOn } from './queries/promotions.ts'

const server = useServer()
const today = '2026-11-20'
const visitor = { day: today, userId: undefined }

const inTx = <T>(work: (tx: Tx) => Promise<T>) => server.database.transaction(work)
const hold = (couponId: string, order: { id: string; customerId: string }, discount = zero) =>
  inTx((tx) =>
    holdCoupon(tx, { couponId, orderId: order.id, userId: order.customerId, discount, at: server.clock.now() }),
  )
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error))
const use = (orderId: string) => inTx((tx) => useHold(tx, orderId))
const release = (orderId: string) => inTx((tx) => releaseHold(tx, orderId))
const usesOf = async (id: string) =>
  (await firstRow<{ uses: number }>(server.database.db, sql`select uses from coupons where id = ${id}`))?.uses

describe('finding a coupon', () => {
  test('does not mind the case of its code', async () => {
    const { id, code } = await aCoupon(server)
    expect((await findCoupon(server.database.db, code.toLowerCase(), visitor))?.coupon.id).toBe(id)
    expect(await findCoupon(server.database.db, 'NOSUCHCODE', visitor)).toBeUndefined()
  })

  test('takes a hostile code as nothing but an unknown one', async () => {
    expect(await findCoupon(server.database.db, "' or 1=1 --", visitor)).toBeUndefined()
  })

  test('contains the uses of this account only', async () => {
    const coupon = await aCoupon(server)
    const order = await anOrder(server)
    await hold(coupon.id, order)
    expect((await findCoupon(server.database.db, coupon.code, { day: today, userId: order.customerId }))?.own).toBe(
      'reserved',
    )
    expect(
      (await findCoupon(server.database.db, coupon.code, { day: today, userId: (await aUser(server)).id }))?.own,
    ).toBeUndefined()
    await use(order.id)
    expect((await findCoupon(server.database.db, coupon.code, { day: today, userId: order.customerId }))?.own).toBe(
      'used',
    )
  })
})

describe('holding a coupon', () => {
  test('a second order of the same person is rejected until the first lets go', async () => {
    const coupon = await aCoupon(server)
    const first = await anOrder(server)
    const second = await anOrder(server, { customerId: first.customerId })
    await hold(coupon.id, first)
    await expect(hold(coupon.id, second)).rejects.toMatchObject({
      code: 'coupon_taken',
      problems: [{ code: 'coupon_taken', field: 'couponCode', values: {} }],
    })
    await release(first.id)
    await hold(coupon.id, second)
    await use(second.id)
    const third = await anOrder(server, { customerId: first.customerId })
    await expect(hold(coupon.id, third)).rejects.toMatchObject({ code: 'coupon_used' })
  })

  test('twenty orders of one person at once get it once', async () => {
    const coupon = await aCoupon(server)
    const customer = await aUser(server)
    const orders = await Promise.all(Array.from({ length: 20 }, () => anOrder(server, { customerId: customer.id })))
    const answers = await Promise.all(orders.map((order) => hold(coupon.id, order).then(() => 'held', codeOf)))
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'coupon_taken')).toHaveLength(19)
  })

  test('twenty people at once never get more than its limit, used and held together', async () => {
    const coupon = await aCoupon(server, { useLimit: 5, uses: 2 })
    const orders = await Promise.all(Array.from({ length: 20 }, () => anOrder(server)))
    const answers = await Promise.all(orders.map((order) => hold(coupon.id, order).then(() => 'held', codeOf)))
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(3)
    expect(answers.filter((answer) => answer === 'coupon_exhausted')).toHaveLength(17)
    expect((await findCoupon(server.database.db, coupon.code, visitor))?.coupon.exhausted).toBe(true)
    await Promise.all(orders.map((order) => use(order.id)))
    expect(await usesOf(coupon.id)).toBe(5)
  })

  test('a use is counted once, however often it is asked for', async () => {
    const coupon = await aCoupon(server)
    const order = await anOrder(server)
    await hold(coupon.id, order)
    expect(await Promise.all([use(order.id), use(order.id), use(order.id)])).toEqual(
      expect.arrayContaining([true, false, false]),
    )
    expect(await usesOf(coupon.id)).toBe(1)
  })

  test('what is used cannot be released', async () => {
    const coupon = await aCoupon(server)
    const order = await anOrder(server)
    await hold(coupon.id, order)
    await use(order.id)
    await release(order.id)
    expect((await findCoupon(server.database.db, coupon.code, { day: today, userId: order.customerId }))?.own).toBe(
      'used',
    )
  })

  test('paid order keeps its coupon after the limit was lowered', async () => {
    const coupon = await aCoupon(server, { useLimit: 3, uses: 2 })
    const order = await anOrder(server)
    await hold(coupon.id, order)
    await rows(server.database.db, sql`update coupons set use_limit = 2 where id = ${coupon.id}`)
    expect(await use(order.id)).toBe(true)
    expect(await usesOf(coupon.id)).toBe(2)
  })
})

describe('what is offered today', () => {
  test('is active, within its dates and not used up', async () => {
    const open = await aCoupon(server)
    const hidden = await Promise.all([
      aCoupon(server, { active: false }),
      aCoupon(server, { validTo: '2026-11-19' }),
      aCoupon(server, { validFrom: '2026-11-21' }),
      aCoupon(server, { useLimit: 1, uses: 1 }),
    ])
    const answer = (await (await server.request('/api/coupon')).json()) as { id: string }[]
    const ids = answer.map((coupon) => coupon.id)
    expect(ids).toContain(open.id)
    for (const coupon of hidden) expect(ids).not.toContain(coupon.id)
  })

  test('reads over the wire as the spec’s coupon, in per cent and rupees', async () => {
    const percent = await aCoupon(server, { percent: 1_250, minimum: 2_000_00, validTo: '2026-12-31' })
    const gift = await aCoupon(server, { kind: 'gift' })
    const flat = await aCoupon(server, { kind: 'flat', flat: 750_50 })
    for (const path of ['/api/coupon', '/coupon']) {
      const answer = (await (await server.request(path)).json()) as unknown[]
      expect(answer).toContainEqual({
        _id: percent.id,
        id: percent.id,
        code: percent.code,
        title: percent.title,
        kind: 'percent',
        value: 12.5,
        minimum: 2000,
        validTo: '2026-12-31',
      })
      expect(answer).toContainEqual(expect.objectContaining({ id: gift.id, kind: 'gift', value: 0 }))
      expect(answer).toContainEqual(expect.objectContaining({ id: flat.id, kind: 'flat', value: 750.5 }))
    }
  })

  test('is promised in the strip in its order, with its code or the support number', async () => {
    const coupon = await aCoupon(server, { code: 'FLAT10' })
    const second = await aPromotion(server, { title: 'Free Tasting', byPhone: true, position: 9_002 })
    const first = await aPromotion(server, { title: 'Flat 10% Off', couponId: coupon.id, position: 9_001 })
    const answer = (await (await server.request('/api/promotions')).json()) as { title: string }[]
    expect(answer.slice(-2)).toEqual([
      { title: first.title, text: first.text, code: 'FLAT10' },
      { title: second.title, text: second.text, phone: '+912248931770' },
    ])
  })

  test('is promised on the page of festivals with its last day, and nowhere else', async () => {
    const coupon = await aCoupon(server, { code: 'DIWALI2026' })
    const offer = await aPromotion(server, { couponId: coupon.id, place: 'festival', validTo: '2099-11-08' })
    const titled = async (path: string) => {
      const answer = (await (await server.request(path)).json()) as { title: string }[]
      return answer.filter(({ title }) => title === offer.title)
    }
    expect(await titled('/api/promotions?place=festival')).toEqual([
      { title: offer.title, text: offer.text, code: 'DIWALI2026', validTo: '2099-11-08' },
    ])
    expect(await titled('/api/promotions')).toEqual([])
    expect((await server.request('/api/promotions?place=roof')).status).toBe(400)
  })

  test('is never promised when it cannot be claimed', async () => {
    const gone = await aCoupon(server, { useLimit: 1, uses: 1 })
    const over = await aCoupon(server, { validTo: '2026-11-19' })
    const hidden = await Promise.all([
      aPromotion(server, { couponId: gone.id }),
      aPromotion(server, { couponId: over.id }),
      aPromotion(server, { active: false }),
      aPromotion(server, { validFrom: '2026-11-21' }),
      aPromotion(server, { place: 'festival' }),
      // Neither a code nor a call leads to it.
      aPromotion(server, { byPhone: false }),
    ])
    const titles = (await promotionsOn(server.database.db, today, 'strip')).map((promotion) => promotion.title)
    for (const promotion of hidden) expect(titles).not.toContain(promotion.title)
  })
})
