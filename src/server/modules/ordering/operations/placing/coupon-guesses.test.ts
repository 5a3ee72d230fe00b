import { describe, expect, test } from 'vitest'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { limits } from '#contract/limits.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { nextAddress } from '#test/support/forwarded-address.ts'
import { aFeast, aGuest, from, type ErrorBody, type Feast } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer({ TRUST_PROXY: '1' })
const { account, network } = limits.order.wrongCouponsAnHour
const hour = 60 * 60 * 1000

/** Asks for a bill with a code as a visitor. */
async function quoteFrom(address: string, feast: Feast, couponCode: string) {
  const response = await server.request('/api/orders/quote', {
    method: 'POST',
    headers: { ...from(address), 'content-type': 'application/json' },
    body: JSON.stringify(feast.request({ couponCode })),
  })
  const body = (await response.json()) as Quote & ErrorBody
  return { status: response.status, wait: response.headers.get('retry-after'), body }
}

describe('codes of coupons without effect', () => {
  test('of one network are answered up to a limit an hour, each once; those that can be used always', async () => {
    const [feast, coupon, address] = [await aFeast(server), await aCoupon(server), nextAddress()]
    for (let i = 0; i < network; i++) {
      const { status, body } = await quoteFrom(address, feast, `NONE${i}`)
      expect([i, status, body.problems.map(({ code }) => code)]).toEqual([i, 200, ['coupon_unknown']])
      // The bill is asked for again after each change.
      expect((await quoteFrom(address, feast, `none${i}`)).status).toBe(200)
    }
    for (let i = 0; i < 2; i++) {
      const refused = await quoteFrom(address, feast, 'ONE-MORE')
      expect([refused.status, refused.body.message, refused.wait]).toEqual([
        429,
        ['Too many attempts. Try again in 60 minutes.'],
        '3600',
      ])
    }
    const used = await quoteFrom(address, feast, coupon.code)
    expect([used.status, used.body.problems]).toEqual([200, []])
    expect((await quoteFrom(nextAddress(), feast, 'ONE-MORE')).status).toBe(200)
    server.clock.advance(hour)
    expect((await quoteFrom(address, feast, 'ONE-MORE')).status).toBe(200)
  })

  test('of one account are counted wherever it is, in bills and in orders', async () => {
    const [feast, guest] = [await aFeast(server), await aGuest(server)]
    const ask = (path: string, couponCode: string) =>
      guest.call<ErrorBody>('POST', path, feast.request({ couponCode }), {
        ...from(nextAddress()),
        'idempotency-key': `key-of-${couponCode}`,
      })
    for (let i = 0; i < account; i++)
      expect((await ask(i % 2 ? '/api/orders' : '/api/orders/quote', `GUESS${i}`)).status).toBe(i % 2 ? 422 : 200)
    for (const path of ['/api/orders', '/api/orders/quote'])
      expect((await ask(path, 'GUESS-TOO-MANY')).body.code).toBe('too_many_requests')
    expect((await guest.place(feast.request())).status).toBe(201)
  })
})
