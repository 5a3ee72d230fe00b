import { m } from '#messages'
import { describe, expect, test } from 'vitest'
import type { PaymentPurpose } from '#contract/values/order-state.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { createClient } from '#web/shared/api/api.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { idsFrom, look, pauseAfter, settle, outcomeOf } from './settle.ts'

const ids = { orderId: 'o1', transactionId: 't1' }

const declined = { status: 'PAYMENT_DECLINED', code: 'payment_failed' }

interface Said {
  verify?: { status: string; code: string; purpose?: PaymentPurpose } | Error | ErrorCode
  confirm?: { code: string } | ErrorCode
  remove?: { code: string } | ErrorCode
}

/** The API as a script: what each call answers, and which calls came. */
function anApi({
  verify = { status: 'PAYMENT_SUCCESS', code: 'payment_applied' },
  confirm = { code: 'payment_completed' },
  remove = { code: 'order_deleted' },
}: Said) {
  const calls: string[] = []
  const api = createClient(async (path, { method }) => {
    calls.push(`${method} ${path}`)
    const said = path.startsWith('/api/payment/verify')
      ? verify
      : path.startsWith('/api/payment/confirm')
        ? confirm
        : remove
    if (said instanceof Error) throw said
    if (typeof said !== 'string') return Response.json({ purpose: 'order', ...said })
    const statusCode = said.endsWith('_not_found') ? 404 : 409
    return Response.json(
      { statusCode, error: 'Rejected', code: said, message: [`no: ${said}`], requestId: 'r' },
      { status: statusCode },
    )
  })
  return { api, calls }
}

describe('the ids in the address', () => {
  test.each(['o1&t1', 'o1%26t1'])('%s are two', (segment) => {
    expect(idsFrom(segment)).toEqual(ids)
  })

  test.each(['', 'o1', 'o1&', '&t1', 'o1&t1&x', 'o1&t 1', 'o1&<script>', `o1&${'t'.repeat(27)}`])(
    '%j are none',
    (segment) => {
      expect(idsFrom(segment)).toBeUndefined()
    },
  )
})

describe('what the gateway’s code means', () => {
  test.each([
    ['PAYMENT_SUCCESS', 'payment_applied', 'paid'],
    ['COMPLETED', 'payment_applied', 'paid'],
    ['PAYMENT_PENDING', 'payment_failed', 'pending'],
    ['INTERNAL_SERVER_ERROR', 'payment_failed', 'pending'],
    ['TRANSACTION_NOT_FOUND', 'payment_pending', 'pending'],
    ['TRANSACTION_NOT_FOUND', 'payment_failed', 'failed'],
    ['PAYMENT_DECLINED', 'payment_failed', 'failed'],
    ['TIMED_OUT', 'payment_failed', 'failed'],
    ['PAYMENT_SUCCESS', 'payment_refund_due', 'paid_back'],
    ['PAYMENT_SUCCESS', 'payment_refunded', 'paid_back'],
  ] as const)('%s with %j is %s', (status, code, outcome) => {
    expect(outcomeOf({ status, code })).toBe(outcome)
  })
})

describe('settling a payment', () => {
  test('one that succeeded is confirmed', async () => {
    const { api, calls } = anApi({})
    expect(await settle(api, ids)).toEqual({ state: 'paid', of: 'order' })
    expect(calls).toEqual(['GET /api/payment/verify?transactionId=t1', 'POST /api/payment/confirm/o1'])
  })

  test('a confirmation that is still pending waits', async () => {
    const { api } = anApi({ confirm: { code: 'payment_pending' } })
    expect(await settle(api, ids)).toEqual({ state: 'pending' })
  })

  test('a confirmation that is rejected is told with its reason, and nothing is deleted', async () => {
    const { api, calls } = anApi({ confirm: 'payment_not_completed' })
    expect(await settle(api, ids)).toEqual({ state: 'unconfirmed', reason: m.error_payment_not_completed() })
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false)
  })

  test('one that failed lets go of the order', async () => {
    const { api, calls } = anApi({ verify: declined, confirm: 'payment_not_completed' })
    expect(await settle(api, ids)).toEqual({ state: 'failed', of: 'order' })
    expect(calls.at(-1)).toBe('DELETE /api/orders/o1')
  })

  test('a top-up that failed lets go of nothing', async () => {
    const { api, calls } = anApi({ verify: { ...declined, purpose: 'top_up' }, confirm: 'payment_not_completed' })
    expect(await settle(api, ids)).toEqual({ state: 'failed', of: 'top_up' })
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  })

  test('a failed try of an order that another try has paid is no failure', async () => {
    expect(await settle(anApi({ verify: declined }).api, ids)).toEqual({ state: 'paid', of: 'order' })
    const meanwhile = anApi({ verify: declined, confirm: 'payment_not_completed', remove: 'order_already_paid' })
    expect(await settle(meanwhile.api, ids)).toEqual({ state: 'paid', of: 'order' })
  })

  test.each(['order_not_found', 'payment_not_found'] as const)(
    'an order of somebody else, or a payment of another order (%s), is unknown and left alone',
    async (confirm) => {
      for (const verify of [declined, { status: 'PAYMENT_SUCCESS', code: 'payment_applied' }]) {
        const { api, calls } = anApi({ verify, confirm })
        expect(await settle(api, ids)).toEqual({ state: 'unknown' })
        expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
      }
    },
  )

  test('money that goes back is told with its reason', async () => {
    const verify = { status: 'PAYMENT_SUCCESS', code: 'payment_refund_due' }
    const { api, calls } = anApi({ verify })
    expect(await settle(api, ids)).toEqual({ state: 'paid_back', reason: m.note_payment_refund_due() })
    expect(calls).toHaveLength(1)
  })

  test('a test of the gateway is nobody’s order', async () => {
    const { api } = anApi({ verify: { ...declined, purpose: 'test' } })
    expect(await settle(api, ids)).toEqual({ state: 'unknown' })
  })

  test('an order that cannot be let go stays, and the reason is known', async () => {
    const { api } = anApi({
      verify: declined,
      confirm: 'payment_not_completed',
      remove: 'busy',
    })
    expect(await settle(api, ids)).toEqual({ state: 'not_deleted', reason: m.error_busy() })
  })

  test('a pending one is neither confirmed nor let go', async () => {
    const { api, calls } = anApi({ verify: { status: 'PAYMENT_PENDING', code: 'payment_pending' } })
    expect(await settle(api, ids)).toEqual({ state: 'pending' })
    expect(calls).toHaveLength(1)
  })

  test('without an answer nothing is decided', async () => {
    const { api, calls } = anApi({ verify: new TypeError('offline') })
    expect(await settle(api, ids)).toEqual({ state: 'unverified' })
    expect(calls).toHaveLength(1)
  })

  test('payment without a record is unknown', async () => {
    expect(await settle(anApi({ verify: 'payment_not_found' }).api, ids)).toEqual({ state: 'unknown' })
  })

  test('looking alone never changes anything', async () => {
    for (const status of ['PAYMENT_SUCCESS', 'PAYMENT_DECLINED']) {
      const { api, calls } = anApi({ verify: { status, code: 'payment_failed' } })
      await look(api, ids)
      expect(calls).toEqual(['GET /api/payment/verify?transactionId=t1'])
    }
  })

  test('a page that was left throws instead of showing anything', async () => {
    const abort = new AbortController()
    abort.abort()
    await expect(
      look(
        anApi({
          verify: new ApiError(
            { statusCode: 404, error: '', code: 'not_found', message: [], requestId: '' },
            undefined,
          ),
        }).api,
        ids,
        abort.signal,
      ),
    ).rejects.toThrow()
  })
})

test('a pending payment is asked about as the gateway wants it, at last once a minute', () => {
  const seconds = (watched: number) => pauseAfter(watched * 1_000) / 1_000
  expect([0, 29, 30, 89, 90, 149, 150, 209, 210, 1_300].map(seconds)).toEqual([3, 3, 6, 6, 10, 10, 30, 30, 60, 60])
})
