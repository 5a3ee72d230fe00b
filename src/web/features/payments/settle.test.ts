import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '#contract/refusals.ts'
import { ApiRefusal, createClient } from '#web/lib/api.ts'
import { idsFrom, look, pauseBefore, settle, verdictOf } from './settle.ts'

const ids = { orderId: 'o1', transactionId: 't1' }

interface Said {
  verify?: { status: string; message: string } | Error | RefusalCode
  confirm?: { message: string } | RefusalCode
  remove?: { message: string } | RefusalCode
}

/** The API as a script: what each call answers, and which calls came. */
function anApi({
  verify = { status: 'PAYMENT_SUCCESS', message: 'Payment Successful' },
  confirm = { message: 'ok' },
  remove = { message: 'ok' },
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
    if (typeof said !== 'string') return Response.json(said)
    const statusCode = said === 'payment_not_found' ? 404 : 409
    return Response.json(
      { statusCode, error: 'Refused', code: said, message: [`no: ${said}`], requestId: 'r' },
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
    ['PAYMENT_SUCCESS', 'Payment Successful', 'paid'],
    ['COMPLETED', 'Payment Successful', 'paid'],
    ['PAYMENT_PENDING', 'x', 'pending'],
    ['INTERNAL_SERVER_ERROR', 'x', 'pending'],
    ['TRANSACTION_NOT_FOUND', 'We are verifying your payment status. Please wait.', 'pending'],
    ['TRANSACTION_NOT_FOUND', 'Payment failed.', 'failed'],
    ['PAYMENT_DECLINED', 'Payment failed.', 'failed'],
    ['TIMED_OUT', 'Payment failed.', 'failed'],
  ])('%s with %j is %s', (status, message, verdict) => {
    expect(verdictOf({ status, message })).toBe(verdict)
  })
})

describe('settling a payment', () => {
  test('one that succeeded is confirmed', async () => {
    const { api, calls } = anApi({})
    expect(await settle(api, ids)).toEqual({ state: 'paid' })
    expect(calls).toEqual(['GET /api/payment/verify?transactionId=t1', 'POST /api/payment/confirm/o1'])
  })

  test('a confirmation that is still pending waits', async () => {
    const { api } = anApi({ confirm: { message: 'We are verifying your payment status. Please wait.' } })
    expect(await settle(api, ids)).toEqual({ state: 'pending' })
  })

  test('a confirmation that is refused is told with its reason, and nothing is deleted', async () => {
    const { api, calls } = anApi({ confirm: 'order_not_found' })
    expect(await settle(api, ids)).toEqual({ state: 'unconfirmed', reason: 'no: order_not_found' })
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false)
  })

  test('one that failed lets go of the order', async () => {
    const { api, calls } = anApi({ verify: { status: 'PAYMENT_DECLINED', message: 'Payment failed.' } })
    expect(await settle(api, ids)).toEqual({ state: 'failed' })
    expect(calls.at(-1)).toBe('DELETE /api/orders/o1')
  })

  test('an order that cannot be let go stays, and the reason is known', async () => {
    const { api } = anApi({
      verify: { status: 'PAYMENT_DECLINED', message: 'Payment failed.' },
      remove: 'order_not_deletable',
    })
    expect(await settle(api, ids)).toEqual({ state: 'not_deleted', reason: 'no: order_not_deletable' })
  })

  test('a pending one is neither confirmed nor let go', async () => {
    const { api, calls } = anApi({ verify: { status: 'PAYMENT_PENDING', message: '' } })
    expect(await settle(api, ids)).toEqual({ state: 'pending' })
    expect(calls).toHaveLength(1)
  })

  test('without an answer nothing is decided', async () => {
    const { api, calls } = anApi({ verify: new TypeError('offline') })
    expect(await settle(api, ids)).toEqual({ state: 'unverified' })
    expect(calls).toHaveLength(1)
  })

  test('a payment that nobody knows is unknown', async () => {
    expect(await settle(anApi({ verify: 'payment_not_found' }).api, ids)).toEqual({ state: 'unknown' })
  })

  test('looking alone never changes anything', async () => {
    for (const status of ['PAYMENT_SUCCESS', 'PAYMENT_DECLINED']) {
      const { api, calls } = anApi({ verify: { status, message: '' } })
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
          verify: new ApiRefusal(
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

test('a pending payment is asked about every three seconds at first, then less and less often, at least twice a minute', () => {
  const pauses = Array.from({ length: 30 }, (_, at) => pauseBefore(at + 1))
  expect(pauses.slice(0, 3)).toEqual([3000, 3000, 3000])
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.at(-1)).toBe(30_000)
})
