import { describe, expect, test } from 'vitest'
import type { CouponCheck } from '#contract/endpoints/coupons.ts'
import { firstRow, rows, sql } from '#server/kernel/sql.ts'
import { post } from '#test/support/accounts.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aFeast, aGuest, type ErrorBody } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const path = '/api/coupon/validate'

async function check(body: object): Promise<{ status: number; body: CouponCheck & ErrorBody }> {
  const response = await post(server, path, body)
  return { status: response.status, body: (await response.json()) as CouponCheck & ErrorBody }
}

describe('a code that can be used', () => {
  test('tells what it takes off, at both of its paths, whatever its case', async () => {
    const coupon = await aCoupon(server, { percent: 1_000, atMost: 500_00 })
    for (const at of [path, '/coupon/validate']) {
      const response = await post(server, at, { code: ` ${coupon.code.toLowerCase()} `, subtotal: 1_000.5 })
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({
        coupon: {
          _id: coupon.id,
          id: coupon.id,
          code: coupon.code,
          title: coupon.title,
          kind: 'percent',
          value: 10,
          minimum: 0,
          atMost: 500,
        },
        discount: 100.05,
        note: '',
      })
    }
    expect((await check({ code: coupon.code, subtotal: 90_000 })).body.discount).toBe(500)
    expect((await check({ code: coupon.code })).body.discount).toBe(0)
  })

  test('never takes off more than is bought', async () => {
    const { code } = await aCoupon(server, { kind: 'flat', flat: 500_00 })
    expect((await check({ code, subtotal: 120 })).body.discount).toBe(120)
  })

  test('of a gift tells what comes along', async () => {
    const { code } = await aCoupon(server, { kind: 'gift' })
    expect((await check({ code, subtotal: 120 })).body).toMatchObject({
      discount: 0,
      note: 'A gift and a cake come along',
    })
  })

  test('is not held by asking', async () => {
    const coupon = await aCoupon(server, { useLimit: 1 })
    const guest = await aGuest(server)
    for (let i = 0; i < 3; i++) expect((await guest.call('POST', path, { code: coupon.code })).status).toBe(200)
    expect(
      await firstRow(
        server.database.db,
        sql`select count(*)::int as held from coupon_holds where coupon_id = ${coupon.id}`,
      ),
    ).toEqual({ held: 0 })
  })
})

describe('a code that cannot be used is rejected beside it', () => {
  test.each([
    ['that nobody knows', undefined, 'coupon_unknown'],
    ['that is switched off', { active: false }, 'coupon_unknown'],
    ['that has run out', { validTo: '2026-11-19' }, 'coupon_unknown'],
    ['that begins tomorrow', { validFrom: '2026-11-21' }, 'coupon_unknown'],
    ['that others used up', { useLimit: 1, uses: 1 }, 'coupon_unknown'],
    ['for larger orders', { minimum: 1_000_01 }, 'coupon_minimum'],
  ] as const)('%s', async (_, given, code) => {
    const known = given ? (await aCoupon(server, given)).code : 'NOSUCHCODE'
    const { status, body } = await check({ code: known, subtotal: 1_000 })
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 422,
      code,
      fields: { code: body.message[0] },
    })
  })

  test('by the account that holds or has used it, and by no other', async () => {
    const feast = await aFeast(server)
    const coupon = await aCoupon(server)
    const guest = await aGuest(server)
    const order = await guest.order(feast.request({ couponCode: coupon.code }))
    const asked = () => guest.call<ErrorBody>('POST', path, { code: coupon.code })
    expect((await asked()).body.code).toBe('coupon_taken')
    expect((await guest.remove(order.id)).status).toBe(200)
    expect((await asked()).status).toBe(200)
    expect((await (await aGuest(server)).call('POST', path, { code: coupon.code })).status).toBe(200)
    expect((await check({ code: coupon.code })).status).toBe(200)
  })

  test('with what became of it only to the account that holds it', async () => {
    const feast = await aFeast(server)
    const coupon = await aCoupon(server)
    const guest = await aGuest(server)
    await guest.order(feast.request({ couponCode: coupon.code }))
    await rows(server.database.db, sql`update coupons set valid_to = '2026-11-19' where id = ${coupon.id}`)
    expect((await guest.call<ErrorBody>('POST', path, { code: coupon.code })).body.code).toBe('coupon_not_valid_now')
    expect((await check({ code: coupon.code })).body.code).toBe('coupon_unknown')
  })

  test('sixty times an hour from one network, and good codes are not counted', async () => {
    const { code } = await aCoupon(server)
    const from = (ip: string, given: string) => post(server, path, { code: given }, { 'x-forwarded-for': ip })
    for (let i = 0; i < 60; i++) expect((await from('203.0.113.9', `GUESS${i}`)).status).toBe(422)
    expect((await from('203.0.113.9', code)).status).toBe(429)
    for (let i = 0; i < 65; i++) expect((await from('203.0.113.10', code)).status).toBe(200)
    server.clock.advance(60 * 60_000)
    expect((await from('203.0.113.9', code)).status).toBe(200)
  })

  test.each([
    ['nothing', {}],
    ['an empty code', { code: '  ' }],
    ['too long a code', { code: 'A'.repeat(41) }],
    ['a negative order', { code: 'SAVE', subtotal: -1 }],
    ['parts of a paisa', { code: 'SAVE', subtotal: 0.1 + 0.2 }],
    ['more than can be counted', { code: 'SAVE', subtotal: 1e12 }],
    ['an order that is no number', { code: 'SAVE', subtotal: Number.NaN }],
  ])('as malformed with %s', async (_, body) => {
    expect(await check(body)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })
})
