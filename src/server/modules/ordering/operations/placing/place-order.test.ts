import { describe, expect, test } from 'vitest'
import { aCoupon } from '#test/factories/coupon.ts'
import { aFeast, aGuest, capacityTaken } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { rows, sql } from '#server/kernel/sql.ts'

const server = useServer()
const db = () => server.database.db

describe('an order that is placed', () => {
  test('has the server’s bill, its first payment attempt, ten minutes and one event', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request({ note: 'Please ring twice', couponCode: '', expectedTotal: 10_500 }))

    expect(order).toMatchObject({
      state: 'awaiting_payment',
      paymentStatus: 'PENDING',
      caterer: {
        id: feast.caterer.id,
        name: feast.caterer.name,
        slug: feast.caterer.slug,
        contact: feast.caterer.contact,
      },
      package: { id: feast.offer.id, name: feast.offer.name, kind: 'package', dishType: 'veg' },
      guests: 40,
      dietSplit: { veg: 40, jain: 0, nonVeg: 0 },
      eventDate: '2026-12-12',
      eventTime: '19:30',
      venue: feast.request().venue,
      contact: { name: 'Asha Kulkarni', phone: '+919820012345' },
      note: 'Please ring twice',
      bill: {
        perPlate: 250,
        subtotal: 10_000,
        discount: 0,
        taxable: 10_000,
        tax: 500,
        total: 10_500,
        lines: [
          { kind: 'plates', about: feast.offer.name, quantity: 40, unit: 250, amount: 10_000 },
          { kind: 'cgst', about: 'CGST', quantity: 1, unit: 250, amount: 250, rate: 2.5 },
          { kind: 'sgst', about: 'SGST', quantity: 1, unit: 250, amount: 250, rate: 2.5 },
        ],
      },
      cancellation: [
        { daysBefore: 7, percent: 100, amount: 10_500 },
        { daysBefore: 3, percent: 50, amount: 5_250 },
        { daysBefore: 0, percent: 0, amount: 0 },
      ],
      holdUntil: '2026-11-20T04:40:00.000Z',
      events: [{ seq: 1, to: 'awaiting_payment', at: '2026-11-20T04:30:00.000Z' }],
      can: { pay: true, delete: true, cancel: false, order_again: false },
    })
    expect(order).not.toHaveProperty('couponCode')
    expect(order.menu).toEqual([
      {
        _id: feast.offer.items[0]?.id,
        name: 'Starters',
        price: 40,
        minQty: 1,
        quantity: 2,
        addon: 0,
        dishes: ['Paneer Tikka', 'Hara Bhara Kebab'],
        descriptions: ['Cottage cheese from the tandoor', ''],
      },
    ])
    expect(order.transactionId).not.toBe(order.id)
    expect(await capacityTaken(server, feast.caterer.id)).toBe(40)
  })

  test('keeps its price when the caterer changes its menu', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request())
    await rows(db(), sql`update packages set base_price_paise = 99900, name = 'Dearer' where id = ${feast.offer.id}`)
    await rows(db(), sql`update menu_dishes set deleted_at = now() where menu_id = ${feast.offer.items[0]?.menuId}`)
    expect(await guest.see(order.id)).toEqual(order)
  })

  test('holds its coupon against other orders', async () => {
    const feast = await aFeast(server)
    const guest = await aGuest(server)
    const coupon = await aCoupon(server)
    const order = await guest.order(feast.request({ couponCode: coupon.code.toLowerCase() }))
    expect(order).toMatchObject({
      couponCode: coupon.code,
      bill: { subtotal: 10_000, discount: 1_000, taxable: 9_000, tax: 450, total: 9_450 },
    })
    const second = await guest.place(feast.request({ couponCode: coupon.code }))
    expect(second).toMatchObject({
      status: 422,
      body: {
        code: 'coupon_taken',
        fields: { couponCode: 'This coupon is already on another unpaid booking of yours.' },
      },
    })
    expect((await (await aGuest(server)).place(feast.request({ guests: 30, couponCode: coupon.code }))).status).toBe(
      201,
    )
  })

  test('to another state is taxed as one', async () => {
    const feast = await aFeast(server, { caterer: { stateCode: '24' } })
    const order = await (await aGuest(server)).order(feast.request())
    expect(order.bill.lines.at(-1)).toEqual({
      kind: 'igst',
      about: 'IGST',
      quantity: 1,
      unit: 500,
      amount: 500,
      rate: 5,
    })
  })
})
